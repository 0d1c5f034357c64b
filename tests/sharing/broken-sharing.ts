import { BROKEN_BUILDS, breakSource } from '../modelling/broken-builds.ts';
import type { BrokenBuild } from '../modelling/broken-builds.ts';

const sharing = (name: string): string => `packages/server/src/domains/sharing/${name}.ts`;

/** Negative controls of the races about sharing. `lock` takes PostgreSQL: the embedded database does one transaction at a time. */
export const BROKEN_SHARING = {
  lock: BROKEN_BUILDS.lock,
  seat: { file: sharing('seats'), from: '=== 0)', to: '=== -1)' },
  manager: {
    file: 'packages/contract/src/rules/sharing/role-policy.ts',
    from: 'const VIEWER = { ...NOTHING,',
    to: "const VIEWER = { ...NOTHING, share: 'always',",
  },
  reset: {
    file: sharing('join'),
    from: ' || link.version !== before.version',
    to: '',
    besides: {
      file: sharing('links'),
      from: '{ id: createLinkToken(context), version: link.version + 1 }',
      to: '{ note: link.note }',
      besides: {
        file: sharing('links'),
        from: "  await dropMembers(context, link.key);\n  await writeActivity(context, node, { kind: 'linkReset'",
        to: "  await writeActivity(context, node, { kind: 'linkReset'",
      },
    },
  },
  transfer: {
    file: sharing('ownership'),
    from: '  await app.moveNodes(db, { from, to, ids });\n',
    to: '',
  },
  revocation: {
    file: sharing('collaborators'),
    from: '  await endRight(context, node, collaUserId);\n',
    to: '',
  },
} as const satisfies Readonly<Record<string, BrokenBuild>>;

/** Name of a rule that is taken away. */
export type BrokenSharing = keyof typeof BROKEN_SHARING;

/** Takes a rule away from every later import in this process. Throws at that import when the rule is not there any more. */
export const breakSharing = (name: BrokenSharing): void => breakSource(name, BROKEN_SHARING[name]);
