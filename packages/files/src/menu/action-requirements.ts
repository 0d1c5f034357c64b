import type { FileAction } from './action-table.ts';

/** Names the requirements that each action stands on; those of ours stand on none, or on the decision that places them. */
export const ACTION_REQUIREMENTS: Readonly<Record<FileAction, readonly string[]>> = {
  open: ['ROUTE-50'],
  preview: [
    'MENU-14',
    'MENU-24',
    'MENU-35',
    'MENU-38',
    'MENU-41',
    'MENU-42',
    'MENU-45',
    'MENU-46',
    'MENU-50',
  ],
  rename: ['MENU-05', 'MENU-10', 'MENU-25'],
  share: ['MENU-06', 'MENU-11', 'MENU-26'],
  copyLink: ['SHARE-04'],
  star: ['LIST-17'],
  pin: [],
  publish: ['MENU-15', 'MENU-22', 'MENU-27', 'MENU-28', 'MENU-56', 'MENU-57'],
  clone: ['MENU-16', 'MENU-23', 'MENU-33'],
  locate: ['MENU-20', 'MENU-21', 'MENU-29', 'MENU-58'],
  download: ['MENU-04', 'MENU-17', 'MENU-18', 'MENU-19', 'MENU-30'],
  details: [],
  copyMove: ['MENU-07', 'MENU-12', 'MENU-31'],
  exitCollaboration: ['MENU-36', 'MENU-43', 'MENU-51'],
  unfavourite: ['MENU-37', 'MENU-39'],
  restore: ['MENU-47'],
  removeForGood: ['MENU-48'],
  delete: ['MENU-08', 'MENU-13', 'MENU-32'],
};
