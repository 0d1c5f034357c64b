import { firstPickerEn } from './first-en.ts';
import type { pickerZh } from './zh.ts';

/** English texts of pickers. */
export const pickerEn = {
  ...firstPickerEn,
  'picker.rows': 'Show rows',
  'picker.searched': 'Searched lately',
  'picker.linkPassword': 'Password of the link',
  'picker.linkPasswordOptional': 'Password of the link (optional)',
  'picker.linkHint': '{min} to {max} characters. It replaces any earlier password of the link.',
  'picker.linkMissing': 'Enter a password of {min} to {max} characters for the link',
  'picker.linkLength': 'Use {min} to {max} characters',
  'picker.linkNotOwner': 'Only the owner of “{title}” can share a link to it',
  'picker.linkNoScope': "This page isn't allowed to share links to your files",
  'picker.linkFailed': "The link to “{title}” couldn't be created: {reason}",
  'picker.locationLabel': 'Choose a folder',
  'picker.chooseHere': 'Choose this folder',
  'picker.saveHere': 'Save here',
  'picker.emptyText': 'There is nothing to choose here yet.',
  'picker.name': 'Name',
  'picker.here': 'Location: {title}',
  'picker.noFolders': 'No folders here',
  'picker.noFoldersText': 'You can choose this location.',
  'picker.nameTaken': 'An item here already has this name. Press again to use it anyway.',
  'picker.nameBlocked': 'An item here already has this name. Choose another one.',
  'picker.nameEmpty': 'Enter a name',
  'picker.nameTooLong': 'A name has at most {n} characters',
  'picker.notHere': "You can't add anything here",
} as const satisfies Readonly<Record<keyof typeof pickerZh, string>>;
