import type { Undo } from '../outcomes/command.types.ts';
import { success } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';

/** What the history of changes tells; `taken` is the way back that was used, so that it is not offered any more. */
export interface ChangeEvent {
  readonly type: 'changeUndone';
  readonly taken: Undo;
}

/** Says what shows for it. */
export const CHANGE_NOTICES: NoticeTable<ChangeEvent> = {
  changeUndone: () => success('file.undone'),
};
