import type { CallData, CallParsedInput, LinkRole } from '@chartdock/contract';
import { avatarAddress } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { LIVE, linkOpens, readOwner, roleOn, roleWord, viewerOf } from '../nodes/index.ts';
import type { Role } from '../nodes/index.ts';
import { LINK_KIND, countUse, selectLinks } from './link-rows.ts';
import type { KnownLink } from './link-rows.ts';
import { rememberEachOther } from './recent-people.ts';
import { requireSeat } from './seats.ts';
import { requireLink } from './require-link.ts';
import { typeOf } from './shared-item.ts';
import { writeActivity } from './write-activity.ts';

type Shown = CallParsedInput<'collaborationLinks', 'open'>;

interface OpenedLink extends KnownLink {
  readonly counts: Role;
  readonly owner_name: string;
  readonly owner_photo: string | null;
  /** Role that the person has in it already. */
  readonly viewer_role: Role | null;
}

/** Finds a link that opens now; undefined for every other, for any reason. */
const findOpen = (context: CallContext, { link }: Shown) =>
  selectLinks(context)
    .innerJoin('app_user as o', 'o.id', 'l.owner_id')
    .select(['o.full_name as owner_name', 'o.photo_key as owner_photo'])
    .select(roleOn(viewerOf(context)).as('viewer_role'))
    .where('l.id', '=', link)
    // By a link to look at a file nobody takes part.
    .where('l.kind', '=', LINK_KIND.collaboration)
    .where(sql<boolean>`n.state = ${LIVE} and ${linkOpens(context.now)}`)
    .executeTakeFirst();

/** Finds a link that opens now, past its password. Throws `fileUnavailable` for every other. */
const openLink = async (context: CallContext, shown: Shown): Promise<OpenedLink> => {
  const found = await findOpen(context, shown);
  await requireLink(context, shown, found);
  if (found === undefined || found.counts === null) throw new CallError('fileUnavailable');
  return { ...found, counts: found.counts };
};

const lookAtLink = async (
  context: CallContext,
  shown: Shown,
): Promise<CallData<'collaborationLinks', 'open'>> => {
  const link = await openLink(context, shown);
  const isOwner = link.owner_id === context.actor.userId;
  return {
    type: typeOf({ kind: link.node_kind }),
    id: link.node_id,
    title: link.title,
    role: roleWord(link.counts) as LinkRole,
    owner: {
      userId: link.owner_id,
      fullName: link.owner_name,
      photoUrl: avatarAddress(link.owner_photo ?? link.owner_id),
    },
    hasJoined: isOwner || (link.viewer_role !== null && link.viewer_role >= link.counts),
  };
};

/**
 * Takes part by a link. The record keeps that the person came by it, never the role: that is the link's, for as long as it
 * opens. Throws `upgradeNeeded` past the collaborators of a free owner.
 */
const joinByLink = async (
  context: CallContext,
  shown: Shown,
): Promise<CallData<'collaborationLinks', 'join'>> => {
  // Tries of passwords are counted outside of any transaction, so that a refusal takes none of them back.
  const before = await openLink(context, shown);
  return transaction(context.app.database.db, (db) => joinOpened({ ...context, db }, shown, before));
};

/** Lets someone in behind the owner's lock. A link that was reset, or got another password since it was opened, lets nobody in. */
const joinOpened = async (
  context: CallContext,
  shown: Shown,
  before: OpenedLink,
): Promise<CallData<'collaborationLinks', 'join'>> => {
  const { db, actor, now } = context;
  await readOwner(context, before.owner_id, true);
  const link = await findOpen(context, shown);
  if (link === undefined || link.counts === null || link.version !== before.version)
    throw new CallError('fileUnavailable');
  const result = {
    type: typeOf({ kind: link.node_kind }),
    id: link.node_id,
    role: roleWord(link.counts) as LinkRole,
  };
  const hasMore = link.viewer_role !== null && link.viewer_role >= link.counts;
  if (link.owner_id === actor.userId || hasMore) return result;
  const at = { owner_id: link.owner_id, node_id: link.node_id, user_id: actor.userId };
  const own = await db
    .selectFrom('collaborator')
    .select('role')
    .where('owner_id', '=', at.owner_id)
    .where('node_id', '=', at.node_id)
    .where('user_id', '=', at.user_id)
    .executeTakeFirst();
  if (own === undefined) await requireSeat(context, { ownerId: link.owner_id, nodeId: link.node_id });
  const by = { link_key: link.key, link_version: link.version };
  await db
    .insertInto('collaborator')
    .values({ ...at, ...by, role: -1, invited_at: now, note: null, invited_by: link.maker_id })
    .onConflict((conflict) => conflict.columns(['owner_id', 'node_id', 'user_id']).doUpdateSet(by))
    .execute();
  await db
    .insertInto('collab_inbox')
    .values({ ...at, role: link.role, invited_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'node_id']).doUpdateSet({ role: link.role }))
    .execute();
  await countUse(context, link.key);
  await rememberEachOther(context, actor.userId, link.owner_id);
  await writeActivity(
    context,
    { owner_id: link.owner_id, id: link.node_id },
    { kind: 'joined', linkKey: link.key, role: result.role },
  );
  return result;
};

/** Lists the calls about taking part by a link. */
export const joinCalls: readonly ImplementedCall[] = [
  implement(endpoints.collaborationLinks.open, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: lookAtLink,
  }),
  implement(endpoints.collaborationLinks.join, {
    access: 'token',
    scope: 'files:write',
    items: 'closed',
    handler: joinByLink,
  }),
];
