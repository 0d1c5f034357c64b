import { createTranslator, sharedMessages } from '@chartdock/contract';
import type { FileAreaEvent, FileItem, Located, Place } from '@chartdock/files';
import { createFakeClock } from '@chartdock/platform/testing';
import { describe, expect, it } from 'vitest';
import { showFileNotices } from './file-notices.ts';
import { createNotices } from '../notices/notices.ts';

const setUp = () => {
  const notices = createNotices({ clock: createFakeClock() });
  const listeners = new Set<(event: FileAreaEvent) => void>();
  const opened: string[] = [];
  const place: Place = { page: 'diagrams', folderId: 'root' };
  const area = {
    onEvent: (listener: (event: FileAreaEvent) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => ({ place, search: { mode: 'off' as const } }),
    openFolder: async (folderId: string) => void opened.push(folderId),
    locate: async (item: Located) => void opened.push(item.id),
  };
  const stop = showFileNotices(area, { notices, translate: createTranslator('en', sharedMessages) });
  const emit = (event: FileAreaEvent): void => listeners.forEach((listener) => listener(event));
  return { emit, stop, opened, visible: () => notices.getState().visible };
};

const failure = { code: '70003', text: { literal: '<b>' }, isSilent: false };

describe('showFileNotices', () => {
  it('names item and place, leading there', async () => {
    const { emit, opened, visible } = setUp();
    const moved = { type: 'itemsMoved', count: 1, title: 'Plan', undo: undefined } as const;
    emit({ ...moved, folderId: 'x', folderTitle: 'Design' });
    expect(visible()).toMatchObject([
      { text: '“Plan” moved', detail: 'To “Design”', further: { label: 'Show' } },
    ]);
    visible()[0]?.further?.onPress();
    expect(opened).toEqual(['x']);
    emit({ ...moved, folderId: 'root' });
    expect(visible()).toMatchObject([{ detail: 'To My files', further: undefined }]);
  });

  it('leads to clones and restored items', async () => {
    const { emit, opened, visible } = setUp();
    emit({ type: 'fileCloned', item: { id: 'copy', title: 'Copy', parentId: 'root' } as FileItem });
    visible()[0]?.further?.onPress();
    const item = { id: 'a', title: 'Plan', parentId: 'x' } as FileItem;
    const ways = [async () => undefined, async () => undefined, async () => undefined] as const;
    emit({ type: 'itemsTrashed', count: 1, item, undo: ways[0] });
    emit({ type: 'changeUndone', taken: ways[0] });
    visible()[0]?.further?.onPress();
    emit({ type: 'itemsMoved', count: 1, item, folderId: 'y', undo: ways[1] });
    emit({ type: 'changeUndone', taken: ways[1] });
    visible()[0]?.further?.onPress();
    // Of several there is none to lead to.
    emit({ type: 'itemsTrashed', count: 2, undo: ways[2] });
    emit({ type: 'changeUndone', taken: ways[2] });
    expect([opened, visible()[0]?.further]).toEqual([['copy', 'a', 'a'], undefined]);
  });

  it('lets opposites take the place of one another', () => {
    const { emit, visible } = setUp();
    const item = { id: 'a', title: 'Plan' } as FileItem;
    emit({ type: 'favouriteAdded', item });
    emit({ type: 'favouriteCancelled', item });
    expect(visible().map(({ text, detail }) => [text, detail])).toEqual([['Cancel succeeded', 'Plan']]);
  });

  it('offers to undo reversible changes', async () => {
    const { emit, visible } = setUp();
    let undone = 0;
    const undo = async (): Promise<void> => void (undone += 1);
    emit({ type: 'itemsTrashed', count: 2, undo });
    expect(visible()).toMatchObject([
      { tone: 'success', text: '2 moved to trash', action: { label: 'Undo' } },
    ]);
    visible()[0]?.action?.onPress();
    expect([undone, visible()]).toEqual([1, []]);
  });

  it('stops offering an undo done by keys', () => {
    const { emit, visible } = setUp();
    const undo = () => Promise.resolve();
    emit({ type: 'itemsTrashed', count: 2, undo });
    emit({ type: 'changeUndone', taken: undo });
    expect(visible().map(({ text, action }) => [text, action])).toEqual([['Undone', undefined]]);
  });

  it('says so when undoing fails', async () => {
    const { emit, visible } = setUp();
    emit({ type: 'itemsMoved', count: 1, folderId: 'root', undo: () => Promise.reject(new Error('x')) });
    visible()[0]?.action?.onPress();
    await Promise.resolve();
    await Promise.resolve();
    expect(visible()).toMatchObject([{ tone: 'error', text: sharedMessages.en['error.generic'] }]);
  });

  it('offers single retries, leaving lists alone', () => {
    const { emit, visible } = setUp();
    let tries = 0;
    const retry = async (): Promise<void> => void (tries += 1);
    emit({ type: 'moveFailed', failure, report: { failed: 1, total: 1, retry } });
    expect(visible().map(({ text, action }) => [text, action?.label])).toEqual([['<b>', 'Try again']]);
    visible()[0]?.action?.onPress();
    emit({ type: 'moveFailed', failure, report: { failed: 2, total: 5, retry } });
    expect([tries, visible().map(({ text, action }) => [text, action])]).toEqual([
      1,
      [["2 of 5 couldn't be done", undefined]],
    ]);
  });

  it('shows the server’s words without impossible offers', () => {
    const { emit, visible } = setUp();
    emit({ type: 'moveFailed', failure });
    emit({ type: 'itemsMoved', count: 1, folderId: 'root', undo: undefined });
    expect(visible().map(({ text, action }) => [text, action])).toEqual([
      ['<b>', undefined],
      ['1 moved', undefined],
    ]);
  });

  it('is silent elsewhere and once stopped', () => {
    const { emit, stop, visible } = setUp();
    emit({ type: 'moveFailed', failure: { ...failure, isSilent: true } });
    stop();
    emit({ type: 'moveFailed', failure });
    expect(visible()).toEqual([]);
  });
});
