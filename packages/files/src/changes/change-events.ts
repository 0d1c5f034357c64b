import type { Undo } from '../outcomes/command.types.ts';
import { success } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';

/**
 * Event of the undo history; `taken` is the undo function that was used, so that it is not offered any more.
 */
export interface ChangeEvent {
  readonly type: 'changeUndone';
  readonly taken: Undo;
}

/** Maps the event to its notice. */
export const CHANGE_NOTICES: NoticeTable<ChangeEvent> = {
  changeUndone: () => success('file.undone'),
};
