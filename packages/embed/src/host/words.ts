import type { Locale } from '../pick.types.ts';

/** The few words the partner script shows itself. */
export const WORDS: Readonly<Record<Locale, { readonly title: string; readonly close: string }>> = {
  zh: { title: '选择文件', close: '关闭' },
  en: { title: 'Choose files', close: 'Close' },
};
