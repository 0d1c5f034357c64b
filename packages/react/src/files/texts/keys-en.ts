import type { keysZh } from './keys-zh.ts';

/** English texts of cut, copied and picked items in the file area. */
export const keysEn = {
  'keys.title': 'Keyboard shortcuts',
  'clipboard.cut': 'Items cut: {n}',
  'clipboard.copied': 'Items copied: {n}',
  'clipboard.hint': 'Open a folder, then paste.',
  'clipboard.paste': 'Paste here',
  'clipboard.forget': 'Discard',
  'selection.countOf': '{n} of {total} selected',
  'selection.pickAll': 'Select all {n}',
  'selection.everything': 'All {n} selected',
  'selection.label': 'Actions for the selection',
  'selection.count': '{n} selected',
  'selection.clear': 'Clear selection',
} as const satisfies Readonly<Record<keyof typeof keysZh, string>>;
