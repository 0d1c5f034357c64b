import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { Selectable } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { readMyOffers } from './read-offers.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { STATE, findNode, lockOwner, roleWord } from '../nodes/index.ts';
import type { NodeRow, Role } from '../nodes/index.ts';
import { notify } from '../notifications/index.ts';
import { giveRole, nameOf } from './collaborators.ts';
import { countInvitation } from './invitations/invitation-limit.ts';
import { readMyRequests } from './read-requests.ts';
import { listDeciders } from './deciders.ts';
import { openHidden, storedRole, typeOf } from './shared-item.ts';
import type { AccessRequestTable } from './tables.ts';
import { writeActivity } from './write-activity.ts';

type RequestRow = Selectable<AccessRequestTable>;
type Empty = Record<string, never>;

const DAY_MS = 86_400_000;

/** Asks for access. The asking person learns nothing: the response is the same for a missing thing, and for one they have already. */
const askForAccess = async (
  context: CallContext,
  input: CallParsedInput<'collaborationRequests', 'ask'>,
): Promise<Empty> => {
  await countInvitation(context);
  const { actor, now } = context;
  const role = storedRole(input.role ?? 'viewer');
  const found = await findNode(context.db, { id: input.id, viewerId: actor.userId, now });
  const isThere = found !== undefined && found.node.state === STATE.live && typeOf(found.node) === input.type;
  if (!isThere || found.isOwner || (found.role !== undefined && found.role >= role)) return {};
  await lockOwner(context, found.node.owner_id);
  if (await keepRequest(context, found.node, { role, message: input.message })) {
    await writeActivity(context, found.node, { kind: 'accessRequested', role: roleWord(role) });
    await tellDeciders(context, found.node);
  }
  return {};
};

/** Keeps a request unless one waits, or was refused within a day; returns whether it is a new one. */
const keepRequest = async (
  { db, app, actor, now }: CallContext,
  node: NodeRow,
  { role, message }: { readonly role: Role; readonly message: string | undefined },
): Promise<boolean> => {
  const last = await db
    .selectFrom('access_request')
    .selectAll()
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('user_id', '=', actor.userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.decided_at === null) {
    const change = { role, ...(message === undefined ? {} : { message }) };
    await db.updateTable('access_request').set(change).where('id', '=', last.id).execute();
    return false;
  }
  if (last !== undefined && last.is_approved === false && last.decided_at + DAY_MS > now) return false;
  await db
    .insertInto('access_request')
    .values({
      id: app.createId(),
      owner_id: node.owner_id,
      node_id: node.id,
      user_id: actor.userId,
      role,
      message: message === undefined || message === '' ? null : message,
      created_at: now,
      decided_at: null,
      is_approved: null,
    })
    .execute();
  return true;
};

const tellDeciders = async (context: CallContext, node: NodeRow): Promise<void> => {
  const about = { nodeId: node.id, title: node.title };
  for (const userId of await listDeciders(context, node))
    await notify(context, { userId, kind: 'accessRequested', about });
};

const listPending = async (context: CallContext): Promise<CallData<'collaborationRequests', 'pending'>> => ({
  requests: await readMyRequests(context),
  offers: await readMyOffers(context),
});

/** Approves a request (CALL-S-010). */
const approve = async (
  context: CallContext,
  { requestId, role }: CallParsedInput<'collaborationRequests', 'approve'>,
): Promise<Empty> => {
  const request = await findRequest(context, requestId);
  const { node } = await openHidden(context, { type: typeOf(request), id: request.node_id });
  return settle(context, { request, node, isApproved: true, role: role && storedRole(role) });
};

/** Refuses a request (CALL-S-011). */
const refuse = async (
  context: CallContext,
  { requestId }: CallParsedInput<'collaborationRequests', 'refuse'>,
): Promise<Empty> => {
  const request = await findRequest(context, requestId);
  const { node } = await openHidden(context, { type: typeOf(request), id: request.node_id });
  return settle(context, { request, node, isApproved: false });
};

/** Decides a request as the owner of the organisation that both sides are in (CALL-S-024); people who may share the file may too. */
const decideForOrganisation = async (
  context: CallContext,
  { requestId, approve: isApproved, role }: CallParsedInput<'collaborationRequests', 'decideForOrganisation'>,
): Promise<Empty> => {
  const request = await findRequest(context, requestId);
  const isHead = await headsBoth(context, request);
  const given = { request, isApproved, role: role && storedRole(role) };
  if (!isHead) {
    const { node } = await openHidden(context, { type: typeOf(request), id: request.node_id });
    return settle(context, { ...given, node });
  }
  await lockOwner(context, request.owner_id);
  const found = await findNode(context.db, {
    id: request.node_id,
    viewerId: request.owner_id,
    now: context.now,
  });
  if (found === undefined || found.node.state !== STATE.live) throw new CallError('fileUnavailable');
  return settle(context, { ...given, node: found.node });
};

/** Returns whether the caller owns an organisation that both the file's owner and who asks are in. */
const headsBoth = async (
  { db, actor }: CallContext,
  { owner_id, user_id }: Pick<RequestRow, 'owner_id' | 'user_id'>,
): Promise<boolean> => {
  const row = await db
    .selectFrom('organisation as o')
    .innerJoin('app_user as a', (join) =>
      join.on((on) => on(on.ref('a.org_id'), '=', on.cast<string>('o.id', 'text'))).on('a.id', '=', owner_id),
    )
    .innerJoin('app_user as b', (join) => join.onRef('b.org_id', '=', 'a.org_id').on('b.id', '=', user_id))
    .select('o.id')
    .where('o.owner_id', '=', actor.userId)
    .executeTakeFirst();
  return row !== undefined;
};

interface Settling {
  readonly request: RequestRow;
  readonly node: NodeRow;
  readonly isApproved: boolean;
  /** Default the role that was asked for. */
  readonly role?: Role | undefined;
}

/** Decides a request once; a request that was decided stays as it is. */
const settle = async (
  context: CallContext,
  { request, node, isApproved, role = request.role }: Settling,
): Promise<Empty> => {
  const decided = await context.db
    .updateTable('access_request')
    .set({ decided_at: context.now, is_approved: isApproved })
    .where('id', '=', request.id)
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (decided === undefined) return {};
  if (isApproved) await giveRole(context, node, { userId: request.user_id, role, contact: null });
  await writeActivity(context, node, {
    kind: isApproved ? 'requestApproved' : 'requestRefused',
    personId: request.user_id,
    person: await nameOf(context, request.user_id),
    role: roleWord(role),
  });
  await notify(context, {
    userId: request.user_id,
    kind: isApproved ? 'accessApproved' : 'accessRefused',
    // The refused one never saw the name of the file, and does not learn it now.
    about: { nodeId: node.id, title: isApproved ? node.title : '' },
  });
  return {};
};

const findRequest = async (
  { db }: CallContext,
  requestId: string,
): Promise<RequestRow & Pick<NodeRow, 'kind'>> => {
  const row = await db
    .selectFrom('access_request as r')
    .innerJoin('node as n', (join) =>
      join.onRef('n.owner_id', '=', 'r.owner_id').onRef('n.id', '=', 'r.node_id'),
    )
    .selectAll('r')
    .select('n.kind')
    .where('r.id', '=', requestId)
    .executeTakeFirst();
  if (row === undefined) throw new CallError('fileUnavailable');
  return row;
};

const rules = { access: 'token', scope: 'share', items: 'closed' } as const;

/** Lists the calls about asking for access and deciding it. */
export const requestCalls: readonly ImplementedCall[] = [
  implement(endpoints.collaborationRequests.ask, { ...rules, scope: 'own sessions', handler: askForAccess }),
  implement(endpoints.collaborationRequests.pending, { ...rules, handler: listPending }),
  implement(endpoints.collaborationRequests.approve, { ...rules, handler: approve }),
  implement(endpoints.collaborationRequests.refuse, { ...rules, handler: refuse }),
  implement(endpoints.collaborationRequests.decideForOrganisation, {
    ...rules,
    handler: decideForOrganisation,
  }),
];
