import { common } from './common';
import { home } from './home';
import { people } from './people';
import { replay } from './replay';
import { rulebook } from './rulebook';
import { rulings } from './rulings';
import { settings } from './settings';
import { table } from './table';
import { tables } from './tables';
import { tournaments } from './tournaments';

export const en = { common, home, people, replay, rulebook, rulings, settings, table, tables, tournaments };
