import type { BreakLine } from '../break-line.ts';
import { contractRules } from './contract-rules.ts';
import { menus } from './menu.ts';

/** Lists how to break every requirement that has a line yet. */
export const ledger: readonly BreakLine[] = [...contractRules, ...menus];
