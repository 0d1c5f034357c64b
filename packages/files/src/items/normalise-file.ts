import { kindOfCategory } from '@chartdock/contract';
import type { FileRecord } from '@chartdock/contract';
import type { FileItem, FolderLock, ItemPerson, ItemType } from './file-item.types.ts';
import { FileRecordError } from './file-record-error.ts';

/** Id of the top of My files. */
export const ROOT_ID = 'root';

const LOCKS: Readonly<Record<'1' | '2', FolderLock>> = { '1': 'owner_only', '2': 'closed' };

const typeOf = (record: FileRecord): ItemType =>
  record._filesType ?? record.fileType ?? (record.category === 'folder' ? 'folder' : 'chart');

const firstOf = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.find((id) => id !== undefined && id !== '');

// A chart's folderId names the folder it lies in, so it can be its id only when nothing else could be meant.
const idOf = (record: FileRecord, type: ItemType): string | undefined =>
  type === 'folder'
    ? firstOf(record.chartId, record.fileId, record.folderId, record._id)
    : firstOf(record.chartId, record.fileId, record._id, record.folderId);

const parentOf = (record: FileRecord, type: ItemType): string =>
  firstOf(record.parentId, record._parentId, type === 'chart' ? record.folderId : undefined) ?? ROOT_ID;

const personOf = (person: FileRecord['owner']): ItemPerson | undefined =>
  person && { userId: person.userId, fullName: person.fullName, photoUrl: person.photoUrl };

const timesOf = (record: FileRecord) => ({
  createdAt: record.createTime,
  modifiedAt: record.lastModify,
  openedAt: record.openTime,
  deletedAt: record.deleteTime,
  invitedAt: record.inviteTime,
  starredAt: record.favouriteTime,
});

const rightsOf = (record: FileRecord) => ({
  isPublic: record.status === 'public',
  isTemplate: record.publicClone === true && record.status === 'public',
  isShared: record.collaboration === true,
  isFavourite: record.favourite === true,
  canEdit: record.isCanEditor !== false,
  isOverrun: record.ownerEditState === 'overrun',
  lock: record.lockType === undefined ? ('none' as const) : LOCKS[record.lockType],
});

/**
 * Makes an item of a record with any of the alternative fields (ENT-16). The id is taken from chartId,
 * fileId, folderId, _id; the parent from parentId, _parentId and, for a file, folderId; the type from
 * _filesType, fileType, then the category. Throws a `FileRecordError` when there is no id at all.
 */
export const normaliseFile = (record: FileRecord): FileItem => {
  const type = typeOf(record);
  const id = idOf(record, type);
  if (id === undefined) throw new FileRecordError('missing_id', 'the record has no id');
  return {
    id,
    type,
    parentId: parentOf(record, type),
    title: record.title,
    category: record.category,
    kind: type === 'folder' ? 'folder' : kindOfCategory(record.category),
    owner: personOf(record.owner),
    creator: personOf(record.creator),
    ...rightsOf(record),
    canvasCount: record.canvasCount,
    childCount: record.childCount,
    thumbnail: record.thumbnail,
    orgId: record.orgId,
    ...timesOf(record),
    path: record.path ?? [],
    ...(record.match === undefined ? {} : { match: record.match }),
  };
};

/** Names an item the way calls want it. */
export const refOf = (item: Pick<FileItem, 'id' | 'type'>) => ({ fileId: item.id, fileType: item.type });
