import { breakSource } from '../modelling/broken-builds.ts';
import type { BrokenBuild } from '../modelling/broken-builds.ts';

const server = (path: string): string => `packages/server/src/${path}`;

/** Negative controls of the authorisation matrix: each takes away one rule of who may do what. */
export const REMOVED_RULES = {
  owner: {
    file: server('domains/nodes/access.ts'),
    from: "if (facts.inTrash || !isSeen(facts)) return 'missing';",
    to: '',
    besides: {
      file: server('domains/nodes/access.ts'),
      from: "if (action === 'content') return facts.role !== undefined || isTrusted(facts);",
      to: "if (action === 'content') return true;",
    },
  },
  role: {
    file: server('domains/nodes/access.ts'),
    from: "if (action === 'read') return true;",
    to: "if (action === 'read' || (action === 'edit' && facts.role !== undefined)) return true;",
  },
  scope: {
    file: server('kernel/calls/scopes.ts'),
    from: "if (!hasScope({ partner }, rule)) throw new CallError('notAllowed', { needs: rule });",
    to: '',
  },
  'own sessions': {
    file: server('kernel/calls/scopes.ts'),
    from: "if (partner === undefined || rule === 'any') return;",
    to: "if (partner === undefined || rule === 'any' || rule === 'own sessions') return;",
  },
  items: {
    file: server('domains/run-call.ts'),
    from: 'await requireItems(db, actor, claims);',
    to: '',
  },
  expiry: {
    file: server('domains/sessions/sessions.ts'),
    from: "if (row.expires_at <= app.now()) throw new CallError('tokenExpired');",
    to: '',
  },
  revoked: {
    file: server('domains/sessions/sessions.ts'),
    from: "if (row === undefined || row.revoked_at !== null) throw new CallError('tokenInvalid');",
    to: "if (row === undefined) throw new CallError('tokenInvalid');",
    besides: {
      file: server('domains/sessions/sessions.ts'),
      from: 'row.disabled_at !== null || row.device_ended !== null',
      to: 'row.disabled_at !== null',
    },
  },
  notice: {
    file: server('domains/notifications/notifications.ts'),
    from: `.deleteFrom('notification')
    .where('user_id', '=', actor.userId)
    .where('id', '=', id)`,
    to: `.deleteFrom('notification')
    .where('id', '=', id)`,
  },
  link: {
    file: server('domains/sharing/require-link.ts'),
    from: "if (!fits) throw new CallError(found === undefined ? 'fileUnavailable' : 'viewPasswordWrong');",
    to: '',
  },
  unlike: {
    file: server('domains/nodes/open-node.ts'),
    from: "if (decision === 'missing') throw new CallError('fileUnavailable');",
    to: "if (decision === 'missing') throw new CallError('notAllowed');",
  },
  'signed name': {
    file: server('http/images/images.ts'),
    from: 'if (row === undefined || !app.thumbnails.verify(value, row, app.now())) return undefined;',
    to: 'if (row === undefined) return undefined;',
  },
  'key of a session': {
    file: server('domains/exporting/download.ts'),
    from: "if (!(await isSessionLiving(app, subject.sessionHash))) throw new CallError('exportKeyInvalid');",
    to: '',
  },
  'key of a file': {
    file: server('domains/exporting/download.ts'),
    from: ' || subject.chartId !== request.chartId',
    to: '',
  },
  price: {
    file: server('domains/nodes/sale.ts'),
    from: 'paid: ({ isGranted }) => isGranted,',
    to: 'paid: () => true,',
  },
  membership: {
    file: server('domains/nodes/sale.ts'),
    from: 'member: ({ isGranted, isMember }) => isGranted || isMember,',
    to: 'member: () => true,',
  },
  'people of the partner': {
    file: server('domains/nodes/sale.ts'),
    from: "if (!sale.isShown) return 'nothing';",
    to: '',
  },
  origin: {
    file: server('domains/nodes/read-holding.ts'),
    from: '...(node.template_id === null ? [] : [node.template_id])',
    to: '',
  },
  'sold words': {
    file: server('domains/templates/write-words.ts'),
    from: '...(priceFen > 0 ? [] : [content])',
    to: 'content',
  },
  preview: {
    file: server('domains/sharing/open-link.ts'),
    from: "const isPreview = decide(opened, actor.userId, 'content') !== 'allowed';",
    to: 'const isPreview = false;',
  },
  'right to take': {
    file: server('domains/exporting/power.ts'),
    from: "if (opened !== undefined && decide(opened, viewerId, 'export') !== 'allowed') return 'role';",
    to: '',
  },
} as const satisfies Readonly<Record<string, BrokenBuild>>;

/** Name of a rule that is taken away. */
export type RemovedRule = keyof typeof REMOVED_RULES;

/** Takes a rule away from every later import in this process. Throws at that import when the rule is not there any more. */
export const removeRule = (name: RemovedRule): void => breakSource(name, REMOVED_RULES[name]);
