import type { CallData, CallParsedInput, Collaborator } from '@chartdock/contract';
import { avatarAddress } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { findAccount, parseLoginName } from '../accounts/index.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { requireUnrestricted, roleWord } from '../nodes/index.ts';
import type { NodeRow, Role } from '../nodes/index.ts';
import { notify } from '../notifications/index.ts';
import { countInvitation } from './invitations/invitation-limit.ts';
import { mailInvitation } from './invitations/invitation-mail.ts';
import { findKnown, rememberEachOther } from './recent-people.ts';
import { requireSeat } from './seats.ts';
import { openLockedToShare, openToShare, storedRole } from './shared-item.ts';
import type { SharedItem } from './shared-item.ts';
import { writeActivity } from './write-activity.ts';

type Added = CallData<'collaboration', 'add'>;
type AddInput = CallParsedInput<'collaboration', 'add'>;

/** Whom an invitation is for: an account, or an address that none is known to stand behind. */
type Invited =
  | { readonly userId: string; readonly name: string; readonly contact: string | null }
  | { readonly userId: undefined; readonly name: string; readonly contact: string };

/**
 * Invites someone (CALL-S-006). An address is answered alike with an account behind it and without: the same work, the same
 * response. Throws `upgradeNeeded` past the collaborators of a free owner, `fileUnavailable` for a person whom the caller does
 * not know.
 */
const addPerson = async (context: CallContext, input: AddInput): Promise<Added> => {
  requireUnrestricted(context);
  await openToShare(context, input);
  await countInvitation(context);
  const invited = await findInvited(context, input);
  const { node } = await openLockedToShare(context, input);
  if (invited.userId === context.actor.userId) throw new CallError('notAllowed', { reason: 'is_self' });
  const role = storedRole(input.role);
  const id = await keepInvited(context, node, { invited, role });
  await mailInvitation(context, node, {
    contact: invited.contact,
    by: await nameOf(context, context.actor.userId),
  });
  await writeActivity(context, node, {
    kind: 'invited',
    personId: id,
    person: invited.contact ?? invited.name,
    role: input.role,
  });
  const person: Collaborator = {
    collaUserId: id,
    fullName: invited.contact ?? invited.name,
    ...(invited.contact === null ? { photoUrl: avatarAddress(id) } : {}),
    role: input.role,
    isInvited: invited.contact !== null,
    because: 'invited',
    inviteTime: context.now,
    isMe: false,
  };
  return { person };
};

const findInvited = async ({ db, actor }: CallContext, input: AddInput): Promise<Invited> => {
  const { account, collaUserId } = input;
  if ((account === undefined) === (collaUserId === undefined)) throw new CallError('invalidInput');
  if (collaUserId !== undefined) {
    const known = await findKnown(db, actor.userId, collaUserId);
    if (known === undefined) throw new CallError('fileUnavailable');
    return { userId: known.id, name: known.full_name, contact: null };
  }
  const contact = account ?? '';
  const found = await findAccount(db, contact);
  return found === undefined || found.disabled_at !== null
    ? { userId: undefined, name: contact, contact }
    : { userId: found.id, name: contact, contact };
};

interface Keeping {
  readonly invited: Invited;
  readonly role: Role;
}

/** Keeps a right, or an invitation until its address has an account. The owner's own address is kept like one without. */
const keepInvited = async (context: CallContext, node: NodeRow, keeping: Keeping): Promise<string> => {
  const { invited, role } = keeping;
  if (invited.userId === undefined || invited.userId === node.owner_id)
    return keepInvitation(context, node, keeping);
  await giveRole(context, node, { userId: invited.userId, role, contact: invited.contact });
  await notify(context, {
    userId: invited.userId,
    kind: 'fileShared',
    about: { nodeId: node.id, title: node.title },
  });
  return invited.userId;
};

const keepInvitation = async (
  context: CallContext,
  node: NodeRow,
  { invited, role }: Keeping,
): Promise<string> => {
  const { db, app, actor, now } = context;
  const { kind, key } = parseLoginName(invited.contact ?? '');
  const kept = await db
    .selectFrom('invitation')
    .select('id')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('name_kind', '=', kind)
    .where('name_key', '=', key)
    .executeTakeFirst();
  if (kept !== undefined) {
    await db.updateTable('invitation').set({ role }).where('id', '=', kept.id).execute();
    return kept.id;
  }
  await requireSeat(context, { ownerId: node.owner_id, nodeId: node.id });
  const id = app.createId();
  await db
    .insertInto('invitation')
    .values({
      id,
      owner_id: node.owner_id,
      node_id: node.id,
      name_kind: kind,
      name_key: key,
      contact: invited.contact ?? '',
      role,
      invited_at: now,
      invited_by: actor.userId,
    })
    .execute();
  return id;
};

/** A right that is given by name. */
export interface GivenRole {
  readonly userId: string;
  readonly role: Role;
  /** Address that was invited; null for a known person. */
  readonly contact: string | null;
}

/** Gives someone a right of their own on a node; one they have becomes this one. Throws `upgradeNeeded` for one more past the collaborators of a free owner. */
export const giveRole = async (
  context: CallContext,
  node: Pick<NodeRow, 'owner_id' | 'id'>,
  { userId, role, contact }: GivenRole,
): Promise<void> => {
  const { db, actor, now } = context;
  const at = { owner_id: node.owner_id, node_id: node.id, user_id: userId };
  const before = await findRight(context, node, userId);
  if (before === undefined) await requireSeat(context, { ownerId: node.owner_id, nodeId: node.id });
  const right = { role, state: 0, link_key: null, link_version: null };
  await db
    .insertInto('collaborator')
    .values({ ...at, ...right, contact, invited_at: now, note: null, invited_by: actor.userId })
    .onConflict((conflict) => conflict.columns(['owner_id', 'node_id', 'user_id']).doUpdateSet(right))
    .execute();
  await db
    .insertInto('collab_inbox')
    .values({ ...at, role, invited_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'node_id']).doUpdateSet({ role }))
    .execute();
  if (contact === null) await rememberEachOther(context, actor.userId, userId);
};

/** Finds the right of someone on a node itself, by name or by a link. */
export const findRight = (
  { db }: Pick<CallContext, 'db'>,
  node: Pick<NodeRow, 'owner_id' | 'id'>,
  userId: string,
) =>
  db
    .selectFrom('collaborator')
    .select(['role', 'contact', 'link_key'])
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('user_id', '=', userId)
    .where('state', '=', 0)
    .executeTakeFirst();

/** Gives someone another role (CALL-S-007). Throws `fileUnavailable` for people who have none here. */
const setRole = async (
  context: CallContext,
  input: CallParsedInput<'collaboration', 'setRole'>,
): Promise<Added> => {
  const { node } = await openLockedToShare(context, input);
  const person = await changeRole(context, node, input);
  return { person };
};

const changeRole = async (
  context: CallContext,
  node: NodeRow,
  { collaUserId, role }: Pick<CallParsedInput<'collaboration', 'setRole'>, 'collaUserId' | 'role'>,
): Promise<Collaborator> => {
  const { db, now, actor } = context;
  const stored = storedRole(role);
  const right = await findRight(context, node, collaUserId);
  if (right === undefined) {
    const invitation = await db
      .updateTable('invitation')
      .set({ role: stored })
      .where('owner_id', '=', node.owner_id)
      .where('node_id', '=', node.id)
      .where('id', '=', collaUserId)
      .returning(['contact', 'invited_at'])
      .executeTakeFirst();
    if (invitation === undefined) throw new CallError('fileUnavailable');
    const { contact: fullName, invited_at: inviteTime } = invitation;
    return { collaUserId, fullName, role, isInvited: true, because: 'invited', inviteTime, isMe: false };
  }
  await giveRole(context, node, { userId: collaUserId, role: stored, contact: right.contact });
  const name = right.contact ?? (await nameOf(context, collaUserId));
  await writeActivity(context, node, {
    kind: 'roleChanged',
    personId: collaUserId,
    person: name,
    role,
    ...(right.role < 0 ? {} : { before: roleWord(right.role as Role) }),
    ...(right.contact === null ? {} : { contact: right.contact }),
  });
  await notify(context, {
    userId: collaUserId,
    kind: 'roleChanged',
    about: { nodeId: node.id, title: node.title },
  });
  const isMe = collaUserId === actor.userId;
  return { collaUserId, fullName: name, role, isInvited: false, because: 'invited', inviteTime: now, isMe };
};

/** Reads the name of someone whom the caller may know. */
export const nameOf = async ({ db }: Pick<CallContext, 'db'>, userId: string): Promise<string> => {
  const row = await db.selectFrom('app_user').select('full_name').where('id', '=', userId).executeTakeFirst();
  return row?.full_name ?? '';
};

/** Takes a right or an invitation away (CALL-S-008). */
const removePerson = async (
  context: CallContext,
  { collaUserId, ...item }: CallParsedInput<'collaboration', 'remove'>,
): Promise<Record<string, never>> => {
  const { node } = await openLockedToShare(context, item);
  const right = await findRight(context, node, collaUserId);
  if (right === undefined) {
    await context.db
      .deleteFrom('invitation')
      .where('owner_id', '=', node.owner_id)
      .where('node_id', '=', node.id)
      .where('id', '=', collaUserId)
      .execute();
    return {};
  }
  await endRight(context, node, collaUserId);
  await writeActivity(context, node, {
    kind: 'removed',
    personId: collaUserId,
    person: right.contact ?? (await nameOf(context, collaUserId)),
    ...(right.role < 0 ? {} : { role: roleWord(right.role as Role) }),
    ...(right.contact === null ? {} : { contact: right.contact }),
  });
  await notify(context, {
    userId: collaUserId,
    kind: 'accessEnded',
    about: { nodeId: node.id, title: node.title },
  });
  return {};
};

/** Ends the right of someone on a node itself, and its entries in their lists. */
export const endRight = async (
  { db }: Pick<CallContext, 'db'>,
  node: Pick<NodeRow, 'owner_id' | 'id'>,
  userId: string,
): Promise<boolean> => {
  const removed = await db
    .deleteFrom('collaborator')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('user_id', '=', userId)
    .returning('node_id')
    .executeTakeFirst();
  for (const table of ['collab_inbox', 'recent'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).where('node_id', '=', node.id).execute();
  await db
    .deleteFrom('owner_offer')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('user_id', '=', userId)
    .execute();
  return removed !== undefined;
};

/** Says how much rights on the folders above count for; it can only take away. */
const narrow = async (
  context: CallContext,
  { most, ...item }: CallParsedInput<'collaboration', 'narrow'> & SharedItem,
): Promise<Record<string, never>> => {
  const { db } = context;
  const opened = await openLockedToShare(context, item);
  // A manager from above would close the door behind themselves; closed parts stay the owner's.
  if (!opened.isOwner) throw new CallError('notAllowed');
  const at = { owner_id: opened.node.owner_id, node_id: opened.node.id };
  if (most === 'all') {
    await db
      .deleteFrom('narrowing')
      .where('owner_id', '=', at.owner_id)
      .where('node_id', '=', at.node_id)
      .execute();
  } else {
    const stored = most === 'none' ? -1 : storedRole(most);
    await db
      .insertInto('narrowing')
      .values({ ...at, most: stored })
      .onConflict((conflict) => conflict.columns(['owner_id', 'node_id']).doUpdateSet({ most: stored }))
      .execute();
  }
  await writeActivity(context, opened.node, {
    kind: 'narrowed',
    ...(most === 'all' || most === 'none' ? {} : { role: most }),
  });
  return {};
};

const rules = { access: 'token', scope: 'share', items: 'closed' } as const;

/** Lists the calls about who takes part. */
export const collaboratorCalls: readonly ImplementedCall[] = [
  implement(endpoints.collaboration.add, { ...rules, handler: addPerson }),
  implement(endpoints.collaboration.setRole, { ...rules, handler: setRole }),
  implement(endpoints.collaboration.remove, { ...rules, handler: removePerson }),
  implement(endpoints.collaboration.narrow, { ...rules, handler: narrow }),
];
