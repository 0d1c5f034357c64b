import type { zh } from './zh.ts';

/** English texts of the dialog that moves and copies. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'move.recent': 'Recent',
  'move.favourites': 'Favourite folders',
  'move.nothing': 'No folder found for “{text}”',
  'move.cut': 'There are too many folders to show; some may be missing',
  'move.newFolder': 'New folder',
  'move.newFolderIn': 'New folder in “{title}”',
  'move.create': 'Create',
  'move.copyOnly': 'Already in this folder; you can only copy it here',
  'move.title': 'Move {n} items',
  'move.titleOne': 'Move “{title}”',
  'move.confirm': 'Move here',
  'move.copyConfirm': 'Copy here',
  'move.search': 'Search folders',
};
