import type { trashZh } from './trash-zh.ts';

/** English texts of the trash. */
export const trashEn = {
  'trash.filter': 'Filter the trash',
  'trash.search': 'Search in trash',
  'trash.kind': 'Kind',
  'trash.kindAll': 'All',
  'trash.from': 'Deleted between',
  'trash.to': 'and',
  'trash.clearFilter': 'Clear filters',
  'trash.empty': 'Empty trash',
  'trash.emptyShown': 'Delete {n} forever',
  'trash.restoreTo': 'Restore to…',
  'trash.restoreInto': 'It leaves the trash and goes into the folder you choose.',
  'trash.folderGone':
    'Its folder no longer exists, so it is now in My files. Choose another folder, or close this to leave it there.',
} as const satisfies Readonly<Record<keyof typeof trashZh, string>>;
