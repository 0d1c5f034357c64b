/** Holds the key of each action that has one, as events name it. */
export const ACTION_KEYS = {
  open: 'Enter',
  preview: ' ',
  rename: 'F2',
  star: '*',
  details: 'i',
  delete: 'Delete',
  removeForGood: 'Delete',
} as const;
