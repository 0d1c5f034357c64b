import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { pagingAnswer, readPaging } from '../lists/index.ts';
import { KIND, LIVE, ROLE, requireUnrestricted, viewerOf, roleOn } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';
import { LINK_KIND, findLink, selectLinks, toShareLink } from './link-rows.ts';
import type { KnownLink } from './link-rows.ts';
import { listedTitle, openHidden, openLockedToShare, openToShare, typeOf } from './shared-item.ts';
import type { ShareLinkTable } from './tables.ts';
import { writeActivity } from './write-activity.ts';

type Calls = 'create' | 'update' | 'status' | 'reset';
type Made = CallData<'collaborationLinks', 'create'>;
type Input<Name extends Calls> = CallParsedInput<'collaborationLinks', Name>;

const DAY_MS = 86_400_000;
// 128 random bits: nobody finds a link by trying.
const ID_BYTES = 16;
/** Links that a file or folder may have. */
const MOST_LINKS = 50;

/** Makes the part of an address that nobody can guess. */
export const createLinkToken = ({ app }: Pick<CallContext, 'app'>): string =>
  app.randomBytes(ID_BYTES).toString('base64url');

/** Works out when a new link expires: as its maker says, else as the server's setting does; null for never. */
export const expiryOf = (
  { app, now }: Pick<CallContext, 'app' | 'now'>,
  asked: number | undefined,
): number | null => {
  if (asked === 0) return null;
  const { linkDays } = app.config;
  return asked ?? (linkDays === 0 ? null : now + linkDays * DAY_MS);
};

/** Creates a link with all of its protections at once: no moment passes in which it opens without them (CALL-S-001). */
const createLink = async (context: CallContext, input: Input<'create'>): Promise<Made> => {
  requireUnrestricted(context);
  const { viewPassword, kind = 'collaboration' } = input;
  const before = await openToShare(context, input);
  // A folder is looked at by who joins; there is no page that shows one to everyone.
  if (kind === 'view' && before.node.kind !== KIND.file)
    throw new CallError('notAllowed', { reason: 'folder' });
  const password_hash = viewPassword === undefined ? null : await context.app.passwords.hash(viewPassword);
  const { node } = await openLockedToShare(context, input);
  await requireFewLinks(context, node);
  const row = newLink(context, node, {
    password_hash,
    kind: LINK_KIND[kind],
    role: kind === 'view' ? ROLE.viewer : ROLE[input.role ?? 'viewer'],
    expires_at: expiryOf(context, input.expireTime),
    may_download: input.download ?? false,
    may_copy: input.copy ?? false,
    note: input.note ?? null,
  });
  const { key } = await context.db
    .insertInto('share_link')
    .values(row)
    .returning('key')
    .executeTakeFirstOrThrow();
  await writeActivity(context, node, { kind: 'linkCreated', linkKey: key });
  return answer(context, key);
};

/** Writes the row of a link that the caller makes. */
export const newLink = (
  context: CallContext,
  node: NodeRow,
  facts: Partial<Insertable<ShareLinkTable>>,
): Insertable<ShareLinkTable> => ({
  id: createLinkToken(context),
  key: context.app.createId(),
  owner_id: node.owner_id,
  node_id: node.id,
  maker_id: context.actor.userId,
  password_hash: null,
  created_at: context.now,
  ...facts,
});

const requireFewLinks = async ({ db }: CallContext, node: NodeRow): Promise<void> => {
  const { links } = await db
    .selectFrom('share_link')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .executeTakeFirstOrThrow();
  if (Number(links) >= MOST_LINKS) throw new CallError('notAllowed', { reason: 'links_full' });
};

/** Changes the protection of a link (CALL-S-002). Another password is another version: who came by the one before is out. */
const updateLink = async (context: CallContext, input: Input<'update'>): Promise<Made> => {
  requireUnrestricted(context);
  const { viewPassword, expireTime, role, download, copy, note } = input;
  // Who may not share costs no hash, and who may holds no lock while it is made.
  const before = await findLink(context, input.linkId);
  await openHidden(context, { type: typeOf({ kind: before.node_kind }), id: before.node_id }, false);
  const hash =
    viewPassword === undefined || viewPassword === '' ? null : await context.app.passwords.hash(viewPassword);
  const { link, node } = await openLink(context, input.linkId);
  const change: Updateable<ShareLinkTable> = {
    ...(viewPassword === undefined ? {} : { password_hash: hash }),
    ...(expireTime === undefined ? {} : { expires_at: expiryOf(context, expireTime) }),
    ...(role === undefined || link.kind === LINK_KIND.view ? {} : { role: ROLE[role] }),
    ...(download === undefined ? {} : { may_download: download }),
    ...(copy === undefined ? {} : { may_copy: copy }),
    ...(note === undefined ? {} : { note: note === '' ? null : note }),
  };
  await writeLink(context, link.key, { ...change, ...(hash === null ? {} : { version: link.version + 1 }) });
  await writeActivity(context, node, { kind: 'linkChanged', linkKey: link.key });
  return answer(context, link.key);
};

/** Enables or disables a link (CALL-S-003). A restricted account may still take its links back. */
const setStatus = async (context: CallContext, { linkId, enabled }: Input<'status'>): Promise<Made> => {
  if (enabled) requireUnrestricted(context);
  const { link, node } = await openLink(context, linkId);
  if (link.enabled !== enabled) {
    await writeLink(context, link.key, { enabled });
    await writeActivity(context, node, { kind: enabled ? 'linkEnabled' : 'linkDisabled', linkKey: link.key });
  }
  return answer(context, link.key);
};

/** Gives a link another address (CALL-S-004). */
const resetLink = async (context: CallContext, { linkId }: Input<'reset'>): Promise<Made> => {
  requireUnrestricted(context);
  const { link, node } = await openLink(context, linkId);
  await writeLink(context, link.key, { id: createLinkToken(context), version: link.version + 1 });
  await dropMembers(context, link.key);
  await writeActivity(context, node, { kind: 'linkReset', linkKey: link.key });
  return answer(context, link.key);
};

const removeLink = async (
  context: CallContext,
  { linkId }: CallParsedInput<'collaborationLinks', 'remove'>,
): Promise<Record<string, never>> => {
  const { link, node } = await openLink(context, linkId);
  await dropMembers(context, link.key);
  await context.db.deleteFrom('share_link').where('key', '=', link.key).execute();
  await writeActivity(context, node, { kind: 'linkDeleted', linkKey: link.key });
  return {};
};

/** Takes out who came by a link: their right is none any more, and their list shall not keep its target. */
export const dropMembers = async ({ db }: Pick<CallContext, 'db'>, key: string): Promise<void> => {
  await sql`delete from collab_inbox i using collaborator c
    where c.link_key = ${key} and c.role < 0 and i.user_id = c.user_id and i.node_id = c.node_id`.execute(db);
  await db.deleteFrom('collaborator').where('link_key', '=', key).where('role', '<', 0).execute();
  const none = { link_key: null, link_version: null };
  await db.updateTable('collaborator').set(none).where('link_key', '=', key).execute();
};

/** Lists the links that the person made, and those to their own things. */
const listMine = async (
  context: CallContext,
  input: CallParsedInput<'collaborationLinks', 'mine'>,
): Promise<CallData<'collaborationLinks', 'mine'>> => {
  const { actor, now } = context;
  const me = actor.userId;
  const paging = readPaging(input);
  const all = selectLinks(context)
    .where(sql<boolean>`n.state = ${LIVE}`)
    .where(
      sql<boolean>`(l.owner_id = ${me} or (l.maker_id = ${me} and ${roleOn(viewerOf(context))} >= ${sql.lit(ROLE.manager)}))`,
    );
  const rows = await all
    .orderBy('l.created_at', 'desc')
    .orderBy('l.key', 'desc')
    .limit(paging.pageSize)
    .offset(paging.offset)
    .execute();
  const { total } = await all
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({ ...toShareLink(row, now), title: listedTitle(context, row.title) })),
    ...pagingAnswer(paging, Number(total), null),
  };
};

const rules = { access: 'token', scope: 'share', items: 'closed' } as const;

/** Lists the calls about links, each of which goes by its own id: the file that it leads to is looked up, and no caller names it. */
export const linkCalls: readonly ImplementedCall[] = [
  implement(endpoints.collaborationLinks.create, { ...rules, handler: createLink }),
  implement(endpoints.collaborationLinks.update, { ...rules, handler: updateLink }),
  implement(endpoints.collaborationLinks.status, { ...rules, handler: setStatus }),
  implement(endpoints.collaborationLinks.reset, { ...rules, handler: resetLink }),
  implement(endpoints.collaborationLinks.remove, { ...rules, handler: removeLink }),
  implement(endpoints.collaborationLinks.mine, { ...rules, handler: listMine }),
];

/** Opens a link behind the lock of the owner, with the right to share its target; it is read again there. */
const openLink = async (
  context: CallContext,
  linkId: string,
): Promise<{ readonly link: KnownLink; readonly node: NodeRow }> => {
  const before = await findLink(context, linkId);
  const item = { type: typeOf({ kind: before.node_kind }), id: before.node_id };
  const { node } = await openHidden(context, item);
  return { link: await findLink(context, linkId), node };
};

const writeLink = async (
  { db }: CallContext,
  key: string,
  change: Updateable<ShareLinkTable>,
): Promise<void> => {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('share_link').set(change).where('key', '=', key).execute();
};

const answer = async (context: CallContext, key: string): Promise<Made> => ({
  link: toShareLink(await findLink(context, key), context.now),
});
