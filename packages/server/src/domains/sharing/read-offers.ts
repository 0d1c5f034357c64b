import { avatarAddress } from '@chartdock/contract';
import type { OwnerOffer } from '@chartdock/contract';
import { sql } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { LIVE, roleOn, viewerOf } from '../nodes/index.ts';
import { listedTitle, typeOf } from './shared-item.ts';

/** Offers that are listed at once. */
const MOST = 200;

/** Lists the offers of ownership to the caller, while they still have a right on each; newest first. */
export const readMyOffers = async (context: CallContext): Promise<OwnerOffer[]> => {
  const rows = await context.db
    .selectFrom('owner_offer as o')
    .innerJoin('node as n', (join) =>
      join.onRef('n.owner_id', '=', 'o.owner_id').onRef('n.id', '=', 'o.node_id'),
    )
    .innerJoin('app_user as u', 'u.id', 'o.owner_id')
    .select(['n.id', 'n.kind', 'n.title', 'o.offered_at', 'u.id as owner_id', 'u.full_name', 'u.photo_key'])
    .where('o.user_id', '=', context.actor.userId)
    .where(sql<boolean>`n.state = ${LIVE} and ${roleOn(viewerOf(context))} is not null`)
    .orderBy('o.offered_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, kind, title, offered_at, owner_id, full_name, photo_key }) => ({
    type: typeOf({ kind }),
    id,
    title: listedTitle(context, title),
    owner: { userId: owner_id, fullName: full_name, photoUrl: avatarAddress(photo_key ?? owner_id) },
    createTime: offered_at,
  }));
};
