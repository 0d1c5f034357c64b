import { expect, it } from 'vitest';
import { explained, failedWith } from './explained.ts';
import { sentenceOf } from './sentences.ts';

it('says what happened in the language of the page, and keeps the code', () => {
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

it('lets a code that a newer end made up stand for itself', () => {
  expect(sentenceOf('en', 'frame_melted')).toBe('frame_melted');
});
