import type { FileItem } from '@chartdock/files';

/** A list of which some places may not be loaded. */
export type KnownRows = readonly (FileItem | undefined)[];

/** How many places a neighbour is looked for; those beyond folders and gaps as long as that is not. */
const reach = 200;

/** Finds the file next to a place of a list, in steps of 1 or -1; folders and places that are not loaded are passed over. */
export const neighbourOf = (rows: KnownRows, from: number, step: 1 | -1): FileItem | undefined => {
  if (from < 0) return undefined;
  for (let away = 1; away <= reach; away += 1) {
    const row = rows[from + away * step];
    if (row?.type === 'chart') return row;
  }
  return undefined;
};
