import type { MessageKey } from '@chartdock/contract';
import type { FileItem } from '../items/file-item.types.ts';
import type { FailedCommand, Undo } from '../outcomes/command.types.ts';
import { about, none, said, success } from '../outcomes/notices.ts';
import type { Notice, NoticeTable } from '../outcomes/notices.ts';

/** Events of pinned folders. */
export type PinningEvent =
  | { readonly type: 'folderPinned'; readonly item: FileItem; readonly undo?: Undo | undefined }
  | { readonly type: 'folderUnpinned'; readonly item: FileItem; readonly undo?: Undo | undefined }
  | { readonly type: 'pinsOrdered'; readonly undo?: Undo | undefined }
  | ({ readonly type: 'pinFailed'; readonly item: FileItem } & FailedCommand);

const pinned = (key: MessageKey, { id, title }: FileItem): Notice => ({
  ...success(key),
  ...about(title),
  topic: `pin ${id}`,
});

/** Maps each event to its notice. */
export const PINNING_NOTICES: NoticeTable<PinningEvent> = {
  folderPinned: ({ item }) => pinned('pin.added', item),
  folderUnpinned: ({ item }) => pinned('pin.removed', item),
  pinsOrdered: none,
  pinFailed: said,
};
