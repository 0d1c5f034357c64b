import { format, resolveConfig } from 'prettier';
import { PICKER_ROWS } from './picker-rows.table.ts';
import type { PickerRow } from './picker-rows.table.ts';

const rows = Object.values(PICKER_ROWS).flat();

const proofOf = ({ proof, note = '' }: PickerRow): string =>
  proof === undefined ? note : `${proof[1].replaceAll('|', '\\|')} – \`${proof[0]}\``;

const tableOf = (group: string, first: number, list: readonly PickerRow[]): string =>
  [
    `## ${group}`,
    '',
    '| # | feature | here | proved by, or what is missing |',
    '| --- | --- | --- | --- |',
    ...list.map((row, at) => `| ${first + at} | ${row.what} | ${row.state} | ${proofOf(row)} |`),
    '',
  ].join('\n');

const countOf = (state: string): number => rows.filter((row) => row.state === state).length;

/** Writes the page that compares us with what embeddable pickers offer, from its table. */
export const pickerRowsPage = async (): Promise<string> => {
  const path = 'docs/reference/picker-rows.md';
  let next = 1;
  const tables = Object.entries(PICKER_ROWS).map(([group, list]) => {
    const text = tableOf(group, next, list);
    next += list.length;
    return text;
  });
  const text = [
    '# What embeddable pickers offer, and what is here',
    '',
    'Written from `scripts/documents/picker-rows.table.ts` by `node scripts/write-references.ts`; do not edit by hand.',
    '`y` is there and proved by the named test, `p` is there in part or without such a test, `n` is missing.',
    `Of ${rows.length} features ${countOf('y')} are \`y\`, ${countOf('p')} are \`p\` and ${countOf('n')} are \`n\`.`,
    '',
    ...tables,
  ].join('\n');
  return format(text, { ...(await resolveConfig(path)), filepath: path });
};
