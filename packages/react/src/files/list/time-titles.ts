/** Title of the column that shows a moment, by which moment it is, in lists to pick from. */
export const timeTitles = {
  updated: 'list.modified',
  opened: 'list.opened',
} as const;
