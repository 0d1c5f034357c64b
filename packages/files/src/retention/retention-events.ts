import { none } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';
import type { RetentionLevel } from './retention.state.ts';

/** What the rules close to the file limit tell. */
export interface RetentionEvent {
  readonly type: 'trashWarningShown';
  readonly level: RetentionLevel;
  readonly trashCount: number;
}

/** Says what shows for it. */
export const RETENTION_NOTICES: NoticeTable<RetentionEvent> = {
  trashWarningShown: none, // RETAIN-07: a bar, not a notice
};
