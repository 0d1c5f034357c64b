import { expect, it } from 'vitest';
import { file } from './testing/builders.ts';
import type { FileAreaEvent } from './file-area-event.types.ts';
import { noticeOf } from './notice-of.ts';
import type { Notice } from './outcomes/notices.ts';

const item = file('a', { title: 'Plan' });
const undo = (): Promise<void> => Promise.resolve();
const failure = { code: '70003', text: { literal: 'No.' }, isSilent: false } as const;
const report = { failed: 2, total: 5, retry: undo };
const SAID: Notice = { tone: 'error', text: { literal: 'No.' } };
const SOME: Notice = { tone: 'error', text: { key: 'file.someFailed', values: { n: 2, total: 5 } } };
const done = (key: string, more: object = {}): object => ({ tone: 'success', text: { key }, ...more });
const failed = (key: string): object => ({ tone: 'error', text: { key } });
const plan = { detail: { literal: 'Plan' } };

// Every event that the file area sends, with the whole notice that shows for it.
const NOTICES: readonly (readonly [FileAreaEvent, object | undefined])[] = [
  [{ type: 'changeUndone', taken: undo }, done('file.undone')],
  [
    { type: 'fileCloned', item },
    { tone: 'success', text: { key: 'file.cloned', values: { title: 'Plan' } } },
  ],
  [{ type: 'cloneFailed', item, failure }, SAID],
  [{ type: 'folderCreated', item }, done('folder.createSucceeded', plan)],
  [{ type: 'folderCreateFailed', failure }, failed('folder.createFailed')],
  [{ type: 'fileCreated', item, address: '/' }, undefined],
  [{ type: 'fileCreateFailed', failure }, SAID],
  [{ type: 'creationStopped', reason: 'quota_used_up' }, undefined],
  [
    { type: 'downloadStarted', item },
    { tone: 'info', text: { key: 'export.started', values: { title: 'Plan' } } },
  ],
  [{ type: 'downloadFailed', item, failure }, SAID],
  [{ type: 'favouriteAdded', item }, done('favourite.added', { ...plan, topic: 'favourite a' })],
  [{ type: 'favouriteCancelled', item }, done('favourite.cancelled', { ...plan, topic: 'favourite a' })],
  [{ type: 'favouriteFailed', item, failure, report }, SAID],
  [{ type: 'favouritesCancelled', count: 2, undo }, done('favourite.cancelled')],
  [{ type: 'favouritesFailed', failure, report }, SOME],
  [{ type: 'favouritesFailed', failure, report: { ...report, total: 1 } }, SAID],
  [{ type: 'fileImported', item }, undefined],
  [
    { type: 'itemsMoved', count: 1, title: 'Plan', folderId: 'root', undo },
    {
      tone: 'success',
      text: { key: 'file.movedOne', values: { title: 'Plan' } },
      detail: { key: 'notice.toRoot' },
    },
  ],
  [
    { type: 'itemsMoved', count: 3, folderId: 'x', folderTitle: 'Old', undo },
    {
      tone: 'success',
      text: { key: 'file.moved', values: { n: 3 } },
      detail: { key: 'notice.toFolder', values: { title: 'Old' } },
    },
  ],
  [
    { type: 'itemsMoved', count: 1, folderId: 'x', undo },
    { tone: 'success', text: { key: 'file.moved', values: { n: 1 } } },
  ],
  [{ type: 'moveFailed', failure, report }, SOME],
  [
    { type: 'itemsCopied', count: 1, title: 'Plan', folderId: 'x', folderTitle: 'Old' },
    {
      tone: 'success',
      text: { key: 'file.copiedOne', values: { title: 'Plan' } },
      detail: { key: 'notice.toFolder', values: { title: 'Old' } },
    },
  ],
  [
    { type: 'itemsCopied', count: 2, folderId: 'x' },
    { tone: 'success', text: { key: 'file.copied', values: { n: 2 } } },
  ],
  [{ type: 'copyFailed', failure, report }, SOME],
  [{ type: 'fileLocated', item }, undefined],
  [{ type: 'itemsReordered', count: 2, undo }, undefined],
  [{ type: 'reorderFailed', failure }, SAID],
  [{ type: 'titleRefused', problem: 'empty' }, failed('validation.required')],
  [{ type: 'titleRefused', problem: 'too_long' }, failed('validation.length')],
  [
    { type: 'titleCleaned', title: 'Plan' },
    { tone: 'warning', text: { key: 'file.titleCleaned' }, detail: { literal: 'Plan' } },
  ],
  [{ type: 'upgradeAsked', prompt: 'export.upgrade' }, undefined],
  [{ type: 'openFailed', failure }, SAID],
  [{ type: 'fileRenamed', item, before: 'Old', undo }, done('file.renamed', plan)],
  [{ type: 'renameFailed', item, failure, report }, SAID],
  [
    { type: 'publishRestricted' },
    { tone: 'warning', text: { key: 'error.accountRestricted' }, duration: 3_000 },
  ],
  [
    { type: 'filePublished', item: { ...item, isPublic: true } },
    done('publish.done', { ...plan, topic: 'publish a' }),
  ],
  [
    { type: 'filePublished', item: { ...item, isPublic: false } },
    done('publish.pending', { ...plan, topic: 'publish a' }),
  ],
  [{ type: 'publishCancelled', item }, done('publish.cancelled', { ...plan, topic: 'publish a' })],
  [{ type: 'publishFailed', failure }, SAID],
  [{ type: 'collaborationLeft', count: 2 }, done('collaboration.exitSucceeded')],
  [{ type: 'collaborationLeaveFailed', failure, report }, SOME],
  [
    { type: 'collaborationLeaveFailed', failure, report: { ...report, total: 1 } },
    failed('collaboration.exitFailed'),
  ],
  [
    { type: 'itemsTrashed', count: 1, title: 'Plan', undo },
    { tone: 'success', text: { key: 'trash.movedOne', values: { title: 'Plan' } } },
  ],
  [
    { type: 'itemsTrashed', count: 2, undo },
    { tone: 'success', text: { key: 'trash.moved', values: { n: 2 } } },
  ],
  [{ type: 'trashFailed', failure, report }, SOME],
  [{ type: 'itemsRestored', count: 1, title: 'Plan', toRoot: false }, done('trash.restoreSucceeded', plan)],
  [
    { type: 'itemsRestored', count: 1, title: 'Plan', toRoot: true },
    { tone: 'warning', text: { key: 'trash.restoredToRoot' }, ...plan },
  ],
  [
    { type: 'itemsRestored', count: 2, toRoot: true },
    { tone: 'warning', text: { key: 'trash.restoredToRoot' } },
  ],
  [{ type: 'restoreFailed', failure, report }, SOME],
  [{ type: 'restoreFailed', failure, report: { ...report, total: 1 } }, failed('trash.restoreFailed')],
  [{ type: 'itemsDeleted', count: 1, title: 'Plan' }, done('trash.deleteSucceeded', plan)],
  [{ type: 'itemsDeleted', count: 2 }, done('trash.deleteSucceeded')],
  [{ type: 'deleteFailed', failure, report }, SOME],
  [{ type: 'deleteFailed', failure, report: { ...report, total: 1 } }, failed('trash.deleteFailed')],
];

it.each(NOTICES.map(([event, shown]) => [event.type, event, shown] as const))(
  'shows %s when the screen does not',
  (_type, event, shown) => {
    expect(noticeOf(event)).toEqual(shown);
  },
);

it('stays silent where something else reports the failure', () => {
  expect(noticeOf({ type: 'openFailed', failure: { ...failure, isSilent: true } })).toBeUndefined();
});
