import { expect, it } from 'vitest';
import { explained, failedWith } from './explained.ts';
import { sentenceOf } from './sentences.ts';

it('speaks the language of the page, with the code', () => {
  expect(failedWith({ locale: 'en' }, 'popup_blocked')).toMatchObject({
    error: {
      code: 'popup_blocked',
      retryable: true,
      message: expect.stringMatching(/^The browser opened no window\./),
    },
  });
  expect(explained({ locale: 'zh' }, 'origin_not_allowed')).toMatchObject({
    code: 'origin_not_allowed',
    retryable: false,
    message: expect.stringContaining('未获许可'),
  });
});

it('shows a newer code as it is', () => {
  expect(sentenceOf('en', 'frame_melted')).toBe('frame_melted');
});

const CODES = [
  ...['frame_blocked', 'frame_unreachable', 'frame_removed', 'frame_navigated', 'frame_crashed'],
  ...['null_origin', 'version_host', 'version_guest', 'popup_blocked', 'popup_lost'],
  ...['origin_not_allowed', 'no_answer', 'no_ticket', 'destroyed', 'declined'],
];

it('has a sentence for every code and language', () => {
  const [zh, en] = (['zh', 'en'] as const).map((locale) => CODES.map((code) => sentenceOf(locale, code)));
  for (const sentence of zh ?? []) expect(sentence).toMatch(/[\u4e00-\u9fff].*。$/);
  for (const sentence of en ?? []) expect(sentence).toMatch(/^[A-Z][^\u4e00-\u9fff]+\.$/);
  expect(new Set([...(zh ?? []), ...(en ?? [])]).size).toBe(2 * CODES.length);
});
