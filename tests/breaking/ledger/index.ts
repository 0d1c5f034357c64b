import type { BreakLine } from '../break-line.ts';
import { calls } from './calls.ts';
import { contractRules } from './contract-rules.ts';
import { fileArea } from './file-area.ts';
import { menus } from './menu.ts';

/** Lists how to break every requirement that has a line yet. */
export const ledger: readonly BreakLine[] = [...contractRules, ...menus, ...fileArea, ...calls];
