import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What neither the formatter nor the type checker nor the compiler sees. Each exception says why. */
export default defineConfig(
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  // The build puts the list of files in its place.
  { files: ['making/worker.js'], languageOptions: { globals: { ...globals.serviceworker, __SHELL__: 'readonly', __WORDS__: 'readonly' } } },
  {
    rules: {
      // Where the place of a list is known by construction, `!` says so: the compiler takes every place for perhaps empty.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A name that begins with _ says that the value is left aside on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Sets and maps are values here: they are replaced, never changed in sight of anybody.
      'svelte/prefer-svelte-reactivity': 'off',
      // The compiler drops a blank at the edge of a block; {' '} keeps it.
      'svelte/no-useless-mustaches': 'off',
    },
  },
);
