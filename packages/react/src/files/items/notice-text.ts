import type { NoticeText } from '@chartdock/files';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';

/** Writes the words of a core: a message by key, or the server's own words. */
export const noticeTextOf = (text: NoticeText, t: TranslateText): string =>
  'literal' in text ? text.literal : t(text.key, text.values);
