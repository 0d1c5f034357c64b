import type { Located } from './located.types.ts';
import { none } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';
import type { SharedEvent } from '../outcomes/shared-events.ts';

interface OwnEvent {
  readonly type: 'fileLocated';
  readonly item: Located;
}

/** Events of opening. */
export type OpeningEvent = OwnEvent | Extract<SharedEvent, { type: 'openFailed' }>;

/** Maps each event to its notice. */
export const OPENING_NOTICES: NoticeTable<OwnEvent> = {
  fileLocated: none,
};
