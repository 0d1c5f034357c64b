import type { CallData, CallParsedInput, Collaborator, Sharing } from '@chartdock/contract';
import { avatarAddress } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { ROLE, decide, readGiven, roleWord } from '../nodes/index.ts';
import type { GivenRow, OpenedNode, Role } from '../nodes/index.ts';
import { selectLinks, toShareLink } from './link-rows.ts';
import { expiryOf } from './links.ts';
import { readRequestsFor } from './read-requests.ts';
import { seatsLeft } from './seats.ts';
import { listedTitle, openToLook, typeOf } from './shared-item.ts';

/**
 * Returns how a file or folder is shared (CALL-S-005). Links, requests and everyone who takes part are for who may share it;
 * anyone else learns of its owner, of those they can ask, and of themselves.
 */
const listUsers = async (
  context: CallContext,
  item: CallParsedInput<'collaboration', 'listUsers'>,
): Promise<CallData<'collaboration', 'listUsers'>> => {
  const opened = await openToLook(context, item);
  const { node, isOwner, role } = opened;
  const { db, actor, now } = context;
  const canShare = decide(opened, actor.userId, 'share') === 'allowed';
  const owner = await db
    .selectFrom('app_user')
    .select(['id', 'full_name', 'photo_key'])
    .where('id', '=', node.owner_id)
    .executeTakeFirstOrThrow();
  const all = await readPeople(context, opened);
  const shown = canShare ? all : all.filter(({ isMe, role: has }) => isMe || has === 'manager');
  return {
    type: typeOf(node),
    id: node.id,
    title: node.title,
    owner: toPerson(owner),
    isOwner,
    canShare,
    role: role === undefined ? null : roleWord(role),
    people: canShare ? [...shown, ...(await readInvitations(context, opened))] : shown,
    links: canShare ? await readLinks(context, opened) : [],
    requests: canShare ? await readRequestsFor(context, node) : [],
    ...(await readSettings(context, opened, canShare)),
    seatsLeft: canShare ? await seatsLeft(context, { ownerId: node.owner_id, nodeId: node.id }) : null,
    defaultExpireTime: expiryOf({ app: context.app, now }, undefined),
  };
};

const toPerson = (row: {
  readonly id: string;
  readonly full_name: string;
  readonly photo_key: string | null;
}) => ({
  userId: row.id,
  fullName: row.full_name,
  photoUrl: avatarAddress(row.photo_key ?? row.id),
});

/** Reads everyone who may look at a thing, each once: rights on the thing itself before those from above, by strength. */
const readPeople = async (context: CallContext, opened: OpenedNode): Promise<Collaborator[]> => {
  const { node, above, isOwner } = opened;
  const rows = await readGiven(context.db, { ownerId: node.owner_id, id: node.id }, context.now);
  const titles = new Map(above.map((folder) => [folder.id, listedTitle(context, folder.title)]));
  const byPerson = Map.groupBy(rows, (row) => row.user_id);
  return [...byPerson.values()].flatMap((given) => {
    const most = Math.max(...given.map(({ counts }) => counts));
    const [nearest] = given;
    if (most < 0 || nearest === undefined) return [];
    const told =
      nearest.counts === most || nearest.height === 0 ? nearest : given.find((row) => row.counts === most);
    return told === undefined
      ? []
      : [toCollaborator(context, told, { role: most as Role, title: titles.get(told.step_id), isOwner })];
  });
};

interface Told {
  readonly role: Role;
  readonly title: string | undefined;
  readonly isOwner: boolean;
}

const toCollaborator = ({ actor }: CallContext, row: GivenRow, { role, title }: Told): Collaborator => {
  // Who was invited by an address is that address until they come: an invitation finds out nobody's name.
  const isInvited = row.contact !== null && !row.has_come;
  const because = row.height > 0 ? 'folder' : row.own < 0 ? 'link' : 'invited';
  const source = because === 'folder' ? title : because === 'link' ? (row.link_note ?? undefined) : undefined;
  return {
    collaUserId: row.user_id,
    fullName: isInvited ? row.contact : row.full_name,
    ...(isInvited ? {} : { photoUrl: avatarAddress(row.photo_key ?? row.user_id) }),
    role: roleWord(role),
    isInvited,
    because,
    ...(source === undefined || source === '' ? {} : { source }),
    inviteTime: row.invited_at,
    isMe: row.user_id === actor.userId,
  };
};

const readInvitations = async ({ db }: CallContext, { node }: OpenedNode): Promise<Collaborator[]> => {
  const rows = await db
    .selectFrom('invitation')
    .selectAll()
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .orderBy('invited_at')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    collaUserId: row.id,
    fullName: row.contact,
    role: roleWord(row.role),
    isInvited: true,
    because: 'invited',
    inviteTime: row.invited_at,
    isMe: false,
  }));
};

const readLinks = async (context: CallContext, { node }: OpenedNode): Promise<Sharing['links']> => {
  const rows = await selectLinks(context)
    .where('l.owner_id', '=', node.owner_id)
    .where('l.node_id', '=', node.id)
    .orderBy('l.created_at')
    .orderBy('l.key')
    .execute();
  return rows.map((row) => toShareLink(row, context.now));
};

const readSettings = async (
  { db, actor }: CallContext,
  { node }: OpenedNode,
  canShare: boolean,
): Promise<Pick<Sharing, 'narrowed' | 'viewersMay' | 'offeredTo'>> => {
  const row = await db
    .selectFrom('node as n')
    .leftJoin('narrowing as w', (join) =>
      join.onRef('w.owner_id', '=', 'n.owner_id').onRef('w.node_id', '=', 'n.id'),
    )
    .leftJoin('share_switch as s', (join) =>
      join.onRef('s.owner_id', '=', 'n.owner_id').onRef('s.node_id', '=', 'n.id'),
    )
    .leftJoin('owner_offer as o', (join) =>
      join.onRef('o.owner_id', '=', 'n.owner_id').onRef('o.node_id', '=', 'n.id'),
    )
    .leftJoin('app_user as u', 'u.id', 'o.user_id')
    .leftJoin('collaborator as c', (join) =>
      join
        .onRef('c.owner_id', '=', 'n.owner_id')
        .onRef('c.node_id', '=', 'n.id')
        .onRef('c.user_id', '=', 'o.user_id')
        .on('c.contact', 'is not', null)
        // A person who came is known by name.
        .on((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('recent as r')
                .select('r.user_id')
                .whereRef('r.user_id', '=', 'c.user_id')
                .whereRef('r.owner_id', '=', 'c.owner_id')
                .whereRef('r.opened_at', '>=', 'c.invited_at'),
            ),
          ),
        ),
    )
    .select(['w.most', 's.may_download', 's.may_copy', 'u.id', 'u.full_name', 'u.photo_key', 'c.contact'])
    .where('n.owner_id', '=', node.owner_id)
    .where('n.id', '=', node.id)
    .executeTakeFirstOrThrow();
  const { id, contact } = row;
  const full_name = contact ?? row.full_name;
  const photo_key = contact === null ? row.photo_key : null;
  const most =
    row.most === null || !canShare ? null : row.most < ROLE.viewer ? 'none' : roleWord(row.most as Role);
  return {
    narrowed: most,
    viewersMay: { download: row.may_download === true, copy: row.may_copy === true },
    offeredTo:
      (canShare || id === actor.userId) && id !== null && full_name !== null
        ? toPerson({ id, full_name, photo_key })
        : null,
  };
};

/** Lists the call that says how something is shared. */
export const listUsersCalls: readonly ImplementedCall[] = [
  implement(endpoints.collaboration.listUsers, {
    access: 'token',
    scope: 'share',
    items: 'closed',
    handler: listUsers,
  }),
];
