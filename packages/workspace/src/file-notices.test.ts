import { createTranslator, sharedMessages } from '@chartdock/contract';
import type { FileAreaEvent } from '@chartdock/files';
import { createFakeClock } from '@chartdock/platform/testing';
import { describe, expect, it } from 'vitest';
import { showFileNotices } from './file-notices.ts';
import { createNotices } from './notices/notices.ts';

const setUp = () => {
  const notices = createNotices({ clock: createFakeClock() });
  const listeners = new Set<(event: FileAreaEvent) => void>();
  const area = {
    onEvent: (listener: (event: FileAreaEvent) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const stop = showFileNotices(area, { notices, translate: createTranslator('en', sharedMessages) });
  const emit = (event: FileAreaEvent): void => listeners.forEach((listener) => listener(event));
  return { emit, stop, visible: () => notices.getState().visible };
};

const failure = { code: '70003', text: { literal: '<b>' }, isSilent: false };

describe('showFileNotices', () => {
  it('offers to undo what can be undone', async () => {
    const { emit, visible } = setUp();
    let undone = 0;
    const undo = async (): Promise<void> => void (undone += 1);
    emit({ type: 'itemsTrashed', count: 2, undo });
    expect(visible()).toMatchObject([
      { tone: 'success', text: 'Moved 2 to trash', action: { label: 'Undo' } },
    ]);
    visible()[0]?.action?.onPress();
    expect([undone, visible()]).toEqual([1, []]);
  });

  it('says so when undoing fails', async () => {
    const { emit, visible } = setUp();
    emit({ type: 'itemsMoved', count: 1, folderId: 'root', undo: () => Promise.reject(new Error('x')) });
    visible()[0]?.action?.onPress();
    await Promise.resolve();
    await Promise.resolve();
    expect(visible()).toMatchObject([{ tone: 'error', text: sharedMessages.en['error.generic'] }]);
  });

  it('shows the server’s own words as text, and offers nothing where nothing can be undone', () => {
    const { emit, visible } = setUp();
    emit({ type: 'moveFailed', failure });
    emit({ type: 'itemsMoved', count: 1, folderId: 'root', undo: undefined });
    expect(visible().map(({ text, action }) => [text, action])).toEqual([
      ['<b>', undefined],
      ['Moved 1', undefined],
    ]);
  });

  it('is silent about what another reaction answers, and after it was stopped', () => {
    const { emit, stop, visible } = setUp();
    emit({ type: 'moveFailed', failure: { ...failure, isSilent: true } });
    stop();
    emit({ type: 'moveFailed', failure });
    expect(visible()).toEqual([]);
  });
});
