import type { CallData, CallParsedInput, ShareActivity } from '@chartdock/contract';
import { avatarAddress, isCollaboratorRole } from '@chartdock/contract';
import { endpoints, shareActivityKindSchema } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import type { NodeRow } from '../nodes/index.ts';
import { giveRole } from './collaborators.ts';
import { openHidden, openToShare, storedRole, typeOf } from './shared-item.ts';
import type { ActivityFacts } from './write-activity.ts';
import { writeActivity } from './write-activity.ts';

const PAGE_SIZE = 20;

interface ActivityRow {
  readonly id: string;
  readonly owner_id: string;
  readonly node_id: string;
  readonly actor_id: string;
  readonly kind: string;
  readonly body: unknown;
  readonly created_at: number;
  readonly undone_at: number | null;
  readonly full_name: string;
  readonly photo_key: string | null;
}

/** Lists who did which thing to the sharing of something, the latest first. */
const listActivity = async (
  context: CallContext,
  { curPage = 1, pageSize = PAGE_SIZE, ...item }: CallParsedInput<'shareActivity', 'list'>,
): Promise<CallData<'shareActivity', 'list'>> => {
  const { node } = await openToShare(context, item);
  const all = context.db
    .selectFrom('share_activity as a')
    .innerJoin('app_user as u', 'u.id', 'a.actor_id')
    .where('a.owner_id', '=', node.owner_id)
    .where('a.node_id', '=', node.id)
    .where('a.kind', 'in', shareActivityKindSchema.options);
  const rows = await all
    .selectAll('a')
    .select(['u.full_name', 'u.photo_key'])
    .orderBy('a.id', 'desc')
    .limit(pageSize)
    .offset((curPage - 1) * pageSize)
    .execute();
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(toActivity), total: Number(total) };
};

const toActivity = (row: ActivityRow): ShareActivity => {
  const facts = factsOf(row.body);
  const { person, role, before } = facts;
  return {
    activityId: row.id,
    kind: shareActivityKindSchema.parse(row.kind),
    actor: {
      userId: row.actor_id,
      fullName: row.full_name,
      photoUrl: avatarAddress(row.photo_key ?? row.actor_id),
    },
    ...(person === undefined ? {} : { person }),
    ...(role === undefined ? {} : { role }),
    ...(before === undefined ? {} : { before }),
    canUndo: row.undone_at === null && NEEDED[row.kind]?.(facts) !== undefined,
    createTime: row.created_at,
  };
};

/** Reads a kept act; acts that a later version kept are left out. */
const factsOf = (body: unknown): ActivityFacts => {
  const fields = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  const text = (name: string): string | undefined => {
    const value = fields[name];
    return typeof value === 'string' ? value : undefined;
  };
  const role = (name: string) => {
    const value = text(name);
    return value !== undefined && isCollaboratorRole(value) ? value : undefined;
  };
  const facts = {
    personId: text('personId'),
    person: text('person'),
    linkKey: text('linkKey'),
    contact: text('contact'),
    role: role('role'),
    before: role('before'),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
};

type Undo = (context: CallContext, node: NodeRow, facts: ActivityFacts) => Promise<void>;

const giveBack: (pick: (facts: ActivityFacts) => ActivityFacts['role']) => Undo =
  (pick) => async (context, node, facts) => {
    const role = pick(facts);
    // A person who was invited by an address is still that address.
    const { personId: userId, contact = null } = facts;
    if (userId === undefined || role === undefined) throw new CallError('notAllowed');
    await giveRole(context, node, { userId, role: storedRole(role), contact });
  };

const enable: Undo = async ({ db }, node, { linkKey = '' }) => {
  const enabled = await db
    .updateTable('share_link')
    .set({ enabled: true })
    .where('key', '=', linkKey)
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .returning('key')
    .executeTakeFirst();
  if (enabled === undefined) throw new CallError('notAllowed');
};

/** Says how each thing is taken back; other acts cannot be. */
const UNDO: Readonly<Record<string, Undo | undefined>> = {
  removed: giveBack(({ role }) => role),
  roleChanged: giveBack(({ before }) => before),
  linkDisabled: enable,
};

/** Names the facts needed to take a thing back: of someone who came by a link no role was kept. */
const NEEDED: Readonly<Record<string, ((facts: ActivityFacts) => unknown) | undefined>> = {
  removed: ({ role }) => role,
  roleChanged: ({ before }) => before,
  linkDisabled: ({ linkKey }) => linkKey,
};

/** Takes something back that was done, once, and only while nobody changed the same since. */
const undoActivity = async (
  context: CallContext,
  { activityId }: CallParsedInput<'shareActivity', 'undo'>,
): Promise<Record<string, never>> => {
  const found = await findActivity(context, activityId);
  const { node } = await openHidden(context, { type: typeOf({ kind: found.node_kind }), id: found.node_id });
  const row = await findActivity(context, activityId);
  const undo = UNDO[row.kind];
  const facts = factsOf(row.body);
  if (undo === undefined || row.undone_at !== null || (await wasChangedSince(context, row, facts)))
    throw new CallError('notAllowed');
  await undo(context, node, facts);
  const { db, now } = context;
  await db.updateTable('share_activity').set({ undone_at: now }).where('id', '=', activityId).execute();
  await writeActivity(context, node, { ...facts, kind: 'undone' });
  return {};
};

const wasChangedSince = async (
  { db }: CallContext,
  row: Pick<ActivityRow, 'id' | 'owner_id' | 'node_id'>,
  { personId = '', linkKey = '' }: ActivityFacts,
): Promise<boolean> => {
  const later = await db
    .selectFrom('share_activity')
    .select('id')
    .where('owner_id', '=', row.owner_id)
    .where('node_id', '=', row.node_id)
    .where('id', '>', row.id)
    .where(sql<boolean>`(body ->> 'personId' = ${personId} or body ->> 'linkKey' = ${linkKey})`)
    .executeTakeFirst();
  return later !== undefined;
};

const findActivity = async ({ db }: CallContext, id: string) => {
  const row = await db
    .selectFrom('share_activity as a')
    .innerJoin('node as n', (join) =>
      join.onRef('n.owner_id', '=', 'a.owner_id').onRef('n.id', '=', 'a.node_id'),
    )
    .selectAll('a')
    .select('n.kind as node_kind')
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new CallError('fileUnavailable');
  return row;
};

const rules = { access: 'token', scope: 'share', items: 'closed' } as const;

/** Lists the calls about the activity. */
export const activityCalls: readonly ImplementedCall[] = [
  implement(endpoints.shareActivity.list, { ...rules, handler: listActivity }),
  implement(endpoints.shareActivity.undo, { ...rules, handler: undoActivity }),
];
