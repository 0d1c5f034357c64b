import { sql } from 'kysely';
import type { Handle } from '../../../kernel/calls/context.ts';
import type { WaitingReview } from './review.types.ts';

/** The template of someone else that a reviewed file was made from. */
export interface ReviewOrigin {
  readonly templateId: string;
  readonly title: string;
  /** Who made it; empty for one of the house. */
  readonly author: string;
  readonly priceFen: number;
}

/** Finds the origins of reviewed files, by the ids of the reviews; those without an origin of someone else are missing. */
export const findOrigins = async (
  db: Handle,
  reviews: readonly Pick<WaitingReview, 'id'>[],
): Promise<ReadonlyMap<string, ReviewOrigin>> => {
  if (reviews.length === 0) return new Map();
  const rows = await db
    .selectFrom('template_review as r')
    .innerJoin('node as n', (join) =>
      join.onRef('n.owner_id', '=', 'r.owner_id').onRef('n.id', '=', 'r.node_id'),
    )
    .innerJoin('template as t', (join) => join.on('t.id', '=', sql<string>`n.template_id::uuid`))
    .leftJoin('app_user as u', 'u.id', 't.author_id')
    .select(['r.id', 't.id as template_id', 't.title', 't.price_fen', 'u.full_name'])
    .where(
      'r.id',
      'in',
      reviews.map(({ id }) => id),
    )
    .where((where) => where(where.fn.coalesce('t.author_id', 't.owner_id'), '<>', where.ref('r.owner_id')))
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        templateId: row.template_id,
        title: row.title,
        author: row.full_name ?? '',
        priceFen: row.price_fen,
      },
    ]),
  );
};
