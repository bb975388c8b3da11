/** The engine in a worker: Python for WebAssembly, and in it the same package that a server runs. It speaks the messages of the server. */
import type { FromEngine, Start, Told, ToEngine } from './messages';
import { Notes } from './notes';

type Line = { hear: (text: string) => void; leave: () => void; destroy: () => void };
type Engine = {
  start: () => Promise<void>;
  ask: (method: string, path: string, body: string, lang: string) => Promise<{ toJs: () => Told; destroy: () => void } | undefined>;
  connect: (tell: (text: string) => void, closed: (code: number) => void) => Line;
};
type Python = {
  FS: { writeFile: (path: string, body: Uint8Array) => void };
  globals: { get: (name: string) => unknown };
  runPython: (code: string) => unknown;
};
type Runtime = { loadPyodide: (options: Record<string, unknown>) => Promise<Python> };

const PACKAGES = '/tmp/tento.zip';
const BEGIN = `
import site, sys, zipfile
with zipfile.ZipFile("${PACKAGES}") as packages:
    packages.extractall(site.getsitepackages()[0])
from tento.offline.engine import Engine
`;
const lines = new Map<number, Line>();
let engine: Promise<Engine> | null = null;

const tell = (message: FromEngine): void => postMessage(message);

/** A file of the engine as the device keeps it, or from where the page came from; packed ones unpacked. */
async function brought(base: string, name: string): Promise<Response> {
  const url = new URL(name, base).href;
  const kept = 'caches' in self ? await caches.match(url) : undefined;
  const answer = kept ?? (await fetched(url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Response(answer.body!.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': 'application/wasm' } });
}

const fetched = self.fetch.bind(self);

/** What the runtime asks for by its own names is given from what lies there packed. */
function unpackFor(base: string): void {
  const packed: Record<string, string> = { 'pyodide.asm.wasm': 'pyodide.wasm.pack', 'stdlib.zip': 'stdlib.zip.pack' };
  self.fetch = (asked, init) => {
    const url = new URL(asked instanceof Request ? asked.url : asked, base);
    const name = packed[url.pathname.split('/').at(-1)!];
    return name ? brought(base, name) : fetched(asked, init);
  };
}

async function begin({ base, runtime, name, lang }: Start): Promise<Engine> {
  unpackFor(base);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.js`) as Promise<Runtime>,
    import(/* @vite-ignore */ `${base}pyodide.asm.js`) as Promise<{ default: unknown }>,
  ]);
  const lockFileContents = { info: runtime, packages: {} };
  const [python, packages, notes] = await Promise.all([
    loadPyodide({ indexURL: base, stdLibURL: `${base}stdlib.zip`, createPyodideModule, lockFileContents, packageBaseUrl: base }),
    brought(base, 'tento.zip.pack').then((answer) => answer.arrayBuffer()),
    Notes.open(),
  ]);
  python.FS.writeFile(PACKAGES, new Uint8Array(packages));
  python.runPython(BEGIN);
  const make = python.globals.get('Engine') as (name: string, lang: string, keep: (text: string) => Promise<void>, notes: string) => Engine;
  const made = make(name, lang, (text) => notes.keep(text), await notes.read());
  await made.start();
  return made;
}

async function hear(message: ToEngine): Promise<void> {
  if (message.type === 'start') engine ??= begin(message);
  const here = await engine!;
  switch (message.type) {
    case 'start':
      return tell({ type: 'started' });
    case 'ask': {
      const found = await here.ask(message.method, message.path, message.body, message.lang);
      const told = found?.toJs() ?? null;
      found?.destroy();
      return tell({ type: 'told', id: message.id, told });
    }
    case 'connect': {
      const { line } = message;
      const closed = (code: number): void => {
        lines.delete(line);
        tell({ type: 'closed', line, code });
      };
      lines.set(
        line,
        here.connect((text) => tell({ type: 'line', line, text }), closed),
      );
      return;
    }
    case 'say':
      return lines.get(message.line)?.hear(message.text);
    case 'leave':
      lines.get(message.line)?.leave();
      lines.delete(message.line);
  }
}

addEventListener('message', (event: MessageEvent<ToEngine>) => {
  hear(event.data).catch((error: unknown) => tell({ type: 'failed', why: String(error) }));
});
