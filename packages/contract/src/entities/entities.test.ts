import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  endpoints,
  fileRecordSchema,
  filePageSchema,
  privilegeSchema,
  userInfoSchema,
  wireBoolean,
  wireInt,
} from '../schema.ts';

const file = {
  _id: 'a',
  chartId: 'a',
  fileId: 'a',
  folderId: 'f',
  parentId: 'root',
  _parentId: 'root',
  title: 'Plan',
  category: 'flow',
  templateId: 't',
  fileType: 'chart',
  _filesType: 'folder',
  index: 3,
  chartType: 'flow',
  ignore: true,
  owner: { userId: 'u' },
  creator: { userId: 'u' },
  status: 'public',
  collaboration: true,
  canvasCount: 2,
  deleteTime: 1,
  cloneId: 'c',
  thumbnail: 'x.png',
  orgId: 'o',
  publicClone: true,
  isCanEditor: false,
  ownerEditState: 'limited',
  lockType: '1',
};

const privilege = {
  userId: 'u',
  userName: 'name',
  fullName: 'full',
  member: true,
  orgMember: false,
  expireTime: 1,
  orgExpireTime: 2,
  fileCount: 9,
  usedFileCount: 4,
  createChartStatus: 'normal',
  lastLogin: 1,
  registDate: 1,
  registerType: 'email',
  profile: { company: 'c', specialty: 's', companyIndustry: 12 },
  auth: { teamId: 't', orgId: 'o' },
};

const info = {
  userId: 'u',
  userName: 'n',
  fullName: 'f',
  phone: '138****0000',
  photoUrl: '/p.png',
  locale: 'zh',
};

const page = { rows: [file], total: 1, page: 1, pageSize: 10, pagerCount: 7, cursor: null };

/** A value of none of the types that the fields have. */
const alien = Symbol('alien');

interface Row {
  readonly schema: z.ZodType;
  readonly whole: Readonly<Record<string, unknown>>;
  readonly fields: readonly string[];
}

const rows: readonly (readonly [id: string, row: Row])[] = [
  ['ENT-01', { schema: fileRecordSchema, whole: file, fields: ['_id', 'chartId', 'fileId', 'folderId'] }],
  ['ENT-02', { schema: fileRecordSchema, whole: file, fields: ['parentId', '_parentId'] }],
  [
    'ENT-03',
    {
      schema: fileRecordSchema,
      whole: file,
      fields: ['title', 'category', 'templateId', 'fileType', 'index', 'chartType', 'ignore'],
    },
  ],
  ['ENT-08', { schema: fileRecordSchema, whole: file, fields: ['collaboration'] }],
  ['ENT-09', { schema: fileRecordSchema, whole: file, fields: ['canvasCount'] }],
  ['ENT-10', { schema: fileRecordSchema, whole: file, fields: ['deleteTime'] }],
  ['ENT-11', { schema: fileRecordSchema, whole: file, fields: ['cloneId'] }],
  ['ENT-12', { schema: fileRecordSchema, whole: file, fields: ['thumbnail', 'orgId'] }],
  ['ENT-13', { schema: fileRecordSchema, whole: file, fields: ['publicClone'] }],
  ['ENT-14', { schema: fileRecordSchema, whole: file, fields: ['isCanEditor', 'ownerEditState'] }],
  ['ENT-19', { schema: privilegeSchema, whole: privilege, fields: ['member', 'orgMember'] }],
  ['ENT-20', { schema: privilegeSchema, whole: privilege, fields: ['orgExpireTime', 'expireTime'] }],
  ['ENT-21', { schema: privilegeSchema, whole: privilege, fields: ['fileCount', 'usedFileCount'] }],
  ['ENT-22', { schema: privilegeSchema, whole: privilege, fields: ['userId', 'userName', 'fullName'] }],
  ['ENT-23', { schema: userInfoSchema, whole: info, fields: ['phone', 'photoUrl'] }],
  [
    'ENT-25',
    {
      schema: privilegeSchema,
      whole: privilege,
      fields: ['createChartStatus', 'lastLogin', 'registDate', 'registerType'],
    },
  ],
  [
    'ENT-27',
    { schema: endpoints.lists.trashCount.data, whole: { trashChartCount: 3 }, fields: ['trashChartCount'] },
  ],
  ['ENT-31', { schema: filePageSchema, whole: page, fields: ['total', 'page', 'pageSize', 'pagerCount'] }],
];

describe('entities', () => {
  it.each(rows)('[%s] carry their fields, each of its own type', (_id, { schema, whole, fields }) => {
    expect(schema.parse(whole)).toEqual(whole);
    for (const field of fields) {
      expect(whole).toHaveProperty(field);
      expect(schema.safeParse({ ...whole, [field]: alien }).success, field).toBe(false);
    }
  });

  it('[ENT-04] take chart or folder, and nothing else, as _filesType', () => {
    for (const _filesType of ['chart', 'folder'])
      expect(fileRecordSchema.safeParse({ ...file, _filesType }).success).toBe(true);
    for (const _filesType of ['file', '', 'Chart'])
      expect(fileRecordSchema.safeParse({ ...file, _filesType }).success).toBe(false);
  });

  it.each([
    ['ENT-05', 'owner'],
    ['ENT-06', 'creator'],
  ])('[%s] know the userId of the %s', (_id, field) => {
    expect(fileRecordSchema.parse(file)).toMatchObject({ [field]: { userId: 'u' } });
    expect(fileRecordSchema.safeParse({ ...file, [field]: {} }).success).toBe(false);
  });

  it("[ENT-15] know the lock types '1' and '2', and folders without one", () => {
    const { lockType: _lockType, ...open } = file;
    expect(fileRecordSchema.safeParse(open).success).toBe(true);
    expect(['1', '2'].map((lockType) => fileRecordSchema.safeParse({ ...file, lockType }).success)).toEqual([
      true,
      true,
    ]);
    expect(['', '3', 1].map((lockType) => fileRecordSchema.safeParse({ ...file, lockType }).success)).toEqual(
      [false, false, false],
    );
  });

  it('[ENT-24] carry company, specialty and industry in the profile', () => {
    expect(privilegeSchema.parse(privilege).profile).toEqual({
      company: 'c',
      specialty: 's',
      companyIndustry: 12,
    });
    for (const field of ['company', 'specialty', 'companyIndustry']) {
      expect(privilegeSchema.safeParse({ ...privilege, profile: { [field]: alien } }).success).toBe(false);
    }
  });

  it('[CALL-F-002] answer a folder with its chain, its items and the paging', () => {
    const { data } = endpoints.lists.loadFiles;
    const answer = { folder: null, chain: [{ folderId: 'f', title: 'F' }], ...page };
    expect(data.parse(answer)).toEqual(answer);
    for (const part of Object.keys(answer))
      expect(data.safeParse({ ...answer, [part]: alien }).success, part).toBe(false);
  });
});

describe('wire values', () => {
  it('read whole numbers in bounds from numbers and digits only', () => {
    const schema = wireInt(1, 200);
    expect([1, '200', '7'].map((value) => schema.parse(value))).toEqual([1, 200, 7]);
    for (const value of [0, 201, 1.5, '', ' 7', '7a', '1e2', '0x10', null, true, Number.NaN]) {
      expect(schema.safeParse(value).success, String(value)).toBe(false);
    }
  });

  it('read booleans from themselves and their usual spellings', () => {
    expect([true, 'true', '1', false, 'false', '0'].map((value) => wireBoolean.parse(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    for (const value of ['yes', '', 1, 0, null, 'TRUE'])
      expect(wireBoolean.safeParse(value).success).toBe(false);
  });
});
