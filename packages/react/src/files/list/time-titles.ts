/** Title of the column that shows a moment, by which moment it is. */
export const timeTitles = {
  updated: 'list.modified',
  opened: 'list.opened',
  deleted: 'list.deleted',
  starred: 'list.starred',
  shared: 'list.shared',
} as const;
