import type { MessageKey } from '@chartdock/contract';
import type { FileItem } from '../items/file-item.types.ts';
import type { FailedCommand, Undo } from '../outcomes/command.types.ts';
import { about, countedOr, said, success } from '../outcomes/notices.ts';
import type { Notice, NoticeTable } from '../outcomes/notices.ts';

/** Events of favourites. */
export type FavouriteEvent =
  | { readonly type: 'favouriteAdded'; readonly item: FileItem; readonly undo?: Undo | undefined }
  | { readonly type: 'favouriteCancelled'; readonly item: FileItem; readonly undo?: Undo | undefined }
  | ({ readonly type: 'favouriteFailed'; readonly item: FileItem } & FailedCommand)
  | { readonly type: 'favouritesCancelled'; readonly count: number; readonly undo: Undo | undefined }
  | ({ readonly type: 'favouritesFailed' } & FailedCommand);

const starred = (key: MessageKey, item: FileItem): Notice => ({
  ...success(key),
  ...about(item.title),
  topic: `favourite ${item.id}`,
});

/** Maps each event to its notice; the ids name the rows of the error catalogue. */
export const FAVOURITE_NOTICES: NoticeTable<FavouriteEvent> = {
  favouriteAdded: ({ item }) => starred('favourite.added', item), // ERR-19
  favouriteCancelled: ({ item }) => starred('favourite.cancelled', item), // ERR-20, ERR-25
  favouriteFailed: said,
  favouritesCancelled: () => success('favourite.cancelled'), // ERR-25
  favouritesFailed: countedOr(said),
};
