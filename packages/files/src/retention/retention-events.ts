import { none } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';
import type { RetentionLevel } from './retention.state.ts';

/** Event of the rules close to the file limit. */
export interface RetentionEvent {
  readonly type: 'trashWarningShown';
  readonly level: RetentionLevel;
  readonly trashCount: number;
}

/** Maps the event to its notice. */
export const RETENTION_NOTICES: NoticeTable<RetentionEvent> = {
  trashWarningShown: none, // RETAIN-07: a bar, not a notice
};
