import type { CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import {
  ROLE,
  STATE,
  STATUS,
  bumpChildren,
  bumpCounters,
  countKinds,
  findNode,
  lastPosition,
  listSubtree,
  lockOwner,
  requireRoom,
  requireUnrestricted,
  uniqueTitle,
  writeGrams,
} from '../nodes/index.ts';
import type { NodeRow, OpenedNode } from '../nodes/index.ts';
import { notify } from '../notifications/index.ts';
import { titleKey } from '../search/index.ts';
import { findRight, nameOf } from './collaborators.ts';
import { openLockedToShare, openToLook } from './shared-item.ts';
import { writeActivity } from './write-activity.ts';

type Empty = Record<string, never>;

/** Most files and folders that change their owner at once. */
const MOST = 5_000;

/**
 * Offers a file or folder to someone who has a right of their own on it, or takes the offer back. For its owner alone. Throws
 * `notAllowed` for published things: that goes by its author.
 */
const offerOwner = async (
  context: CallContext,
  { collaUserId, ...item }: CallParsedInput<'collaboration', 'offerOwner'>,
): Promise<Empty> => {
  const { db, now } = context;
  if (collaUserId !== undefined) requireUnrestricted(context);
  const { node, isOwner } = await openLockedToShare(context, item);
  if (!isOwner) throw new CallError('notAllowed');
  if (collaUserId === undefined) {
    await forgetOffer(context, node);
    return {};
  }
  const right = await findRight(context, node, collaUserId);
  if (right === undefined || right.role < ROLE.viewer) throw new CallError('fileUnavailable');
  await requireUnpublished(context, node, [node.id]);
  await db
    .insertInto('owner_offer')
    .values({ owner_id: node.owner_id, node_id: node.id, user_id: collaUserId, offered_at: now })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'node_id']).doUpdateSet({ user_id: collaUserId, offered_at: now }),
    )
    .execute();
  await writeActivity(context, node, {
    kind: 'ownerOffered',
    personId: collaUserId,
    person: right.contact ?? (await nameOf(context, collaUserId)),
  });
  const about = { nodeId: node.id, title: node.title };
  await notify(context, { userId: collaUserId, kind: 'ownerOffered', about });
  return {};
};

const forgetOffer = async ({ db }: CallContext, node: Pick<NodeRow, 'owner_id' | 'id'>): Promise<void> => {
  await db
    .deleteFrom('owner_offer')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .execute();
};

/** Accepts or declines an offer. A thing that was not offered is missing, like one that does not exist. */
const answerOffer = async (
  context: CallContext,
  { accept, ...item }: CallParsedInput<'collaboration', 'answerOffer'>,
): Promise<Empty> => {
  const { actor } = context;
  if (accept) requireUnrestricted(context);
  const before = await openToLook(context, item);
  const owners = [before.node.owner_id, actor.userId].toSorted();
  for (const ownerId of owners) await lockOwner(context, ownerId);
  const opened = await findNode(context.db, { id: item.id, viewerId: actor.userId, now: context.now });
  if (opened === undefined || !(await isOffered(context, opened, before)))
    throw new CallError('fileUnavailable');
  const { node } = opened;
  await forgetOffer(context, node);
  if (accept) await takeOver(context, node);
  return {};
};

const isOffered = async (
  { db, actor }: CallContext,
  opened: OpenedNode,
  before: OpenedNode,
): Promise<boolean> => {
  const { node } = opened;
  if (node.owner_id !== before.node.owner_id || node.state !== STATE.live) return false;
  const offer = await db
    .selectFrom('owner_offer')
    .select('user_id')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return offer !== undefined && opened.role !== undefined;
};

/** Makes the caller the owner, behind the locks of both: the thing lies at their top level then, and who owned it manages it. */
const takeOver = async (context: CallContext, node: NodeRow): Promise<void> => {
  const { app, db, actor, now } = context;
  const [from, to] = [node.owner_id, actor.userId];
  const rows = await listSubtree(db, { ownerId: from, id: node.id }, MOST);
  const ids = rows.map(({ id }) => id);
  await requireUnpublished(context, node, ids);
  const counts = countKinds(rows);
  const owner = await lockOwner(context, to);
  requireRoom(owner, counts.files);
  const title = await uniqueTitle(db, { ownerId: to, parentId: to, kind: node.kind }, node.title);
  const pos = await lastPosition(db, { ownerId: to, id: to });
  await app.moveNodes(db, { from, to, ids });
  await db
    .updateTable('node')
    .set({ parent_id: to, pos, title, title_key: titleKey(title), version: sql`version + 1` })
    .where('owner_id', '=', to)
    .where('id', '=', node.id)
    .execute();
  await writeGrams(db, { ownerId: to, folderId: to, id: node.id }, title);
  await bumpChildren(db, { ownerId: from, id: node.parent_id }, -1);
  await bumpChildren(db, { ownerId: to, id: to }, 1);
  await bumpCounters(db, from, { files: -counts.files, folders: -counts.folders });
  await bumpCounters(db, to, counts);
  const at = { owner_id: to, node_id: node.id, user_id: from };
  const right = { role: ROLE.manager, invited_at: now };
  await db
    .insertInto('collaborator')
    .values({
      ...at,
      ...right,
      note: null,
      link_key: null,
      link_version: null,
      contact: null,
      invited_by: to,
    })
    .execute();
  await db
    .insertInto('collab_inbox')
    .values({ ...at, ...right })
    .execute();
  await writeActivity(context, { owner_id: to, id: node.id }, { kind: 'ownerChanged', personId: to });
  const about = { nodeId: node.id, title };
  await notify(context, { userId: from, kind: 'ownerChanged', about });
};

/** Refuses public things, and those that something in the library was made of: readers and buyers know it as its author's. */
const requireUnpublished = async (
  { db }: CallContext,
  node: NodeRow,
  ids: readonly string[],
): Promise<void> => {
  const these = sql`any(${[...ids]}::uuid[])`;
  const { rows } = await sql<{ is_published: boolean }>`select
    exists (select from node where owner_id = ${node.owner_id} and id = ${these} and status <> ${STATUS.private})
    or exists (select from template where id = ${these} or source_id = ${these})
    or exists (select from publication where owner_id = ${node.owner_id} and node_id = ${these})
    or exists (select from template_review where owner_id = ${node.owner_id} and node_id = ${these} and state = 0)
    as is_published`.execute(db);
  if (rows[0]?.is_published === true) throw new CallError('notAllowed', { reason: 'is_published' });
};

const rules = { access: 'token', scope: 'own sessions', items: 'closed' } as const;

/** Lists the calls about giving something to another owner. */
export const ownershipCalls: readonly ImplementedCall[] = [
  implement(endpoints.collaboration.offerOwner, { ...rules, handler: offerOwner }),
  implement(endpoints.collaboration.answerOffer, { ...rules, handler: answerOffer }),
];
