import { describe, expect, it } from 'vitest';
import type { Locale } from '../locale.ts';
import { IMPORT_MEGABYTES } from '../rules/import-formats.ts';
import { DESCRIPTION_LENGTH } from '../rules/publishing.ts';
import { sharedMessages } from './shared.ts';
import type { MessageValues } from './translator.ts';
import { createTranslator } from './translator.ts';
import type { MessageKey } from './zh.ts';

const han = /\p{Script=Han}/u;

interface Given {
  readonly key: MessageKey;
  readonly text: string;
  readonly values?: MessageValues;
}

/** Texts that the documents give in Chinese only. */
const givenInChinese: readonly Given[] = [
  { key: 'error.serverException', text: '服务器异常' },
  { key: 'error.interface', text: '接口异常' },
  { key: 'error.tooManyRequests', text: '请求过于频繁，请稍后再试' },
  { key: 'error.phoneNeeded', text: '为保证您的相关权益，请绑定手机号' },
  { key: 'account.phoneBound', text: '手机号绑定成功' },
  { key: 'coupon.empty', text: '优惠码不能为空' },
  { key: 'validation.puzzleClosed', text: '用户主动关闭验证码' },
  { key: 'folder.createFailed', text: '创建失败' },
  { key: 'folder.createSucceeded', text: '创建成功' },
  { key: 'clone.checkFailed', text: '数据异常,请稍后再试' },
  { key: 'clone.empty', text: '操作有误，请稍后再试' },
  {
    key: 'error.templateUnavailable',
    text: '很抱歉，该模板已被作者取消公开或删除。请继续浏览并使用其他模板～',
  },
  { key: 'favourite.added', text: '收藏成功' },
  { key: 'favourite.cancelled', text: '取消成功' },
  { key: 'dialog.cancelled', text: '弹窗取消' },
  { key: 'dialog.confirmed', text: '弹窗确认' },
];

/** Texts that the documents give in English only. */
const givenInEnglish: readonly Given[] = [
  { key: 'menu.empty', text: 'You have no more permissions for operations' },
  { key: 'menu.publish', text: 'publish and make public' },
  { key: 'menu.cancelPublish', text: 'cancel publish and make public' },
  { key: 'error.upgradeNeeded', text: 'Upgrade to enjoy all member benefits' },
  { key: 'export.upgrade', text: 'Upgrade membership to unlock all download formats' },
  { key: 'export.unnamed', text: 'unnamed file' },
  { key: 'error.generic', text: 'Unable to process your request at the moment, please try again later' },
  { key: 'error.fileUnavailable', text: 'The current file is not authorized to access or is invalid' },
  { key: 'trash.restoreSucceeded', text: 'Restore succeeded' },
  { key: 'trash.restoreFailed', text: 'Restore failed' },
  { key: 'trash.deleteSucceeded', text: 'Delete succeeded' },
  { key: 'trash.deleteFailed', text: 'Delete failed' },
  { key: 'favourite.cancelled', text: 'Cancel succeeded' },
  { key: 'collaboration.exitSucceeded', text: 'Exit succeeded' },
  { key: 'collaboration.exitFailed', text: 'Exit failed' },
  { key: 'validation.required', text: 'This field is required' },
  { key: 'validation.length', text: 'The length you entered is invalid' },
  { key: 'validation.email', text: 'Please enter a correct email address' },
  { key: 'validation.tags', text: 'enter at least one tag' },
  {
    key: 'validation.fileSize',
    text: 'file size must be under 20 MB',
    values: { n: IMPORT_MEGABYTES },
  },
  {
    key: 'validation.textarea',
    text: 'Details limited to 200 characters',
    values: { n: DESCRIPTION_LENGTH },
  },
  { key: 'payment.qrExpired', text: 'QR code expired,' },
  { key: 'template.useMemberFree', text: 'VIP free use' },
  { key: 'template.usePaid', text: 'use ¥9.90', values: { price: '9.90' } },
  { key: 'template.useFree', text: 'free use' },
  { key: 'page.aiCreate', text: 'AI new' },
  { key: 'time.justNow', text: 'just now' },
];

const say = (locale: Locale, { key, values }: Given): string =>
  createTranslator(locale, sharedMessages)(key, values);

describe('texts that the documents give in one language', () => {
  it.each(givenInChinese)('[PROD-31] says “$text” in English too', (given) => {
    expect(say('zh', given)).toBe(given.text);
    expect(say('en', given)).toMatch(/^[\x20-\x7e]{3,}$/);
  });

  it.each(givenInEnglish)('[PROD-31] says “$text” in Chinese too', (given) => {
    expect(say('en', given)).toBe(given.text);
    expect(say('zh', given)).toMatch(han);
  });
});
