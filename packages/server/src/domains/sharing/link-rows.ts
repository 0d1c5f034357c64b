import { joinAddress, viewLinkAddress } from '@chartdock/contract';
import type { LinkRole, ShareLink } from '@chartdock/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { avatarAddress } from '@chartdock/contract';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { linkRoleOn, roleWord } from '../nodes/index.ts';
import type { Kind, Role } from '../nodes/index.ts';
import type { ShareLinkTable } from './tables.ts';
import { typeOf } from './shared-item.ts';

/** `kind` of a link to look at a file by, and of one to join by. */
export const LINK_KIND = { view: 0, collaboration: 1 } as const;

/** A link as the database holds it. */
export type LinkRow = Selectable<ShareLinkTable>;

/** A link with the facts about it. */
export interface KnownLink extends LinkRow {
  readonly title: string;
  readonly node_kind: Kind;
  readonly maker_name: string;
  readonly maker_photo: string | null;
  /** Role that it gives now; null when its maker may not even look. */
  readonly counts: Role | null;
}

/** Starts a query of links with the file or folder and the maker of each. */
export const selectLinks = ({ db }: Pick<CallContext, 'db'>) =>
  db
    .selectFrom('share_link as l')
    .innerJoin('node as n', (join) =>
      join.onRef('n.owner_id', '=', 'l.owner_id').onRef('n.id', '=', 'l.node_id'),
    )
    .innerJoin('app_user as m', 'm.id', 'l.maker_id')
    .selectAll('l')
    .select(['n.title', 'n.kind as node_kind', 'm.full_name as maker_name', 'm.photo_key as maker_photo'])
    .select(linkRoleOn.as('counts'));

/** Finds a link by the id it goes by. Throws `fileUnavailable`. */
export const findLink = async (context: CallContext, linkId: string): Promise<KnownLink> => {
  const row = await selectLinks(context).where('l.key', '=', linkId).executeTakeFirst();
  if (row === undefined) throw new CallError('fileUnavailable');
  return row;
};

const stateOf = (link: KnownLink, now: number): ShareLink['state'] => {
  if (link.counts === null) return 'powerless';
  if (!link.enabled) return 'disabled';
  return link.expires_at !== null && link.expires_at <= now ? 'expired' : 'open';
};

const pathOf = (link: KnownLink): string =>
  link.kind === LINK_KIND.view ? viewLinkAddress(link.node_id, link.id) : joinAddress(link.id);

/** Writes a link as it goes over the wire. */
export const toShareLink = (link: KnownLink, now: number): ShareLink => ({
  linkId: link.key,
  kind: link.kind === LINK_KIND.view ? 'view' : 'collaboration',
  type: typeOf({ kind: link.node_kind }),
  id: link.node_id,
  title: link.title,
  path: pathOf(link),
  role: roleWord(link.role) as LinkRole,
  state: stateOf(link, now),
  hasPassword: link.password_hash !== null,
  expireTime: link.expires_at,
  download: link.may_download,
  copy: link.may_copy,
  ...(link.note === null ? {} : { note: link.note }),
  views: link.views,
  lastUsed: link.used_at,
  createTime: link.created_at,
  maker: {
    userId: link.maker_id,
    fullName: link.maker_name,
    photoUrl: avatarAddress(link.maker_photo ?? link.maker_id),
  },
});

/** Counts that a link was used. */
export const countUse = async ({ db, now }: Pick<CallContext, 'db' | 'now'>, key: string): Promise<void> => {
  await db
    .updateTable('share_link')
    .set({ views: sql`views + 1`, used_at: now })
    .where('key', '=', key)
    .execute();
};
