import type { MessageKey } from '@chartdock/contract';
import type { FileItem } from '../items/file-item.types.ts';
import type { FailedCommand } from '../outcomes/command.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import { about, countedOr, failed, said, success } from '../outcomes/notices.ts';
import type { Notice, NoticeTable } from '../outcomes/notices.ts';

/** How long the restricted-account warning stays, in milliseconds (PUBLISH-06). */
const RESTRICTED_NOTICE_MS = 3000;

/** Events of publishing. */
export type PublishEvent =
  | { readonly type: 'publishRestricted' }
  | { readonly type: 'filePublished'; readonly item: FileItem }
  | { readonly type: 'publishCancelled'; readonly item: FileItem }
  | { readonly type: 'publishFailed'; readonly failure: Failure };

/** Events of giving up access. */
export type CollaborationEvent =
  | { readonly type: 'collaborationLeft'; readonly count: number }
  | ({ readonly type: 'collaborationLeaveFailed' } & FailedCommand);

/** Events of sharing. */
export type SharingEvent = PublishEvent | CollaborationEvent;

const published = (key: MessageKey, item: FileItem): Notice => ({
  ...success(key),
  ...about(item.title),
  topic: `publish ${item.id}`,
});

/** Maps each event to its notice; the ids name the rows of the error catalogue. */
export const SHARING_NOTICES: NoticeTable<SharingEvent> = {
  collaborationLeft: () => success('collaboration.exitSucceeded'), // ERR-26
  collaborationLeaveFailed: countedOr(() => failed('collaboration.exitFailed')), // ERR-27
  publishRestricted: () => ({
    tone: 'warning',
    text: { key: 'error.accountRestricted' },
    duration: RESTRICTED_NOTICE_MS,
  }), // PUBLISH-06
  filePublished: ({ item }) => published(item.isPublic ? 'publish.done' : 'publish.pending', item),
  publishCancelled: ({ item }) => published('publish.cancelled', item),
  publishFailed: said,
};
