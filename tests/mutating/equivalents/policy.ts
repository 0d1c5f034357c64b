import type { EquivalentMutants } from '../leave-out.ts';

const NARROWS =
  'It tells the compiler which kind of top it is: the others have no such field, and undefined comes of them.';
const NO_MATCH = 'Of a pattern that matches nothing every part is undefined, and no scheme of an origin is.';
const NEVER_ABSENT = 'The pattern has this part in every match.';
const SETTLED =
  'Neighbours in order differ before that: what is left is the middle of all digits, as after the loop.';
const BEYOND = 'Beyond its end a text has the digit 0.';

/** Equivalent changes of what decides on the server. */
export const POLICY_EQUIVALENTS: EquivalentMutants = {
  'packages/server/src/kernel/calls/items.ts': [
    {
      line: "return items.length === 1 && only?.fileType === 'folder'",
      from: 'only?.fileType',
      to: 'only.fileType',
      why: 'There is one when there is one item.',
    },
    {
      line: "return folderId === 'root' && top.kind === 'items' ? top.items : undefined;",
      from: "top.kind === 'items'",
      to: 'true',
      why: NARROWS,
    },
    {
      line: "return top.kind === 'folder' ? top.folderId : undefined;",
      from: "top.kind === 'folder'",
      to: 'true',
      why: NARROWS,
    },
    {
      line: 'const named = new Set((itemsOf(asking) ?? []).map(({ fileId }) => fileId));',
      from: '[]',
      to: '["Stryker was here"]',
      why: 'Who has no items has returned before.',
    },
    {
      line: "(top.kind === 'folder' && (top.folderId === row.parent_id || top.folderId === row.id)) ||",
      from: "top.kind === 'folder'",
      to: 'true',
      why: NARROWS,
    },
  ],
  'packages/server/src/kernel/calls/session-cache.ts': [
    {
      line: 'if (oldest !== undefined) entries.delete(oldest);',
      from: 'oldest !== undefined',
      to: 'true',
      why: 'No session has undefined for its key.',
    },
  ],
  'packages/server/src/domains/nodes/access.ts': [
    {
      line: 'const edits = role !== undefined && role >= ROLE.editor;',
      from: 'role !== undefined',
      to: 'true',
      why: 'Undefined is not as high as any role.',
    },
  ],
  'packages/server/src/domains/nodes/position.ts': [
    {
      line: "return `${last ?? ''}${MIDDLE}`;",
      from: "''",
      to: '"Stryker was here!"',
      why: 'After no position comes the first one, whose digits are not the highest.',
    },
    {
      line: 'for (let index = 0; index <= Math.max(from.length, high.length) + 1; index += 1) {',
      from: 'index <= Math.max(from.length, high.length) + 1',
      to: 'index < Math.max(from.length, high.length) + 1',
      why: SETTLED,
    },
    {
      line: 'for (let index = 0; index <= Math.max(from.length, high.length) + 1; index += 1) {',
      from: 'Math.max(from.length, high.length) + 1',
      to: 'Math.max(from.length, high.length) - 1',
      why: SETTLED,
    },
    {
      line: 'const below = index < from.length ? digitAt(from, index) : 0;',
      from: 'index < from.length',
      to: 'true',
      why: BEYOND,
    },
    {
      line: 'const below = index < from.length ? digitAt(from, index) : 0;',
      from: 'index < from.length',
      to: 'index <= from.length',
      why: BEYOND,
    },
    {
      line: 'return prefix + MIDDLE;',
      from: 'prefix + MIDDLE',
      to: 'prefix - MIDDLE',
      why: 'The loop has found a place before, between any two neighbours.',
    },
  ],
  'packages/server/src/domains/partners/origins.ts': [
    {
      line: 'const [, scheme, below, host, port] = WILD_PORT.exec(pattern) ?? [];',
      from: '[]',
      to: '["Stryker was here"]',
      why: 'What stands first is not looked at.',
    },
    {
      line: 'if (scheme === undefined || host === undefined || asked === null) return false;',
      from: 'scheme === undefined || host === undefined',
      to: 'false',
      why: NO_MATCH,
    },
    {
      line: 'if (scheme === undefined || host === undefined || asked === null) return false;',
      from: 'scheme === undefined || host === undefined',
      to: 'scheme === undefined && host === undefined',
      why: NO_MATCH,
    },
    {
      line: 'if (scheme === undefined || host === undefined || asked === null) return false;',
      from: 'scheme === undefined',
      to: 'false',
      why: NO_MATCH,
    },
    {
      line: 'if (scheme === undefined || host === undefined || asked === null) return false;',
      from: 'host === undefined',
      to: 'false',
      why: NO_MATCH,
    },
    {
      line: "const [, askedScheme, askedHost = '', askedPort] = asked;",
      from: "''",
      to: '"Stryker was here!"',
      why: NEVER_ABSENT,
    },
  ],
  'packages/server/src/kernel/security/attempts.ts': [
    {
      line: 'if (next === undefined) return Promise.resolve(row === undefined ? 0 : waitFor(row, limit, now));',
      from: 'row === undefined',
      to: 'false',
      why: 'Who has to wait has tried before.',
    },
    {
      line: 'if (rows.size > MAX_KEYS) dropExpired(rows, now);',
      from: 'rows.size > MAX_KEYS',
      to: 'rows.size >= MAX_KEYS',
      why: 'With room for all it drops what is over alone, which counts no more anyway.',
    },
  ],
  'packages/server/src/kernel/security/known-devices.ts': [
    {
      line: "(cookie ?? '')",
      from: "''",
      to: '"Stryker was here!"',
      why: 'Neither text is a mark.',
    },
  ],
};
