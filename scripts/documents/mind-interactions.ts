import { format, resolveConfig } from 'prettier';
import { MIND_INTERACTIONS } from './mind-interactions.table.ts';
import type { MindInteraction } from './mind-interactions.table.ts';

const rowOf = (
  { what, key = '–', pointer = '–', touch = '–', undo, proof, note }: MindInteraction,
  at: number,
): string => {
  const undone = undo === true ? 'yes' : '–';
  const proved = [proof === undefined ? '' : `${proof[1]} – \`${proof[0]}\``, note ?? '']
    .filter((text) => text !== '')
    .join('; ');
  return `| ${at + 1} | ${[what, key, pointer, touch, undone, proved].join(' | ')} |`;
};

/** Writes the page that says how each thing is done with a mind map, and which test does it. */
export const mindInteractionsPage = async (): Promise<string> => {
  const path = 'docs/reference/mind-map.md';
  const proved = MIND_INTERACTIONS.filter(({ proof }) => proof !== undefined).length;
  const text = [
    '# What people do with a mind map',
    '',
    'Written from `scripts/documents/mind-interactions.table.ts` by `node scripts/write-references.ts`; do not edit by hand.',
    `Ctrl is Command on a Mac. Of ${MIND_INTERACTIONS.length} rows ${proved} have a test; the last column names it, or says what is missing.`,
    '',
    '| # | what | by key | by pointer | by touch | undone | test |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...MIND_INTERACTIONS.map(rowOf),
    '',
  ].join('\n');
  return format(text, { ...(await resolveConfig(path)), filepath: path });
};
