import type { MessageKey } from '@chartdock/contract';
import type { FailureReport } from '../changes/change.types.ts';
import type { Failure } from './failure.types.ts';
import type { FileAreaEvent, FileAreaEventType, Notice } from './file-area-event.types.ts';

/** How long the restricted-account warning stays, in milliseconds (PUBLISH-06). */
const RESTRICTED_NOTICE_MS = 3000;

const success = (key: MessageKey): Notice => ({ tone: 'success', text: { key } });
const error = (key: MessageKey): Notice => ({ tone: 'error', text: { key } });
const said = ({ failure }: { readonly failure: Failure }): Notice => ({ tone: 'error', text: failure.text });

interface FailedChange {
  readonly failure: Failure;
  readonly report?: FailureReport;
}

/** Says how many of several items failed; their reasons are told elsewhere, as a notice has no room for them. */
const countedOr =
  (alone: (event: FailedChange) => Notice) =>
  (event: FailedChange): Notice => {
    const { report } = event;
    if (report === undefined || report.total < 2) return alone(event);
    const { failed, total } = report;
    return { tone: 'error', text: { key: 'file.someFailed', values: { n: failed, total } } };
  };

type NoticeTable = {
  readonly [Type in FileAreaEventType]: (event: Extract<FileAreaEvent, { type: Type }>) => Notice | undefined;
};

const none = () => undefined;

/** Tells which text belongs to which event; the ids name the rows of the error catalogue. */
const NOTICES: NoticeTable = {
  folderCreated: () => success('folder.createSucceeded'), // ERR-18
  folderCreateFailed: () => error('folder.createFailed'), // ERR-17
  fileCreated: none,
  fileCreateFailed: said, // ERR-14
  creationStopped: none, // QUOTA-05: a prompt, not a notice
  retentionAsked: none, // RETAIN-02, RETAIN-03: a dialog, not a notice
  trashWarningShown: none, // RETAIN-07: a bar, not a notice
  fileRenamed: () => success('file.renamed'),
  renameFailed: said,
  titleRefused: ({ problem }) => error(problem === 'empty' ? 'validation.required' : 'validation.length'),
  itemsMoved: ({ count }) => ({ tone: 'success', text: { key: 'file.moved', values: { n: count } } }),
  moveFailed: countedOr(said),
  itemsCopied: ({ count }) => ({ tone: 'success', text: { key: 'file.copied', values: { n: count } } }),
  copyFailed: countedOr(said),
  itemsReordered: none, // the rows show it
  reorderFailed: said,
  itemsTrashed: ({ count }) => ({ tone: 'success', text: { key: 'trash.moved', values: { n: count } } }),
  trashFailed: countedOr(said),
  itemsRestored: ({ toRoot }) =>
    toRoot
      ? { tone: 'warning', text: { key: 'trash.restoredToRoot' } } // LIFE-02
      : success('trash.restoreSucceeded'), // ERR-21
  restoreFailed: countedOr(() => error('trash.restoreFailed')), // ERR-22
  itemsDeleted: () => success('trash.deleteSucceeded'), // ERR-23
  deleteFailed: countedOr(() => error('trash.deleteFailed')), // ERR-24
  favouriteAdded: () => success('favourite.added'), // ERR-19
  favouriteCancelled: () => success('favourite.cancelled'), // ERR-20, ERR-25
  favouriteFailed: said,
  favouritesCancelled: () => success('favourite.cancelled'), // ERR-25
  favouritesFailed: countedOr(said),
  collaborationLeft: () => success('collaboration.exitSucceeded'), // ERR-26
  collaborationLeaveFailed: countedOr(() => error('collaboration.exitFailed')), // ERR-27
  changeUndone: () => success('file.undone'),
  publishRestricted: () => ({
    tone: 'warning',
    text: { key: 'error.accountRestricted' },
    duration: RESTRICTED_NOTICE_MS,
  }), // PUBLISH-06
  filePublished: ({ item }) => success(item.isPublic ? 'publish.done' : 'publish.pending'),
  publishCancelled: () => success('publish.cancelled'),
  publishFailed: said,
  fileImported: none, // the import dialog shows it
  fileCloned: ({ item }) => ({
    tone: 'success',
    text: { key: 'file.cloned', values: { title: item.title } },
  }),
  cloneFailed: said,
  downloadStarted: ({ item }) => ({
    tone: 'info',
    text: { key: 'export.started', values: { title: item.title } },
  }),
  downloadFailed: said,
  upgradeAsked: none, // PERM-07: a prompt, not a notice
  fileLocated: none,
  openFailed: said,
};

/** Answers what to show for an event; undefined when the screen, or another reaction to the same failure, shows it. */
export const noticeOf = (event: FileAreaEvent): Notice | undefined => {
  if ('failure' in event && event.failure.isSilent) return undefined;
  // The table pairs each event with its own type; the compiler cannot follow an index into both.
  const row = NOTICES[event.type] as (event: FileAreaEvent) => Notice | undefined;
  return row(event);
};
