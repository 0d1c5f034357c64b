import type { BreakLine } from '../break-line.ts';
import { addresses } from './addresses.ts';
import { calls } from './calls.ts';
import { contractRules } from './contract-rules.ts';
import { entitiesAndWords } from './entities.ts';
import { fileArea } from './file-area.ts';
import { formats } from './formats.ts';
import { lifecycle } from './lifecycle.ts';
import { looksOfAll } from './looks.ts';
import { menus } from './menu.ts';
import { serverAnswers } from './server-answers.ts';
import { payments } from './payments.ts';
import { serverCalls } from './server-calls.ts';
import { sharing } from './sharing.ts';
import { sessionsAndHosts } from './sessions-and-hosts.ts';
import { templates } from './templates.ts';
import { visits } from './visits.ts';

/** Lists how to break every requirement that has a line yet. */
export const ledger: readonly BreakLine[] = [
  ...contractRules,
  ...menus,
  ...fileArea,
  ...calls,
  ...addresses,
  ...formats,
  ...entitiesAndWords,
  ...visits,
  ...payments,
  ...serverCalls,
  ...templates,
  ...sessionsAndHosts,
  ...sharing,
  ...looksOfAll,
  ...lifecycle,
  ...serverAnswers,
];
