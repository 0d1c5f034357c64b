import type { ChangeEvent } from './changes/change-events.ts';
import type { CloningEvent } from './cloning/cloning-events.ts';
import type { CreationEvent } from './creation/creation-events.ts';
import type { DownloadEvent } from './export/download-events.ts';
import type { FavouriteEvent } from './favourites/favourite-events.ts';
import type { ImportEvent } from './importing/import-events.ts';
import type { MovingEvent } from './moving/moving-events.ts';
import type { OpeningEvent } from './opening/opening-events.ts';
import type { OrderingEvent } from './ordering/ordering-events.ts';
import type { PinningEvent } from './pinning/pinning-events.ts';
import type { RenamingEvent } from './renaming/renaming-events.ts';
import type { RetentionEvent } from './retention/retention-events.ts';
import type { SharingEvent } from './sharing/sharing-events.ts';
import type { TrashEvent } from './trash/trash-events.ts';

/** Event of the file area. `noticeOf` returns its notice. */
export type FileAreaEvent =
  | OpeningEvent
  | CreationEvent
  | RenamingEvent
  | MovingEvent
  | OrderingEvent
  | TrashEvent
  | FavouriteEvent
  | PinningEvent
  | CloningEvent
  | DownloadEvent
  | ImportEvent
  | RetentionEvent
  | SharingEvent
  | ChangeEvent;

/** Name of an event. */
export type FileAreaEventType = FileAreaEvent['type'];
