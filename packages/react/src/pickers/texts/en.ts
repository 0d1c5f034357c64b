import { firstPickerEn } from './first-en.ts';
import type { pickerZh } from './zh.ts';

/** English texts of pickers. */
export const pickerEn = {
  ...firstPickerEn,
  'picker.linkPassword': 'Password of the link',
  'picker.linkPasswordOptional': 'Password of the link (optional)',
  'picker.linkHint': '{min} to {max} characters. It replaces an earlier password of the link.',
  'picker.linkMissing': 'Enter a password of {min} to {max} characters for the link',
  'picker.linkLength': 'The password has {min} to {max} characters',
  'picker.linkNotOwner': 'Only the owner of “{title}” can give out a link to it',
  'picker.linkNoScope': 'This page may not give out links to your files',
  'picker.linkFailed': 'No link to “{title}” could be made: {reason}',
  'picker.locationLabel': 'Choose a folder',
  'picker.chooseHere': 'Choose this folder',
  'picker.saveHere': 'Save here',
  'picker.emptyText': 'There is nothing to choose here yet.',
  'picker.name': 'Name',
  'picker.here': 'Place: {title}',
  'picker.noFolders': 'No folders here',
  'picker.noFoldersText': 'You can choose this place.',
  'picker.nameTaken': 'Something here has this name. Press again to use it all the same.',
  'picker.nameBlocked': 'Something here has this name. Choose another one.',
  'picker.nameEmpty': 'Enter a name',
  'picker.nameTooLong': 'A name has at most {n} characters',
  'picker.notHere': 'You may not put anything here',
} as const satisfies Readonly<Record<keyof typeof pickerZh, string>>;
