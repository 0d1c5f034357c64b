import type { FileAreaState } from '@chartdock/files';

/** Items in trash; undefined until they are known. */
export const trashCountOf = ({ trash }: FileAreaState): number | undefined =>
  trash.status === 'known' ? trash.count : undefined;
