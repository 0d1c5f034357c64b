import type { Catalogue } from '@chartdock/contract';

const zh = {
  'web.dialog.ok': '对话框已确认',
  'web.dialog.cancel': '对话框已取消',
  'web.dialog.error': '无法打开对话框（{code}）',
  'web.dialog.fromLink': '此弹窗由链接打开，其中的文字未必来自 Chartdock。',
} as const;

/** Key of a text of the page that opens one dialog. */
export type DialogPageTextKey = keyof typeof zh;

const en: Readonly<Record<DialogPageTextKey, string>> = {
  'web.dialog.ok': 'The dialog was confirmed',
  'web.dialog.cancel': 'The dialog was cancelled',
  'web.dialog.error': 'The dialog cannot be opened ({code})',
  'web.dialog.fromLink': 'A link opened this. Its words may not come from Chartdock.',
};

/** Texts of the page that opens one dialog, which few visits open: they come with it. */
export const dialogPageTexts: Catalogue<DialogPageTextKey> = { zh, en };
