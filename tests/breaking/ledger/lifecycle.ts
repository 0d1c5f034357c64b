import { breaksOf } from '../break-line.ts';

const files = (name: string): string => `packages/files/src/${name}.ts`;
const server = (name: string): string => `packages/server/src/${name}.ts`;

const records = [
  ...breaksOf(files('items/normalise-file'), [
    ['ENT-07', "isPublic: record.status === 'public',", "isPublic: record.status !== 'private',"],
    [
      'ENT-16',
      'firstOf(record.chartId, record.fileId, record._id, record.folderId)',
      'firstOf(record.chartId)',
    ],
    ['ENT-16', 'firstOf(record.parentId, record._parentId,', 'firstOf(record.parentId,'],
    ['ENT-16', 'record._filesType ?? record.fileType ??', 'record.fileType ??'],
    ['ENT-17', 'record.publicClone === true && ', ''],
    ['ENT-17', "record.publicClone === true && record.status === 'public'", 'record.publicClone === true'],
  ]),
  ...breaksOf('packages/contract/src/entities/user.ts', [
    [
      'ENT-22',
      '    userId: z.string(),\n    userName: z.string(),\n    fullName: z.string(),\n    member',
      '    userName: z.string(),\n    fullName: z.string(),\n    member',
    ],
    [
      'ENT-22',
      '    userName: z.string(),\n    fullName: z.string(),\n    member',
      '    fullName: z.string(),\n    member',
    ],
    ['ENT-22', '    fullName: z.string(),\n    member', '    member'],
  ]),
  ...breaksOf('packages/contract/src/endpoints/lists.ts', [
    ['ENT-27', 'data: z.object({ trashChartCount: z.number().int() })', 'data: z.object({})'],
    ['CALL-F-002', '        folder: fileRecordSchema.nullable(),\n', ''],
    ['CALL-F-002', '        chain: z.array(crumbSchema),\n', ''],
    [
      'CALL-F-002',
      '        rows: z.array(fileRecordSchema),\n        ...pagingOutput,\n',
      '        ...pagingOutput,\n',
    ],
    [
      'CALL-F-002',
      '        rows: z.array(fileRecordSchema),\n        ...pagingOutput,\n',
      '        rows: z.array(fileRecordSchema),\n',
    ],
  ]),
  ...breaksOf('packages/contract/src/endpoints/notifications.ts', [
    ['ENT-28', '.object({ count: z.number().int() })', '.object({})'],
  ]),
  ...breaksOf('packages/contract/src/entities/page.ts', [
    ['ENT-31', '  total: z.number().int(),\n', ''],
    ['ENT-31', '  page: z.number().int(),\n', ''],
    ['ENT-31', '  pageSize: z.number().int(),\n', ''],
    ['ENT-31', '  pagerCount: z.number().int(),\n', ''],
  ]),
  ...breaksOf(files('export/download.state'), [
    ['ENT-35', 'signKey: key, def:', 'key, def:'],
    [
      'ENT-35',
      'def: definitionField(type, canvases), title',
      'definition: definitionField(type, canvases), title',
    ],
    ['ENT-35', 'title: item.title, uuid', 'uuid'],
    ['EXPORT-39', "if (key === '') return { step: 'keyless' };", ''],
    ['EXPORT-39', "if (isPositionExport(wish.type)) return { step: 'reading', uuid, key };", ''],
    ['EXPORT-40', 'JSON.stringify(canvases.map', 'JSON.stringify(canvases.slice(0, 1).map'],
  ]),
  ...breaksOf(files('export/downloading'), [
    [
      'EXPORT-39',
      '      return fail(item, failureOf(error));',
      "      frames.show({ address: '/' }, hearPage(item));",
    ],
    [
      'EXPORT-40',
      'holdsAllCanvases(type) ? chartCanvas : chartCanvas.slice(0, 1)',
      'chartCanvas.slice(0, 1)',
    ],
  ]),
  ...breaksOf(server('domains/exporting/position-file'), [
    [
      'EXPORT-40',
      "if (all && canvases.length !== bodies.length) throw refuse('The list does not have every canvas');",
      '',
    ],
    ['CALL-F-045', 'v: 1, title, category', "v: 1, title: '', category"],
  ]),
];

const opening = [
  ...breaksOf(files('outcomes/failure-of'), [
    ['ERR-29', "text: { key: 'error.fileUnavailable' }", "text: { key: 'error.generic' }"],
  ]),
  ...breaksOf(files('opening/opening'), [
    ['ERR-29', "item.lock === 'closed' || ", ''],
    ['ERR-29', " || (item.lock === 'owner_only' && role !== 'owner' && role !== 'creator')", ''],
  ]),
  ...breaksOf(files('folders/move-refusal'), [
    ['CRUMB-08', 'new Set([folderId, ...chain.map((crumb) => crumb.folderId)])', 'new Set([folderId])'],
    [
      'CRUMB-08',
      'new Set([folderId, ...chain.map((crumb) => crumb.folderId)])',
      'new Set(chain.map((crumb) => crumb.folderId))',
    ],
  ]),
  ...breaksOf(files('creation/create-folder'), [
    ['CREATE-40', "(place.page === 'diagrams' ? place.folderId : ROOT_ID)", 'ROOT_ID'],
    ['CREATE-40', "place.page === 'diagrams' ? place.folderId : ROOT_ID", 'getState().preferences.folderId'],
  ]),
  ...breaksOf(files('trash/trash'), [
    [
      'LIFE-19',
      'await client.lists.trashCount({}, QUIET);',
      'await client.lists.trashCount({}, QUIET).catch(() => ({ trashChartCount: 0 }));',
    ],
  ]),
];

const listing = [
  ...breaksOf(files('list/fetch-page'), [
    ['LIST-06', '{ ...wanted, ...paging }', '{ ...wanted, type: undefined, ...paging }'],
    ['LIST-06', '{ ...wanted, ...paging }', '{ ...wanted, category: undefined, ...paging }'],
    ['LIST-06', '{ ...wanted, ...paging }', "{ ...wanted, title: '', ...paging }"],
    [
      'LIST-10',
      '{ folderId, category, ...wireSorting(sorting), keyword, ...wanted',
      '{ category, ...wireSorting(sorting), keyword, ...wanted',
    ],
    [
      'LIST-11',
      'return lists.historyFiles(paging, settings);',
      "return lists.loadFiles({ folderId: 'root', ...paging }, settings);",
    ],
    ['LIST-12', "sort: 'inviteTime', ", ''],
    [
      'LIST-12',
      "return lists.collaborationFiles({ sort: 'inviteTime', ...paging }",
      'return lists.myCollaboration({ ...paging }',
    ],
    ['LIST-13', 'chartType: query.kind, ', ''],
    [
      'LIST-14',
      'return lists.trashFiles({ ...query.filter, ...paging }',
      'return lists.historyFiles({ ...paging }',
    ],
  ]),
];

const favourites = [
  ...breaksOf(server('domains/favourites/favourites'), [
    ['LIFE-04', '{ user_id: actor.userId, kind, node_id', '{ user_id: actor.userId, kind: 1, node_id'],
    ['PROD-12', '{ user_id: actor.userId, kind, node_id', '{ user_id: actor.userId, kind: 1, node_id'],
    ['LIFE-15', "    .where('user_id', '=', actor.userId)\n", "    .where('user_id', '=', id)\n"],
    ['LIFE-16', 'if (added === undefined) await removeFavourite(context, { id: node.id, kind });', ''],
    ['CALL-F-038', 'kind: SHELF[input.type]', 'kind: SHELF.chart'],
    ['CALL-F-038', "if (!removed) throw new CallError('fileUnavailable');", ''],
  ]),
  ...breaksOf('packages/contract/src/endpoints/favourites.ts', [
    ['CALL-F-038', '{ fileId: idSchema, type:', '{ chartId: idSchema, type:'],
  ]),
  ...breaksOf(server('domains/lists/personal-lists'), [
    [
      'PROD-12',
      'sql<boolean>`f.user_id = ${me} ${kind}',
      'sql<boolean>`f.kind = 1 and f.user_id = ${me} ${kind}',
    ],
  ]),
];

const moving = [
  ...breaksOf(server('domains/tree/move'), [
    ['CRUMB-08', "if (place.chainIds.includes(node.id)) throw new CallError('moveIntoItself');", ''],
    ['LIFE-05', '.set({ parent_id: place.id, pos', '.set({ pos'],
  ]),
  ...breaksOf(files('moving/moving'), [['LIFE-05', 'await client.folders.move(input, WRITE);', '']]),
  ...breaksOf(server('domains/tree/copy'), [
    ['LIFE-06', 'await bumpCounters(db, place.ownerId, counts);', ''],
    ['LIFE-06', 'openLockedPlace(context, input.folderId)', "openLockedPlace(context, 'root')"],
  ]),
  ...breaksOf(server('domains/tree/rename'), [
    ['LIFE-07', '.set({ title, title_key', '.set({ title_key'],
    [
      'LIFE-07',
      "if (renaming.ignore !== true && (await isTitleTaken(db, place, title))) throw new CallError('titleTaken');",
      '',
    ],
  ]),
  ...breaksOf(server('domains/tree/sort'), [
    ['LIFE-08', '.set({ pos: positionBetween(low, high) })', '.set({ pos: node.pos })'],
  ]),
  ...breaksOf(server('domains/tree/batch'), [
    [
      'LIFE-09',
      'for (const item of items)\n    results',
      'for (const item of items.slice(0, 1))\n    results',
    ],
  ]),
  ...breaksOf(server('domains/tree/create'), [
    [
      'PROD-11',
      "openLockedPlace(context, input.folderId ?? 'root');\n  requireDepth(context, place.depth + 1);",
      "openLockedPlace(context, 'root');",
    ],
    ['PROD-11', '  requireDepth(context, place.depth + 1);\n', ''],
    ['QUOTA-13', '  requireRoom(owner, 1);\n', ''],
  ]),
];

const quota = [
  ...breaksOf(server('domains/tree/trash'), [
    ['QUOTA-11', '{ trash: files, trashRoots: 1', '{ files: -files, trash: files, trashRoots: 1'],
    ['QUOTA-11', '{ files: -files, trash: -files', '{ trash: -files'],
  ]),
  ...breaksOf(server('domains/nodes/counters'), [
    ['PROD-23', 'const unlimited = isUnlimited(tierOf(found, now));', 'const unlimited = false;'],
    ['QUOTA-04', 'unlimited ? Infinity :', 'unlimited ? Math.max(0, 100 - found.files) :'],
    [
      'CLONE-09',
      'const unlimited = isUnlimited(tierOf(found, now));',
      'const unlimited = tierOf(found, now).member;',
    ],
    [
      'CLONE-09',
      'const unlimited = isUnlimited(tierOf(found, now));',
      'const unlimited = tierOf(found, now).orgMember;',
    ],
  ]),
  ...breaksOf('packages/contract/src/rules/quota.ts', [
    [
      'QUOTA-04',
      'isUnlimited(state) ? UNLIMITED_FILES :',
      'isUnlimited(state) ? UNLIMITED_FILES - state.usedFileCount :',
    ],
    [
      'PROD-23',
      'isUnlimited(state) ? UNLIMITED_FILES :',
      'isUnlimited(state) ? UNLIMITED_FILES - state.usedFileCount :',
    ],
  ]),
  ...breaksOf(server('domains/tree/clone'), [
    ['CLONE-09', "if (owner.room < 1) throw new CallError('upgradeNeeded');", ''],
    ['CLONE-10', 'source.node.canvas_count > 1 &&', 'source.node.canvas_count > 2 &&'],
    ['CLONE-10', 'source.node.canvas_count > 1 &&', 'source.node.canvas_count > 0 &&'],
    ['CLONE-10', '!(await isMember(context))', 'true'],
    ['CLONE-13', "input.parentId ?? 'root'", "'root'"],
    ['CLONE-13', 'source.node.category !== input.category', 'false'],
    ['PROD-14', "input.parentId ?? 'root'", "'root'"],
  ]),
  ...breaksOf(files('cloning/cloning'), [['PROD-14', 'parentId: placeOf(item)', 'parentId: ROOT_ID']]),
];

/** Breaks what may be done with files, from how they are read to their end. */
export const lifecycle = [...records, ...opening, ...listing, ...favourites, ...moving, ...quota];
