import type { BreakLine } from './break-line.ts';
import { breaksOf } from './break-line.ts';

/** Lists lines of which only one is good; the command must say of each other what is wrong with it. */
export const controlLines: readonly BreakLine[] = [
  ...breaksOf('packages/contract/src/rules/time.ts', [
    // What is broken is the second form, which has other tests.
    ['TIME-02', 'below: 30 * DAY', 'below: 29 * DAY'],
    ['NONE-01', 'below: 30 * DAY', 'below: 29 * DAY'],
    ['TIME-03', 'this text stands nowhere', ''],
    ['TIME-02', 'const MINUTE = 60_000;', 'const MINUTE = 61_000;'],
  ]),
  // Nothing is broken, and what the line before turned red lies in another file.
  ...breaksOf('packages/files/src/list/crumbs.ts', [
    ['CRUMB-02', 'shown: chain.slice(split) };', 'shown: chain.slice(split), };'],
  ]),
];
