import { thumbnailAddress } from '@chartdock/contract';
import type { CallData, CallParsedInput, PublishedTemplate, PublishedTotals } from '@chartdock/contract';
import { sql } from 'kysely';
import type { CallContext } from '../../../kernel/calls/context.ts';
import { pagingAnswer, readPaging } from '../../lists/index.ts';
import { IS_OPEN } from '../open-template.ts';
import { REVIEW } from './tables.ts';
import type { ReviewState } from './tables.ts';

interface MineRow {
  readonly node_id: string;
  readonly template_id: string | null;
  readonly shown_id: string;
  readonly thumb_key: string | null;
  readonly title: string;
  readonly category: string;
  readonly about: string;
  readonly tags: string[];
  readonly scene: string;
  readonly topics: string[];
  readonly price_fen: number;
  readonly asked_at: number;
  readonly state: ReviewState;
  readonly reason: string;
  readonly is_open: boolean;
  readonly uses: number;
  readonly sales: number;
  readonly income_fen: number;
  readonly total: number;
}

interface Totals {
  readonly uses: number;
  readonly sales: number;
  readonly income_fen: number;
}

/** Lists the files that the person published for the library, last published first, each file once with its newest version. */
export const listMine = async (
  context: CallContext,
  input: CallParsedInput<'reviews', 'mine'>,
): Promise<CallData<'reviews', 'mine'>> => {
  const { db, actor } = context;
  const paging = readPaging(input);
  const { rows } = await sql<MineRow>`
    with newest as (
      select distinct on (node_id) * from template_review where owner_id = ${actor.userId}
        order by node_id, asked_at desc, id desc
    )
    select r.node_id, t.id as template_id, c.id as shown_id, c.thumb_key, r.title, r.category, r.about, r.tags,
      r.scene, r.topics, coalesce(case when r.state = ${REVIEW.approved} then t.price_fen end, r.price_fen) as price_fen,
      r.asked_at, r.state, r.reason, coalesce(${IS_OPEN}, false) as is_open,
      (select count(*)::int from template_use u where u.template_id = t.id) as uses,
      (select count(*)::int from template_grant g where g.template_id = t.id and g.order_id is not null) as sales,
      (select coalesce(sum(p.author_fen), 0)::float8 from template_grant g
        join ledger_posting p on p.order_id = g.order_id where g.template_id = t.id) as income_fen,
      (select count(*)::int from newest) as total
    from newest r
      left join template t on t.author_id = r.owner_id and t.source_id = r.node_id
      left join node n on n.owner_id = t.owner_id and n.id = t.id
      left join node_locator l on l.id = case when r.state in (${REVIEW.waiting}, ${REVIEW.refused}) or t.id is null
        then r.copy_id else t.id end
      left join node c on c.owner_id = l.owner_id and c.id = l.id
    order by r.asked_at desc, r.id desc limit ${paging.pageSize} offset ${paging.offset}`.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    rows: rows.map((row) => toPublished(context, row)),
    totals: await totalsOf(context),
    canReview: actor.isOperator === true,
    ...pagingAnswer(paging, total, null),
  };
};

/**
 * Adds up all templates of the person: past earnings stay when a file is deleted. Income is the author's part, as the ledger has
 * it.
 */
const totalsOf = async ({ db, actor }: CallContext): Promise<PublishedTotals> => {
  const { rows } = await sql<Totals>`
    with own as (select id from template where author_id = ${actor.userId}),
      sold as (select order_id from template_grant where template_id in (select id from own) and order_id is not null)
    select
      (select count(*)::int from template_use where template_id in (select id from own)) as uses,
      (select count(*)::int from sold) as sales,
      (select coalesce(sum(author_fen), 0)::float8 from ledger_posting
        where order_id in (select order_id from sold)) as income_fen`.execute(db);
  const { uses = 0, sales = 0, income_fen: fen = 0 } = rows[0] ?? {};
  return { uses, sales, income: fen / 100 };
};

const stateOf = ({ is_open, state }: MineRow): PublishedTemplate['state'] => {
  if (is_open) return 'published';
  return state === REVIEW.waiting ? 'waiting' : state === REVIEW.refused ? 'refused' : 'withdrawn';
};

const updateOf = ({ is_open, state }: MineRow): PublishedTemplate['update'] => {
  if (!is_open) return 'none';
  return state === REVIEW.waiting ? 'waiting' : state === REVIEW.refused ? 'refused' : 'none';
};

const toPublished = (context: CallContext, row: MineRow): PublishedTemplate => {
  const { shown_id: id, thumb_key } = row;
  const thumbnail = context.app.thumbnails.sign({ id, thumb_key }, context.now) ?? '';
  return {
    chartId: row.node_id,
    ...(row.template_id === null ? {} : { templateId: row.template_id }),
    title: row.title,
    category: row.category,
    bgImage: thumbnailAddress(thumbnail, id, 'template'),
    state: stateOf(row),
    update: updateOf(row),
    reason: row.state === REVIEW.refused ? row.reason : '',
    price: row.price_fen / 100,
    description: row.about,
    tags: row.tags,
    scene: row.scene,
    topics: row.topics,
    uses: row.uses,
    sales: row.sales,
    income: row.income_fen / 100,
    askedAt: row.asked_at,
  };
};
