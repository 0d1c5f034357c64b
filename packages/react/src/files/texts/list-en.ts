import type { listZh } from './list-zh.ts';

/** English texts of a list of files. */
export const listEn = {
  'kind.folder': 'Folder',
  'list.label': 'Files',
  'list.choice': 'Selection',
  'list.title': 'Name',
  'list.kind': 'Kind',
  'list.owner': 'Owner',
  'list.canvases': 'Canvases',
  'list.modified': 'Modified',
  'list.opened': 'Opened',
  'list.me': 'Me',
  'list.select': 'Select “{title}”',
  'list.star': 'Favourite',
  'list.deleted': 'Deleted',
  'list.more': 'More actions for “{title}”',
  'list.unstar': 'Remove from favourites',
  'list.items': '{n} items',
  'list.itemsOne': '{n} item',
  'list.locked': 'Only its creator can open it',
  'list.noAccess': 'You have no access',
  'selection.all': 'Select all',
  'search.label': 'Search files',
  'search.clear': 'Clear search',
  'crumb.label': 'You are here',
} as const satisfies Readonly<Record<keyof typeof listZh, string>>;
