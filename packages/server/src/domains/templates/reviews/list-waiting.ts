import { thumbnailAddress } from '@chartdock/contract';
import type { CallData, CallParsedInput, ReviewRequest } from '@chartdock/contract';
import { sql } from 'kysely';
import type { CallContext, Handle } from '../../../kernel/calls/context.ts';
import { formatCursor, pagingAnswer, parseCursor, readPaging } from '../../lists/index.ts';
import { loadPeople } from '../../nodes/index.ts';
import { findOrigins } from './find-origins.ts';
import { REVIEW } from './tables.ts';
import type { ReviewOrigin } from './find-origins.ts';
import type { WaitingReview } from './review.types.ts';

type WaitingRow = WaitingReview & { readonly thumb_key: string | null; readonly is_update: boolean };

const SCOPE = ['reviews'] as const;

const selectWaiting = (db: Handle) =>
  db
    .selectFrom('template_review as r')
    .innerJoin('node_locator as l', 'l.id', 'r.copy_id')
    .innerJoin('node as n', (join) => join.onRef('n.owner_id', '=', 'l.owner_id').onRef('n.id', '=', 'l.id'))
    .selectAll('r')
    .select('n.thumb_key')
    .select(
      sql<boolean>`exists (select from template t where t.author_id = r.owner_id and t.source_id = r.node_id and t.state = 0)`.as(
        'is_update',
      ),
    )
    .where('r.state', '=', REVIEW.waiting);

/** Lists pending reviews, oldest first. */
export const listWaiting = async (
  context: CallContext,
  input: CallParsedInput<'reviews', 'list'>,
): Promise<CallData<'reviews', 'list'>> => {
  const { db } = context;
  const paging = readPaging(input);
  const after = paging.cursor === undefined ? undefined : parseCursor(paging.cursor, SCOPE, 'number');
  const all = selectWaiting(db);
  const found = await (
    after === undefined
      ? all
      : all.where(sql<boolean>`(r.asked_at, r.id) > (${after.value}::bigint, ${after.id}::uuid)`)
  )
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .limit(paging.pageSize + 1)
    .offset(paging.offset)
    .execute();
  const page = found.slice(0, paging.pageSize);
  const last = found.length > page.length ? page.at(-1) : undefined;
  const cursor =
    last === undefined ? null : formatCursor({ section: 0, value: last.asked_at, id: last.id }, SCOPE);
  return {
    rows: await toRequests(context, page),
    ...pagingAnswer(paging, await countWaiting(db), cursor),
  };
};

/** Counts pending reviews. */
export const countWaiting = async (db: Handle): Promise<number> => {
  const { count } = await db
    .selectFrom('template_review')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', REVIEW.waiting)
    .executeTakeFirstOrThrow();
  return count;
};

const toOrigin = ({ author, priceFen, ...origin }: ReviewOrigin): NonNullable<ReviewRequest['origin']> => ({
  ...origin,
  fullName: author,
  price: priceFen / 100,
});

const toRequests = async (context: CallContext, rows: readonly WaitingRow[]): Promise<ReviewRequest[]> => {
  const people = await loadPeople(
    context,
    rows.map(({ owner_id }) => owner_id),
    [],
  );
  const origins = await findOrigins(context.db, rows);
  return rows.flatMap((row) => {
    const author = people.get(row.owner_id);
    if (author === undefined) return [];
    const { userId, fullName, photoUrl } = author;
    const origin = origins.get(row.id);
    const thumbnail =
      context.app.thumbnails.sign({ id: row.copy_id, thumb_key: row.thumb_key }, context.now) ?? '';
    return {
      id: row.id,
      copyId: row.copy_id,
      isUpdate: row.is_update,
      title: row.title,
      category: row.category,
      kind: row.kind,
      bgImage: thumbnailAddress(thumbnail, row.copy_id, 'template'),
      description: row.about,
      tags: row.tags,
      scene: row.scene,
      topics: row.topics,
      price: row.price_fen / 100,
      author: { userId, fullName, photoUrl },
      ...(origin === undefined ? {} : { origin: toOrigin(origin) }),
      askedAt: row.asked_at,
    };
  });
};
