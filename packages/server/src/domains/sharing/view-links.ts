import { viewLinkAddress } from '@chartdock/contract';
import type { CallData, CallParsedInput, ViewLink } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { LINK_KIND } from './link-rows.ts';
import type { LinkRow } from './link-rows.ts';
import { dropMembers, expiryOf, newLink } from './links.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import type { NodeRow } from '../nodes/index.ts';
import { openItem, openLockedItem, requireUnrestricted } from '../nodes/index.ts';

type Answer = CallData<'viewLinks', 'getLink'>;
type Made = CallData<'viewLinks', 'updateLink'>;
type OfFile = CallParsedInput<'viewLinks', 'getLink'>;
/** Changes of a call to the link of a file; the rest stays as it is. */
type Change = Partial<Pick<LinkRow, 'enabled' | 'password_hash'>>;

/** Returns the view link of a file (CALL-S-012). A GET may be repeated by anything, so this one makes no link. */
const getLink = async (context: CallContext, { id }: OfFile): Promise<Answer> => {
  const { node } = await openItem(context, toItem(id), 'share');
  const row = await linksOf(context, node).selectAll().executeTakeFirst();
  return { link: row === undefined ? null : toViewLink(row) };
};

/** Sets the password of a file's link, and makes the link when there is none (CALL-S-014). Throws `accountRestricted`. */
const addPassword = async (
  context: CallContext,
  { id, viewPassword }: CallParsedInput<'viewLinks', 'addPassword'>,
): Promise<Made> => {
  requireUnrestricted(context);
  // Who may not share costs no hash, and who may holds no lock while it is made.
  await openItem(context, toItem(id), 'share');
  const password_hash = await context.app.passwords.hash(viewPassword);
  return keepLink(context, id, { password_hash });
};

/** Takes the password of a link away (CALL-S-015). */
const removePassword = async (context: CallContext, { id }: OfFile): Promise<Answer> => {
  const node = await openShared(context, id);
  const first = await linksOf(context, node).selectAll().executeTakeFirst();
  return {
    link: first === undefined ? null : toViewLink(await writeLink(context, first, { password_hash: null })),
  };
};

/** Deletes a link; one that is made later has another id (CALL-S-016). */
const deleteLink = async (context: CallContext, { id }: OfFile): Promise<Answer> => {
  const node = await openShared(context, id);
  const first = await linksOf(context, node).selectAll().executeTakeFirst();
  if (first === undefined) return { link: null };
  await dropMembers(context, first.key);
  await context.db.deleteFrom('share_link').where('key', '=', first.key).execute();
  return { link: null };
};

/** Enables or disables a link, and makes it when there is none (CALL-S-017). Throws `accountRestricted` unless it disables. */
const updateLink = async (
  context: CallContext,
  { id, enabled = true }: CallParsedInput<'viewLinks', 'updateLink'>,
): Promise<Made> => {
  if (enabled) requireUnrestricted(context);
  return keepLink(context, id, { enabled });
};

/** Lists the calls about view links. */
export const viewLinkCalls: readonly ImplementedCall[] = [
  implement(endpoints.viewLinks.getLink, {
    access: 'token',
    scope: 'share',
    items: ({ id }) => claimItem(id),
    handler: getLink,
  }),
  implement(endpoints.viewLinks.addPassword, {
    access: 'token',
    scope: 'share',
    items: ({ id }) => claimItem(id),
    handler: addPassword,
  }),
  implement(endpoints.viewLinks.removePassword, {
    access: 'token',
    scope: 'share',
    items: ({ id }) => claimItem(id),
    handler: removePassword,
  }),
  implement(endpoints.viewLinks.delLink, {
    access: 'token',
    scope: 'share',
    items: ({ id }) => claimItem(id),
    handler: deleteLink,
  }),
  implement(endpoints.viewLinks.updateLink, {
    access: 'token',
    scope: 'share',
    items: ({ id }) => claimItem(id),
    handler: updateLink,
  }),
];

const keepLink = async (context: CallContext, fileId: string, change: Change): Promise<Made> => {
  const { db } = context;
  const node = await openShared(context, fileId);
  const first = await linksOf(context, node).selectAll().executeTakeFirst();
  if (first !== undefined) return { link: toViewLink(await writeLink(context, first, change)) };
  const made = newLink(context, node, { ...change, expires_at: expiryOf(context, undefined) });
  return {
    link: toViewLink(await db.insertInto('share_link').values(made).returningAll().executeTakeFirstOrThrow()),
  };
};

/** Changes a link. Another password is another version: who came by the one before is out. */
const writeLink = (context: CallContext, { key, version }: LinkRow, change: Change): Promise<LinkRow> =>
  context.db
    .updateTable('share_link')
    .set({ ...change, ...(typeof change.password_hash === 'string' ? { version: version + 1 } : {}) })
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Opens a file behind its owner's lock, so that no link is made of one that is just being deleted. */
const openShared = async (context: CallContext, id: string): Promise<NodeRow> =>
  (await openLockedItem(context, toItem(id), 'share')).opened.node;

const toItem = (fileId: string) => ({ fileId, fileType: 'chart' }) as const;

const linksOf = ({ db }: CallContext, node: NodeRow) =>
  // The first one is the link of the file for calls that know of one alone.
  db
    .selectFrom('share_link')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('kind', '=', LINK_KIND.view)
    .orderBy('created_at')
    .orderBy(sql`key`)
    .limit(1);

const toViewLink = ({ id, node_id, enabled, password_hash, expires_at, created_at }: LinkRow): ViewLink => ({
  id,
  path: viewLinkAddress(node_id, id),
  enabled,
  hasPassword: password_hash !== null,
  ...(expires_at === null ? {} : { expireTime: expires_at }),
  createTime: created_at,
});
