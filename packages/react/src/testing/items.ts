import type { FileItem } from '@chartdock/files';

/** Makes an item with what a test does not care about filled in. */
export const fileItem = (id: string, more: Partial<FileItem> = {}): FileItem => ({
  id,
  type: 'chart',
  parentId: 'root',
  title: `Title ${id}`,
  category: 'flow',
  kind: 'flow',
  owner: { userId: 'me', fullName: 'Lin Wei', photoUrl: undefined },
  creator: undefined,
  isPublic: false,
  isTemplate: false,
  isShared: false,
  isFavourite: false,
  canEdit: true,
  isOverrun: false,
  lock: 'none',
  canvasCount: 1,
  childCount: undefined,
  thumbnail: undefined,
  orgId: undefined,
  createdAt: 0,
  modifiedAt: 0,
  openedAt: undefined,
  deletedAt: undefined,
  invitedAt: undefined,
  path: [],
  ...more,
});

/** Makes a folder. */
export const folderItem = (id: string, more: Partial<FileItem> = {}): FileItem =>
  fileItem(id, { type: 'folder', category: 'folder', kind: 'folder', childCount: 2, ...more });

/** Makes `count` items called `0` to `count - 1`. */
export const fileItems = (count: number): FileItem[] =>
  Array.from({ length: count }, (_, at) => fileItem(String(at)));
