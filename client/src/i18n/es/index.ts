import { common } from './common';
import { home } from './home';
import { people } from './people';
import { replay } from './replay';
import { rulebook } from './rulebook';
import { settings } from './settings';
import { table } from './table';
import { tables } from './tables';

export const es = { common, home, people, replay, rulebook, settings, table, tables };
