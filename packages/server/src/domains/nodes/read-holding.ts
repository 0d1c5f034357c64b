import { sql } from 'kysely';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import type { NodeRow } from './node-row.ts';
import { STATUS } from './node-words.ts';
import { decideSale, leastOf } from './sale.ts';
import type { Holding, Sale } from './sale.ts';

/** Someone who asks for a file, with the facts that decide their rights to something for sale. */
export interface NodeAsker {
  readonly viewerId: string;
  /** The partner that they come from. Default none. */
  readonly clientId?: string | undefined;
  /** Time of the question in epoch milliseconds. Without it nobody is a member. */
  readonly now?: number | undefined;
}

/** Names the caller as one who asks for files. */
export const askerOf = ({ actor, now }: Pick<CallContext, 'actor' | 'now'>): NodeAsker => ({
  viewerId: actor.userId,
  clientId: actor.partner?.clientId,
  now,
});

/** Returns whether others than its people may look at a file, so that a price could stand before it. */
export const isOffered = ({ status }: Pick<NodeRow, 'status'>): boolean => status !== STATUS.private;

/** Whether a file is one that published copies are made from: the copies are public, and it is not; `${node}` is no template itself. */
const isSource = (node: Pick<NodeRow, 'owner_id' | 'id'>) => sql<boolean>`
  not exists (select from template t where t.id = ${node.id} and t.owner_id = ${node.owner_id}) and (
    exists (select from template t where t.author_id = ${node.owner_id} and t.source_id = ${node.id} and t.state = 0)
    or exists (select from template_review r where r.owner_id = ${node.owner_id} and r.node_id = ${node.id}
      and r.copy_id <> r.node_id and r.state in (0, 2))
    or exists (select from publication p where p.owner_id = ${node.owner_id} and p.node_id = ${node.id} and p.price_fen > 0))`;

type SaleRow = Omit<Sale, 'price'> & { readonly price: Sale['price'] };

/**
 * Reads how much of a file an outsider gets: by its own price, by that of the template it was made from, and as the source of
 * copies.
 */
export const readHolding = async (
  db: Handle,
  node: Pick<NodeRow, 'owner_id' | 'id' | 'template_id'>,
  { viewerId, clientId = '', now = Number.MAX_SAFE_INTEGER }: NodeAsker,
): Promise<Holding> => {
  const origins = [node.id, ...(node.template_id === null ? [] : [node.template_id])];
  const { rows } = await sql<SaleRow>`
    select case when t.price_fen = 0 then 'free' when t.is_house then 'member' else 'paid' end as "price",
        t.client_id is null or t.client_id = ${clientId} as "isShown",
        coalesce(t.author_id, t.owner_id) = ${viewerId} as "isOwn",
        exists (select from template_grant g where g.user_id = ${viewerId} and (g.template_id = t.id
          or g.template_id in (select s.id from template s
            where s.slug = t.slug and s.client_id is not distinct from t.client_id))) as "isGranted",
        exists (select from app_user u where u.id = ${viewerId}
          and greatest(coalesce(u.member_until, 0), coalesce(u.org_until, 0)) > ${now}::bigint) as "isMember"
      from template t where t.id = any(${origins}::uuid[])
    union all
    select 'free', false, false, false, false where ${isSource(node)}`.execute(db);
  return leastOf(rows.map(decideSale));
};
