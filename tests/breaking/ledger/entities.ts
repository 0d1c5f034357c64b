import { breaksOf } from '../break-line.ts';

const entities = (name: string): string => `packages/contract/src/entities/${name}.ts`;

const thirdBinding = breaksOf('packages/contract/src/endpoints/account.ts', [
  ['ENT-42', "inQuery: ['mluuuid'],", 'inQuery: [],'],
  ['ENT-42', '      thirdInfo: z.string().max(2000).optional(),\n', ''],
  ['ENT-42', "idFlag: z.literal('phone')", "idFlag: z.enum(['phone', 'email'])"],
]);

const registration = breaksOf(entities('registration'), [
  ['ACCT-05', "z.literal('personal')", "z.enum(['personal', 'team'])"],
  ['ACCT-06', "['register', 'user_invite']", "['register']"],
  ['ACCT-07', "'qq', 'weibo'", "'qq'"],
  ['ACCT-08', "'h5', 'mp'", "'h5'"],
  ['ACCT-09', "'tct_meet', 'tct_docs'", "'tct_meet'"],
  ['ACCT-10', 'language: line, timezone: line', 'language: line'],
]);

const files = breaksOf(entities('file'), [
  ['ENT-01', '    _id: z.string().optional(),\n', ''],
  ['ENT-01', '    chartId: z.string().optional(),\n', ''],
  ['ENT-01', '    fileId: z.string().optional(),\n', ''],
  ['ENT-01', '    folderId: z.string().optional(),\n', ''],
  ['ENT-02', '    parentId: z.string().optional(),\n', ''],
  ['ENT-02', '    _parentId: z.string().optional(),\n', ''],
  ['ENT-03', '    title: z.string(),\n    category: z.string(),\n', '    category: z.string(),\n'],
  ['ENT-03', '    templateId: z.string().optional(),\n', ''],
  ['ENT-03', '    ignore: z.boolean().optional(),\n', ''],
  ['ENT-04', "z.enum(['chart', 'folder'])", "z.enum(['chart', 'folder', 'file'])"],
  ['ENT-05', '    owner: personSchema.optional(),\n', ''],
  ['ENT-06', '    creator: personSchema.optional(),\n', ''],
  ['ENT-08', '    collaboration: z.boolean().optional(),\n', ''],
  ['ENT-09', '    canvasCount: z.number().int().optional(),\n', ''],
  ['ENT-10', '    deleteTime: instantSchema.optional(),\n', ''],
  ['ENT-11', '    cloneId: z.string().optional(),\n', ''],
  ['ENT-12', '    thumbnail: z.string().optional(),\n', ''],
  ['ENT-12', '    orgId: z.string().optional(),\n', ''],
  ['ENT-13', '    publicClone: z.boolean().optional(),\n', ''],
  ['ENT-14', '    isCanEditor: z.boolean().optional(),\n', ''],
  ['ENT-14', '    ownerEditState: z.string().optional(),\n', ''],
  ['ENT-15', "lockType: z.enum(['1', '2']).optional()", "lockType: z.enum(['1', '2', '3']).optional()"],
  ['ENT-15', "lockType: z.enum(['1', '2']).optional()", "lockType: z.enum(['1', '2'])"],
]);

const people = breaksOf(entities('user'), [
  ['ENT-19', '    member: z.boolean(),\n', ''],
  ['ENT-19', '    orgMember: z.boolean(),\n', ''],
  ['ENT-20', '    expireTime: instantSchema.optional(),\n', ''],
  ['ENT-20', '    orgExpireTime: instantSchema.optional(),\n', ''],
  ['ENT-21', '    fileCount: z.number().int(),\n', ''],
  ['ENT-21', '    usedFileCount: z.number().int(),\n', ''],
  ['ENT-23', '    phone: z.string().optional(),\n', ''],
  ['ENT-23', '    photoUrl: z.string(),\n', ''],
  ['ENT-24', '    company: z.string().optional(),\n', ''],
  ['ENT-24', '    specialty: z.string().optional(),\n', ''],
  ['ENT-24', '    companyIndustry: z.union([z.string(), z.number()]).optional(),\n', ''],
  ['ENT-25', '    createChartStatus: z.string(),\n', ''],
  ['ENT-25', '    lastLogin: instantSchema.optional(),\n', ''],
  ['ENT-25', '    registDate: instantSchema,\n', ''],
  ['ENT-25', '    registerType: z.string(),\n', ''],
  ['ENT-26', 'teamId: z.string().optional(), ', ''],
  ['ENT-26', ', orgId: z.string().optional() })', ' })'],
]);

const sharing = [
  ...breaksOf('packages/contract/src/entities/template.ts', [
    ['ENT-18', 'bgImage: z.string(),', ''],
    ['ENT-18', 'favourite: z.boolean(),', ''],
    ['ENT-18', 'publicClonePrice: z.number(),', ''],
    ['ENT-18', 'owner: personSchema.optional(),', ''],
  ]),
  ...breaksOf('packages/contract/src/endpoints/view-links.ts', [
    ['CALL-S-025', 'z.object({ link: viewLinkSchema.nullable() })', 'z.unknown()'],
    ['CALL-S-025', 'const made = z.object({ link: viewLinkSchema });', 'const made = z.unknown();'],
    [
      'ENT-37',
      'viewPassword: z.string().max(256).refine(isViewPassword)',
      'password: z.string().max(256).refine(isViewPassword)',
    ],
  ]),
  ...breaksOf('packages/contract/src/endpoints/collaboration.ts', [
    ['CALL-S-025', 'const person = z.object({ person: collaboratorSchema });', 'const person = z.unknown();'],
  ]),
];

const words = [
  ...breaksOf('packages/contract/src/messages/en.ts', [
    [
      'VALID-07',
      "'validation.textarea': 'Details limited to {n}",
      "'validation.textarea': 'Details under {n}",
    ],
    ['VALID-11', 'This field is required', 'Required'],
    ['VALID-12', 'The length you entered is invalid', 'Invalid length'],
    ['VALID-13', 'Please enter a correct email address', 'Enter an e-mail address'],
    ['VALID-14', 'enter at least one tag', 'enter a tag'],
    ['VALID-15', 'file size must be under {n} MB', 'file size must be {n} MB'],
    ['MENU-56', "'menu.publish': 'publish and make public'", "'menu.publish': 'publish'"],
    ['MENU-57', 'cancel publish and make public', 'cancel publish'],
    ['PERM-08', 'Upgrade membership to unlock all download formats', 'Upgrade membership'],
  ]),
  ...breaksOf('packages/contract/src/messages/zh.ts', [
    ['VALID-07', "'validation.textarea': '详情限 {n} 字'", "'validation.textarea': '限 {n} 字'"],
    ['DLG-23', "'dialog.cancelled': '弹窗取消'", "'dialog.cancelled': '取消'"],
    ['DLG-24', "'dialog.confirmed': '弹窗确认'", "'dialog.confirmed': '确认'"],
  ]),
  ...breaksOf('packages/contract/src/rules/publishing.ts', [
    ['VALID-07', 'DESCRIPTION_LENGTH = 200', 'DESCRIPTION_LENGTH = 201'],
  ]),
];

const checks = [
  ...breaksOf('packages/contract/src/endpoints/charts.ts', [
    [
      'PERM-06',
      'remaining: z.number().int().optional() })\n  .meta',
      'remaining: z.number().optional() })\n  .meta',
    ],
  ]),
  ...breaksOf('packages/contract/src/endpoints/account.ts', [
    ['PERM-06', 'allowed: z.boolean(),', 'allowed: z.boolean().optional(),'],
  ]),
];

/** Breaks what entities carry, and what messages say. */
export const entitiesAndWords = [
  ...files,
  ...registration,
  ...thirdBinding,
  ...people,
  ...sharing,
  ...words,
  ...checks,
];
