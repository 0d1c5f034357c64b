import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  couponSchema,
  endpoints,
  fileRecordSchema,
  filePageSchema,
  notificationSchema,
  orderSchema,
  preOrderInput,
  privilegeSchema,
  templateCardSchema,
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

/** Checks that a schema keeps a whole value, and refuses another type in each of some fields. */
const expectFields = (
  schema: z.ZodType,
  whole: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): void => {
  expect(schema.parse(whole)).toEqual(whole);
  for (const field of fields) {
    expect(whole).toHaveProperty(field);
    expect(schema.safeParse({ ...whole, [field]: alien }).success, field).toBe(false);
  }
};

const expectInFile = (...fields: readonly string[]): void => expectFields(fileRecordSchema, file, fields);
const expectInPrivilege = (...fields: readonly string[]): void =>
  expectFields(privilegeSchema, privilege, fields);

describe('a file record', () => {
  it('[ENT-01] carries its ids', () => expectInFile('_id', 'chartId', 'fileId', 'folderId'));
  it('[ENT-02] carries its parent under both names', () => expectInFile('parentId', '_parentId'));
  it('[ENT-03] carries its seven fields', () =>
    expectInFile('title', 'category', 'templateId', 'fileType', 'index', 'chartType', 'ignore'));
  it('[ENT-08] carries a collaboration flag', () => expectInFile('collaboration'));
  it('[ENT-09] carries the number of canvases', () => expectInFile('canvasCount'));
  it('[ENT-10] carries the time of deletion', () => expectInFile('deleteTime'));
  it('[ENT-11] carries its origin', () => expectInFile('cloneId'));
  it('[ENT-12] carries thumbnail and organisation', () => expectInFile('thumbnail', 'orgId'));
  it('[ENT-13] carries whether it may be cloned by all', () => expectInFile('publicClone'));
  it('[ENT-14] carries who may edit it', () => expectInFile('isCanEditor', 'ownerEditState'));
});

it('[ENT-18] a template card carries its six fields', () => {
  const card = {
    chartId: 'a',
    title: 'Order handling',
    bgImage: '/chart_image/a.png',
    favourite: true,
    ownerId: 'u',
    owner: { userId: 'u', fullName: 'f', photoUrl: '/p.png' },
    publicClonePrice: 9.9,
    category: 'flow',
    about: 'Helps a shop.',
    uses: 3,
  };
  expectFields(templateCardSchema, card, [
    'chartId',
    'title',
    'bgImage',
    'favourite',
    'ownerId',
    'owner',
    'publicClonePrice',
    'category',
  ]);
});

describe('a privilege', () => {
  it('[ENT-19] carries the flags of both tiers', () => expectInPrivilege('member', 'orgMember'));
  it('[ENT-20] carries the expiry times of both tiers', () =>
    expectInPrivilege('orgExpireTime', 'expireTime'));
  it('[ENT-21] carries quota and use', () => expectInPrivilege('fileCount', 'usedFileCount'));
  it('[ENT-22] carries id and names', () => expectInPrivilege('userId', 'userName', 'fullName'));
  it('[ENT-25] carries creation status, last sign-in and registration', () =>
    expectInPrivilege('createChartStatus', 'lastLogin', 'registDate', 'registerType'));
  it('[ENT-26] carries team and organisation in its auth part', () => {
    expect(privilegeSchema.parse(privilege).auth).toEqual({ teamId: 't', orgId: 'o' });
    expect(privilegeSchema.safeParse({ ...privilege, auth: { teamId: alien } }).success).toBe(false);
  });
});

describe('entities', () => {
  it('[ENT-23] carry phone and photo of the person', () =>
    expectFields(userInfoSchema, info, ['phone', 'photoUrl']));
  it('[ENT-27] carry the number of items in trash', () =>
    expectFields(endpoints.lists.trashCount.data, { trashChartCount: 3 }, ['trashChartCount']));
  it('[ENT-28] carry the number of unread notifications', () =>
    expectFields(endpoints.notifications.count.data, { count: 3 }, ['count']));
  it('carry message, kind and read state', () => {
    const told = { id: 'n', type: 'fileCloned', title: 't', content: 'c', read: false, createTime: 1 };
    expectFields(notificationSchema, told, Object.keys(told));
    expect(notificationSchema.safeParse({ ...told, type: 'other' }).success).toBe(false);
  });
  it('[ENT-31] carry total, page, page size and pager size', () =>
    expectFields(filePageSchema, page, ['total', 'page', 'pageSize', 'pagerCount']));

  it('[ENT-04] take chart or folder, and nothing else, as _filesType', () => {
    for (const _filesType of ['chart', 'folder'])
      expect(fileRecordSchema.safeParse({ ...file, _filesType }).success).toBe(true);
    for (const _filesType of ['file', '', 'Chart'])
      expect(fileRecordSchema.safeParse({ ...file, _filesType }).success).toBe(false);
  });

  const expectPerson = (field: 'owner' | 'creator'): void => {
    expect(fileRecordSchema.parse(file)).toMatchObject({ [field]: { userId: 'u' } });
    expect(fileRecordSchema.safeParse({ ...file, [field]: {} }).success).toBe(false);
  };
  it('[ENT-05] know the userId of the owner', () => expectPerson('owner'));
  it('[ENT-06] know the userId of the creator', () => expectPerson('creator'));

  it("[ENT-15] know the lock types '1' and '2'", () => {
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

  it('[CALL-F-002] answer a folder with chain, items and paging', () => {
    const { data } = endpoints.lists.loadFiles;
    const answer = { folder: null, chain: [{ folderId: 'f', title: 'F' }], ...page };
    expect(data.parse(answer)).toEqual(answer);
    for (const part of Object.keys(answer))
      expect(data.safeParse({ ...answer, [part]: alien }).success, part).toBe(false);
  });
});

describe('wire values', () => {
  it('read whole numbers in bounds only', () => {
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

describe('what is bought', () => {
  const order = {
    orderId: 'o',
    orderType: 'clone',
    title: 'Plan',
    channel: 'wechat',
    amountFen: 990,
    couponFen: 0,
    state: 'paid',
    createTime: 1,
    payTime: 2,
    chartId: null,
  };
  const coupon = { code: 'C', used: false, expireTime: 3, offFen: 200 };
  const preOrder = z.object(preOrderInput);
  const eight = {
    orderType: 'clone',
    upgradeType: 'month',
    coupon: 'C',
    realMoney: '9.90',
    orgId: 'g',
    teamusercount: '3',
    orgName: 'Atelier',
    chartId: '01890000-0000-7000-8000-00000000cafe',
  };

  it('[ENT-29] is an order, which carries its id', () => {
    expect(orderSchema.parse(order)).toEqual(order);
    const { orderId: _gone, ...nameless } = order;
    expect(orderSchema.safeParse(nameless).success).toBe(false);
  });

  it.each(['code', 'used', 'expireTime'])('[ENT-30] may cost less by a coupon, which carries %s', (field) => {
    expect(couponSchema.parse(coupon)).toEqual(coupon);
    expect(couponSchema.safeParse({ ...coupon, [field]: undefined }).success).toBe(false);
  });

  it('[ENT-32] is ordered with eight fields, money in fen', () => {
    expect(preOrder.parse(eight)).toEqual({ ...eight, realMoney: 990, teamusercount: 3 });
    expect(preOrder.safeParse({ ...eight, orderType: 'gift' }).success).toBe(false);
    expect(preOrder.safeParse({ ...eight, realMoney: '9.905' }).success).toBe(false);
  });
});
