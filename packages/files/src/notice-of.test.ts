import { createTranslator, formatMessage, sharedMessages } from '@chartdock/contract';
import type { Locale } from '@chartdock/contract';
import { describe, expect, it } from 'vitest';
import { file } from './testing/builders.ts';
import { cancellation, refusal } from './testing/fake-client.ts';
import { NOT_OPEN, failureOf } from './outcomes/failure-of.ts';
import type { FileAreaEvent } from './file-area-event.types.ts';
import { noticeOf } from './notice-of.ts';

const failure = failureOf(refusal('70013', 'no right'));
const item = file('a');

const said = (event: FileAreaEvent, locale: Locale): string | undefined => {
  const text = noticeOf(event)?.text;
  if (text === undefined) return undefined;
  return 'literal' in text
    ? text.literal
    : formatMessage(createTranslator(locale, sharedMessages)(text.key), text.values);
};

it.each([
  ['ERR-17', { type: 'folderCreateFailed', failure }, '创建失败'],
  ['ERR-18', { type: 'folderCreated', item }, '创建成功'],
  ['ERR-19', { type: 'favouriteAdded', item }, '收藏成功'],
  ['ERR-20', { type: 'favouriteCancelled', item }, '取消成功'],
] as const)('[%s] reads as the documents write it in Chinese', (_, event, text) => {
  expect(said(event, 'zh')).toBe(text);
});

it.each([
  ['ERR-21', { type: 'itemsRestored', count: 1, toRoot: false }, 'Restore succeeded'],
  ['ERR-22', { type: 'restoreFailed', failure }, 'Restore failed'],
  ['ERR-23', { type: 'itemsDeleted', count: 1 }, 'Delete succeeded'],
  ['ERR-24', { type: 'deleteFailed', failure }, 'Delete failed'],
  ['ERR-25', { type: 'favouriteCancelled', item }, 'Cancel succeeded'],
] as const)('[%s] reads as the documents write it in English', (_, event, text) => {
  expect(said(event, 'en')).toBe(text);
});

it('[ERR-25] reads the same for one favourite and for several', () => {
  expect(said({ type: 'favouriteCancelled', item }, 'en')).toBe('Cancel succeeded');
  expect(said({ type: 'favouritesCancelled', count: 2, undo: undefined }, 'en')).toBe('Cancel succeeded');
});

it('[ERR-29] uses the documented words for a closed item', () => {
  expect(said({ type: 'openFailed', failure: NOT_OPEN }, 'en')).toBe(
    'The current file is not authorized to access or is invalid',
  );
});

it('fills in how many items moved', () => {
  expect(said({ type: 'itemsMoved', count: 3, folderId: 'x', undo: undefined }, 'zh')).toBe('已移动 3 项');
  expect(said({ type: 'itemsTrashed', count: 2, undo: undefined }, 'en')).toBe('2 moved to trash');
});

it('names a single item and its target folder', () => {
  const moved = { type: 'itemsMoved', count: 1, title: 'Plan', folderId: 'x', undo: undefined } as const;
  expect(said(moved, 'en')).toBe('“Plan” moved');
  expect(noticeOf({ ...moved, folderTitle: 'Design' })?.detail).toEqual({
    key: 'notice.toFolder',
    values: { title: 'Design' },
  });
  expect(noticeOf({ ...moved, folderId: 'root' })?.detail).toEqual({ key: 'notice.toRoot' });
  expect(said({ type: 'itemsTrashed', count: 1, title: 'Plan', undo: undefined }, 'zh')).toBe(
    '已将“Plan”移到回收站',
  );
});

it('shows nothing the screen already shows', () => {
  expect(noticeOf({ type: 'fileLocated', item })).toBeUndefined();
  expect(noticeOf({ type: 'creationStopped', reason: 'quota_used_up' })).toBeUndefined();
});

describe('failureOf', () => {
  it('takes code and words from the server', () => {
    expect(failureOf(refusal('70003', 'taken'))).toEqual({
      code: '70003',
      text: { literal: 'taken' },
      isSilent: false,
    });
  });

  it('takes the general text for anything unexpected', () => {
    expect(failureOf(new TypeError('x'))).toEqual({
      code: 'unexpected',
      text: { key: 'error.generic' },
      isSilent: false,
    });
    expect(failureOf(refusal('70500', ''))).toMatchObject({ text: { key: 'error.generic' } });
  });

  it.each([
    ['a sign-out', refusal('408')],
    ['an error page', refusal('411')],
    ['an upgrade prompt', refusal('815')],
    ['a repeat of the call', cancellation()],
  ])('is silent where %s answers it already', (_, error) => {
    expect(noticeOf({ type: 'moveFailed', failure: failureOf(error) })).toBeUndefined();
    expect(noticeOf({ type: 'folderCreateFailed', failure: failureOf(error) })).toBeUndefined();
  });
});
