import { breaksOf } from '../break-line.ts';

const server = (name: string): string => `packages/server/src/${name}.ts`;
const first = 'First the list, then the notice (LIFE-17).';

const creating = [
  ...breaksOf(server('domains/tree/create'), [
    ['CALL-F-024', 'bodies.map((body) => body.def ?? {})', 'bodies.map(() => ({}))'],
    ['CALL-F-024', 'definitions, templateId: node.id }', 'definitions }'],
    ['QUOTA-10', '  requireRoom(owner, 1);\n', ''],
  ]),
  ...breaksOf('packages/contract/src/rules/pager.ts', [['CONST-01', 'PAGE_SIZE = 10', 'PAGE_SIZE = 11']]),
];

const templates = [
  ...breaksOf(server('domains/templates/use'), [
    ['CALL-F-029', "result: 'cloneBuy', price: yuanOf(template.price_fen),", "result: 'cloneBuy',"],
    ['CLONE-14', "if (!template.is_house) return 'payment';", 'if (!template.is_house) return undefined;'],
    ['PROD-27', "if (!template.is_house) return 'payment';", 'if (!template.is_house) return undefined;'],
    ['PROD-25', "(await isMember(context)) ? undefined : 'membership'", "'membership'"],
    ['PROD-28', "(await isMember(context)) ? undefined : 'membership'", 'undefined'],
    ['PROD-26', 'template.price_fen === 0 ||', 'template.price_fen === -1 ||'],
  ]),
  ...breaksOf(server('domains/templates/copy-template'), [
    ['PROD-16', 'bodies.map(({ def }) => def ?? {})', 'bodies.map(() => ({}))'],
    ['PROD-16', '    templateId: template.id,\n', ''],
    ['PROD-16', 'template.title)', "'')"],
  ]),
  ...breaksOf(server('domains/tree/copyable'), [
    ['CLONE-14', "decision === 'allowed'", "decision !== 'missing'"],
  ]),
];

const writing = [
  ...breaksOf(server('domains/ai/power'), [
    ['AI-06', 'most: app.config.aiPerHour', 'most: 1_000'],
    ['AI-06', "reason: 'used_up', remaining: 0", "reason: 'restricted', remaining: 0"],
    ['AI-07', "return { allowed: false, reason: 'restricted' }", 'return { allowed: true }'],
  ]),
  ...breaksOf(server('domains/ai/write'), [
    ['AI-06', '  if (wait > 0) throw refuseTry(wait);\n', ''],
    ['AI-07', '  requireUnrestricted(context);\n', ''],
  ]),
];

const trash = [
  ...breaksOf('packages/files/src/trash/trash.ts', [
    ['LIFE-17', `        // ${first}\n        await list.refresh();\n`, ''],
    ['CALL-F-037', "({ orgId = '' }: ChangedItem) => ({ orgId })", '(_item: ChangedItem) => ({})'],
    ['LIFE-12', 'void recount(true);', ''],
  ]),
  ...breaksOf('packages/files/src/favourites/cancelling.ts', [
    ['LIFE-17', `        // ${first}\n        await list.refresh();\n`, ''],
  ]),
  ...breaksOf('packages/files/src/favourites/favourites.ts', [
    ['LIFE-17', `      // ${first}\n      await list.refresh();\n`, ''],
  ]),
  ...breaksOf('packages/files/src/sharing/collaboration.ts', [
    ['LIFE-17', `        // ${first}\n        await list.refresh();\n`, ''],
  ]),
  ...breaksOf(server('domains/tree/trash'), [
    ['LIFE-01', '{ ...trashed, state: STATE.deleted }', '{ ...trashed, state: 0 }'],
    [
      'LIFE-02',
      '{ state: STATE.live, trash_root: null, deleted_at: null }',
      '{ trash_root: null, deleted_at: null }',
    ],
    ['LIFE-02', '  if (!home) await moveToTop(db, node);\n', ''],
    [
      'LIFE-03',
      '  await inChunks(rows, (ids) => app.forgetNodes(db, { ownerId: node.owner_id, ids }));\n',
      '',
    ],
    ['LIFE-18', '{ ...trashed, state: STATE.insideDeleted }', '{ ...trashed, state: 0 }'],
  ]),
];

const sharing = [
  ...breaksOf(server('domains/sharing/quit'), [
    ['LIFE-13', '(await endRight(context, node, actor.userId))', 'context'],
    ['LIFE-14', '(await endRight(context, node, actor.userId))', 'context'],
    ['CALL-F-039', '{ fileId: id, fileType: type }', "{ fileId: id, fileType: 'folder' }"],
  ]),
  ...breaksOf(server('domains/sharing/view-links'), [
    ['SHARE-04', '{ id, enabled = true }', '{ id, enabled = false }'],
    [
      'SHARE-05',
      'return keepLink(context, id, { enabled });',
      'return keepLink(context, id, { enabled: true });',
    ],
    ['SHARE-06', 'return keepLink(context, id, { password_hash });', 'return keepLink(context, id, {});'],
    ['SHARE-07', 'await writeLink(context, first, { password_hash: null })', 'first'],
    ['SHARE-08', "await context.db.deleteFrom('share_link').where('key', '=', first.key).execute();", ''],
  ]),
  ...breaksOf(server('domains/publishing/publish'), [
    ['PUBLISH-02', '{ status, public_clone: publicClone }', '{ status: 0, public_clone: false }'],
    ['PUBLISH-05', "if (await readPublishBlack(context)) throw new CallError('accountRestricted');", ''],
    ['PUBLISH-07', "if (await readPublishBlack(context)) throw new CallError('accountRestricted');", ''],
    [
      'PUBLISH-07',
      "if ((await loadContacts(context)).phone === null) throw new CallError('phoneNeeded');",
      '',
    ],
    [
      'PUBLISH-07',
      "if (kindOfCategory(node.category) === 'markdown') throw new CallError('notPublishable');",
      '',
    ],
  ]),
];

const telling = breaksOf(server('domains/notifications/notifications'), [
  ['CALL-F-057', ".as('count')", ".as('unread')"],
  ['ACCT-12', 'coalesce(read_at, ${now})', 'read_at'],
  [
    'ACCT-13',
    "    .deleteFrom('notification')\n    .where",
    "    .deleteFrom('notification')\n    .where('kind', '=', 'none')\n    .where",
  ],
  ['ACCT-14', '    .set({ read_at: now })\n', '    .set({ read_at: null })\n'],
  ['ACCT-15', "await db.deleteFrom('notification').where('user_id', '=', actor.userId).execute();", ''],
  ['CALL-N-006', 'coalesce(read_at, ${now})', 'read_at'],
]);

const told = breaksOf('packages/contract/src/endpoints/notifications.ts', [
  ['CALL-N-005', "command('remove',", "command('removed',"],
  ['CALL-N-006', "command('read',", "command('reads',"],
  ['CALL-N-007', "command('read_all',", "command('reads_all',"],
  ['CALL-N-008', "command('remove_all',", "command('removed_all',"],
]);

/** Breaks what the server does for a call, and what the file area does about its answers. */
export const serverCalls = [...creating, ...templates, ...writing, ...trash, ...sharing, ...telling, ...told];
