import { CHANGE_NOTICES } from './changes/change-events.ts';
import { CLONING_NOTICES } from './cloning/cloning-events.ts';
import { CREATION_NOTICES } from './creation/creation-events.ts';
import { DOWNLOAD_NOTICES } from './export/download-events.ts';
import { FAVOURITE_NOTICES } from './favourites/favourite-events.ts';
import type { FileAreaEvent } from './file-area-event.types.ts';
import { IMPORT_NOTICES } from './importing/import-events.ts';
import { MOVING_NOTICES } from './moving/moving-events.ts';
import { OPENING_NOTICES } from './opening/opening-events.ts';
import { ORDERING_NOTICES } from './ordering/ordering-events.ts';
import type { Notice, NoticeTable } from './outcomes/notices.ts';
import { SHARED_NOTICES } from './outcomes/shared-events.ts';
import { PINNING_NOTICES } from './pinning/pinning-events.ts';
import { RENAMING_NOTICES } from './renaming/renaming-events.ts';
import { RETENTION_NOTICES } from './retention/retention-events.ts';
import { SHARING_NOTICES } from './sharing/sharing-events.ts';
import { TRASH_NOTICES } from './trash/trash-events.ts';

const NOTICES: NoticeTable<FileAreaEvent> = {
  ...SHARED_NOTICES,
  ...OPENING_NOTICES,
  ...CREATION_NOTICES,
  ...RENAMING_NOTICES,
  ...MOVING_NOTICES,
  ...ORDERING_NOTICES,
  ...TRASH_NOTICES,
  ...FAVOURITE_NOTICES,
  ...PINNING_NOTICES,
  ...CLONING_NOTICES,
  ...DOWNLOAD_NOTICES,
  ...IMPORT_NOTICES,
  ...RETENTION_NOTICES,
  ...SHARING_NOTICES,
  ...CHANGE_NOTICES,
};

/**
 * Returns the notice of an event; undefined when the screen, or another reaction to the same failure, shows
 * it.
 */
export const noticeOf = (event: FileAreaEvent): Notice | undefined => {
  if ('failure' in event && event.failure.isSilent) return undefined;
  // The table pairs each event with its own type; the compiler cannot follow an index into both.
  const row = NOTICES[event.type] as (event: FileAreaEvent) => Notice | undefined;
  return row(event);
};
