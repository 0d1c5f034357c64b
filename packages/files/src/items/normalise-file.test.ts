import { describe, expect, it } from 'vitest';
import { FileRecordError } from './file-record-error.ts';
import { normaliseFile, refOf } from './normalise-file.ts';

const bare = { title: 'Plan', category: 'flow' };

describe('normaliseFile', () => {
  it.each([
    ['chartId first', { ...bare, chartId: 'c', fileId: 'f', folderId: 'd', _id: 'i' }, 'c'],
    ['then fileId', { ...bare, fileId: 'f', folderId: 'd', _id: 'i' }, 'f'],
    ['_id before the folder of a file', { ...bare, folderId: 'd', _id: 'i' }, 'i'],
    ['folderId of a folder', { ...bare, category: 'folder', folderId: 'd', _id: 'i' }, 'd'],
    ['_id of a folder last', { ...bare, category: 'folder', _id: 'i' }, 'i'],
    ['the next one when a field is empty', { ...bare, chartId: '', fileId: 'f' }, 'f'],
  ])('[ENT-16] takes the id from %s', (_, record, id) => {
    expect(normaliseFile(record).id).toBe(id);
  });

  it.each([
    ['parentId first', { ...bare, chartId: 'c', parentId: 'p', _parentId: 'q', folderId: 'd' }, 'p'],
    ['then _parentId', { ...bare, chartId: 'c', _parentId: 'q', folderId: 'd' }, 'q'],
    ['then the folderId of a file', { ...bare, chartId: 'c', folderId: 'd' }, 'd'],
    ['never the own id of a folder', { ...bare, category: 'folder', folderId: 'd' }, 'root'],
    ['root when nothing is said', { ...bare, chartId: 'c' }, 'root'],
  ])('[ENT-16] takes the parent from %s', (_, record, parentId) => {
    expect(normaliseFile(record).parentId).toBe(parentId);
  });

  it.each([
    ['_filesType first', { ...bare, _id: 'i', _filesType: 'folder', fileType: 'chart' } as const, 'folder'],
    ['then fileType', { ...bare, _id: 'i', fileType: 'folder' } as const, 'folder'],
    ['then the category folder', { ...bare, _id: 'i', category: 'folder' }, 'folder'],
    ['a file otherwise', { ...bare, _id: 'i' }, 'chart'],
  ])('[ENT-16] takes the type from %s', (_, record, type) => {
    expect(normaliseFile(record).type).toBe(type);
  });

  it('refuses a record without any id', () => {
    expect(() => normaliseFile(bare)).toThrow(FileRecordError);
    expect(() => normaliseFile(bare)).toThrow(expect.objectContaining({ code: 'missing_id' }));
  });

  it('[ENT-17] makes a template of a public file that clones', () => {
    const template = (publicClone: boolean, status: string) =>
      normaliseFile({ ...bare, _id: 'i', publicClone, status }).isTemplate;
    expect([
      template(true, 'public'),
      template(true, 'private'),
      template(false, 'public'),
      template(false, 'private'),
    ]).toEqual([true, false, false, false]);
  });

  it('[ENT-07] counts every status but public as not public', () => {
    const isPublic = (status?: string) =>
      normaliseFile({ ...bare, _id: 'i', ...(status && { status }) }).isPublic;
    expect([
      isPublic('public'),
      isPublic('private'),
      isPublic('pending'),
      isPublic('Public'),
      isPublic(),
    ]).toEqual([true, false, false, false, false]);
  });

  it('[LIST-15] [LIST-16] reads the locks of folders', () => {
    const lock = (lockType?: '1' | '2') =>
      normaliseFile({ ...bare, category: 'folder', _id: 'i', ...(lockType && { lockType }) }).lock;
    expect([lock('1'), lock('2'), lock()]).toEqual(['owner_only', 'closed', 'none']);
  });

  it('lets a file be edited unless refused', () => {
    const canEdit = (isCanEditor?: boolean) =>
      normaliseFile({ ...bare, _id: 'i', ...(isCanEditor === undefined ? {} : { isCanEditor }) }).canEdit;
    expect([canEdit(), canEdit(true), canEdit(false)]).toEqual([true, true, false]);
  });

  it('keeps people, times and counts under own names', () => {
    const item = normaliseFile({
      ...bare,
      category: 'mind_free',
      chartId: 'c',
      owner: { userId: 'u', fullName: 'Ada', photoUrl: '/photo/u.png' },
      createTime: 1,
      lastModify: 2,
      openTime: 3,
      deleteTime: 4,
      inviteTime: 5,
      favouriteTime: 7,
      canvasCount: 6,
      ownerEditState: 'overrun',
      favourite: true,
    });
    expect(item).toMatchObject({
      kind: 'mind',
      owner: { userId: 'u', fullName: 'Ada', photoUrl: '/photo/u.png' },
      creator: undefined,
      createdAt: 1,
      modifiedAt: 2,
      openedAt: 3,
      deletedAt: 4,
      invitedAt: 5,
      starredAt: 7,
      canvasCount: 6,
      isOverrun: true,
      isFavourite: true,
      isShared: false,
      path: [],
    });
  });
});

describe('refOf', () => {
  it('names an item the way calls want it', () => {
    expect(refOf({ id: 'c', type: 'chart' })).toEqual({ fileId: 'c', fileType: 'chart' });
  });
});
