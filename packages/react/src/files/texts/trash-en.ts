import type { trashZh } from './trash-zh.ts';

/** English texts of the trash. */
export const trashEn = {
  'trash.filter': 'Filter the trash',
  'trash.search': 'Search in trash',
  'trash.kind': 'Kind',
  'trash.kindAll': 'All',
  'trash.from': 'Deleted from',
  'trash.to': 'to',
  'trash.clearFilter': 'Clear filters',
  'trash.empty': 'Empty trash',
  'trash.emptyShown': 'Delete these {n} forever',
  'trash.folderGone':
    'The folder it came from is gone, so it lies at the top of My files now. Choose a folder for it, or close this to leave it there.',
} as const satisfies Readonly<Record<keyof typeof trashZh, string>>;
