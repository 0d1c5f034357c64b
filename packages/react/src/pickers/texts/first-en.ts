import type { firstPickerZh } from './first-zh.ts';

/** English texts of a file picker around its first list. */
export const firstPickerEn = {
  'picker.label': 'Choose files',
  'picker.one': 'Choose a file',
  'picker.tabs': 'Where to choose from',
  'picker.mine': 'My files',
  'picker.recent': 'Recent',
  'picker.choose': 'Choose',
  'picker.chooseMany': 'Choose {n}',
  'picker.none': 'Nothing chosen',
  'picker.chosen': '{n} chosen',
  'picker.chosenOf': '{n} of {max} chosen',
  'picker.full': 'At most {max} can be chosen',
  'picker.refused': 'These files cannot be chosen',
  'picker.starred': 'Favourites',
  'picker.shared': 'Shared with me',
  'picker.notOfType': 'Files of this type cannot be chosen',
  'picker.newFolder': 'New folder',
  'picker.import': 'Import files',
  'picker.pictures': 'Show pictures',
  'picker.commandFailed': 'That did not work. Try again.',
} as const satisfies Readonly<Record<keyof typeof firstPickerZh, string>>;
