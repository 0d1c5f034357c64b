import type { FileItem } from '../items/file-item.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import { said } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';
import type { SharedEvent } from '../outcomes/shared-events.ts';

type OwnEvent =
  | { readonly type: 'fileCloned'; readonly item: FileItem }
  | { readonly type: 'cloneFailed'; readonly item: FileItem; readonly failure: Failure };

/** Events of cloning. */
export type CloningEvent = OwnEvent | Extract<SharedEvent, { type: 'upgradeAsked' }>;

/** Maps each event to its notice. */
export const CLONING_NOTICES: NoticeTable<OwnEvent> = {
  fileCloned: ({ item }) => ({
    tone: 'success',
    text: { key: 'file.cloned', values: { title: item.title } },
  }),
  cloneFailed: said,
};
