import type { FailedCommand, Undo } from '../outcomes/command.types.ts';
import { countedOr, said } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';

/** What moving and copying tell. */
export type MovingEvent =
  | {
      readonly type: 'itemsMoved';
      readonly count: number;
      readonly folderId: string;
      readonly undo: Undo | undefined;
    }
  | ({ readonly type: 'moveFailed' } & FailedCommand)
  | {
      readonly type: 'itemsCopied';
      readonly count: number;
      readonly folderId: string;
      readonly undo?: Undo | undefined;
    }
  | ({ readonly type: 'copyFailed' } & FailedCommand);

/** Says what shows for it. */
export const MOVING_NOTICES: NoticeTable<MovingEvent> = {
  itemsMoved: ({ count }) => ({ tone: 'success', text: { key: 'file.moved', values: { n: count } } }),
  moveFailed: countedOr(said),
  itemsCopied: ({ count }) => ({ tone: 'success', text: { key: 'file.copied', values: { n: count } } }),
  copyFailed: countedOr(said),
};
