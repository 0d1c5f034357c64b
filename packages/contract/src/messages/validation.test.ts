import { expect, it } from 'vitest';
import { IMPORT_MEGABYTES } from '../rules/import-formats.ts';
import { DESCRIPTION_LENGTH } from '../rules/publishing.ts';
import { sharedMessages } from './shared.ts';
import { createTranslator } from './translator.ts';

const [zh, en] = [createTranslator('zh', sharedMessages), createTranslator('en', sharedMessages)];

it('[VALID-07] says that details are limited to 200 characters', () => {
  const values = { n: DESCRIPTION_LENGTH };
  expect([zh('validation.textarea', values), en('validation.textarea', values)]).toEqual([
    '详情限 200 字',
    'Details limited to 200 characters',
  ]);
});

it('has words for a closed puzzle', () => {
  expect(zh('validation.puzzleClosed')).toBe('用户主动关闭验证码');
});

it('[VALID-11] has the words for an empty required field', () => {
  expect(en('validation.required')).toBe('This field is required');
});

it('[VALID-12] has the words for a wrong length', () => {
  expect(en('validation.length')).toBe('The length you entered is invalid');
});

it('[VALID-13] has the words for a bad e-mail address', () => {
  expect(en('validation.email')).toBe('Please enter a correct email address');
});

it('[VALID-14] has the words for an empty list of tags', () => {
  expect(en('validation.tags')).toBe('enter at least one tag');
});

it('[VALID-15] says how small a file must be', () => {
  expect(en('validation.fileSize', { n: 5 })).toBe('file size must be under 5 MB');
  expect(en('validation.fileSize', { n: IMPORT_MEGABYTES })).toBe('file size must be under 20 MB');
});
