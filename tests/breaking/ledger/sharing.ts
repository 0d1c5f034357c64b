import { breaksOf } from '../break-line.ts';

const domain = (name: string): string => `packages/server/src/domains/sharing/${name}.ts`;

/** Breaks what people and links may do with what others share, and what ends it. */
export const sharing = [
  ...breaksOf('packages/contract/src/rules/sharing/collaborator-roles.ts', [
    [
      'ENT-41',
      "['viewer', 'commenter', 'editor', 'manager'] as const",
      "['viewer', 'editor', 'manager'] as const",
    ],
    ['ENT-41', 'COLLABORATOR_ROLES.some((role) => role === text)', 'text.length > 4'],
  ]),
  ...breaksOf('packages/contract/src/rules/sharing/role-policy.ts', [
    ['PERM-11', "read: 'always', export: 'switched'", "read: 'always', edit: 'always', export: 'switched'"],
    ['PERM-11', "  edit: 'always',", "  edit: 'never',"],
    ['PERM-11', "share: 'always' }", "share: 'never' }"],
    ['CALL-S-026', "  edit: 'always',", "  edit: 'always',\n  share: 'always',"],
    ['CALL-S-022', "read: 'always', export: 'switched'", "read: 'always', export: 'never'"],
    ['CALL-S-023', "clone: 'switched' }", "clone: 'never' }"],
  ]),
  ...breaksOf(domain('collaborators'), [
    ['SHARE-09', ".insertInto('collab_inbox')", ".insertInto('recent' as 'collab_inbox')"],
    ['PROD-13', 'const role = storedRole(input.role);', "const role = storedRole('viewer');"],
    [
      'SHARE-10',
      'const right = { role, state: 0, link_key: null, link_version: null };',
      'const right = { state: 0 };',
    ],
    ['SHARE-11', '  await endRight(context, node, collaUserId);\n', ''],
    [
      'SHARE-12',
      "for (const table of ['collab_inbox', 'recent'] as const)",
      "for (const table of ['recent'] as const)",
    ],
  ]),
  ...breaksOf(domain('seats'), [
    ['PROD-24', 'if (isUnlimited(tierOf(owner, now))) return null;', ''],
    ['PROD-24', 'app.config.freeCollaborators - taken', '1 - taken'],
    ['PROD-24', '=== 0)', '=== -1)'],
  ]),
  ...breaksOf(domain('links'), [
    ['SHARE-01', "role: kind === 'view' ? ROLE.viewer : ROLE[input.role ?? 'viewer']", 'role: ROLE.viewer'],
    ['SHARE-02', '{ role: ROLE[role] }', '{}'],
    ['SHARE-02', '{ expires_at: expiryOf(context, expireTime) }', '{}'],
    ['SHARE-03', '{ id: createLinkToken(context), version: link.version + 1 }', '{ id: link.id }'],
    [
      'SHARE-03',
      "  await dropMembers(context, link.key);\n  await writeActivity(context, node, { kind: 'linkReset'",
      "  await writeActivity(context, node, { kind: 'linkReset'",
    ],
    [
      'SHARE-04',
      'await writeLink(context, link.key, { enabled });',
      'await writeLink(context, link.key, { enabled: false });',
    ],
    [
      'SHARE-05',
      'await writeLink(context, link.key, { enabled });',
      'await writeLink(context, link.key, { enabled: true });',
    ],
    ['SHARE-15', 'kind: LINK_KIND[kind],', 'kind: LINK_KIND.view,'],
  ]),
  ...breaksOf(domain('requests'), [
    ['SHARE-13', 'if (isApproved) await giveRole(', 'if (!isApproved) await giveRole('],
    ['SHARE-14', 'if (isApproved) await giveRole(', 'await giveRole('],
    ['CALL-S-024', '  if (!isHead) {\n', '  if (isHead) {\n'],
  ]),
  ...breaksOf(domain('recent-people'), [
    ['ACCT-16', 'doUpdateSet({ note: kept })', 'doUpdateSet({ note: null })'],
    ['ACCT-17', '.set({ is_hidden: true, note: null })', '.set({ note: null })'],
    ['ACCT-17', '.set({ is_hidden: true, note: null })', '.set({ is_hidden: true })'],
  ]),
];
