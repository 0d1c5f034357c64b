import { thumbnailAddress } from '@chartdock/contract';
import type { CallData, TemplateCard } from '@chartdock/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { formatCursor, pagingAnswer, parseCursor, readPaging } from '../lists/index.ts';
import { loadPeople } from '../nodes/index.ts';
import { CAPPED } from '../search/index.ts';
import { IS_OPEN } from './open-template.ts';
import { isShownTo } from './shown-to.ts';

/** A page of templates. */
export type TemplatePage = CallData<'templates', 'used'>;

interface CardRow {
  readonly id: string;
  readonly author_id: string;
  readonly is_house: boolean;
  readonly category: string;
  readonly title: string;
  readonly about: string;
  readonly price_fen: number;
  readonly uses: number;
  readonly thumb_key: string | null;
  readonly is_favourite: boolean;
  /** Name of the partner whose template it is. */
  readonly client_name: string | null;
}

/** A list of templates: where its rows come from, as `s` with `template_id` and `sort`. */
export interface CardList {
  readonly input: {
    readonly page?: number | undefined;
    readonly pageSize?: number | undefined;
    readonly cursor?: string | undefined;
  };
  /** Everything that shapes the list. */
  readonly scope: readonly unknown[];
  readonly source: RawBuilder<unknown>;
  readonly where: RawBuilder<boolean>;
  readonly direction: 'asc' | 'desc';
}

/** Reads one page of a list of templates: by cursor at constant cost, by number else. */
export const readCards = async (context: CallContext, list: CardList): Promise<TemplatePage> => {
  const { db, actor } = context;
  const { input, scope, source, where, direction } = list;
  const paging = readPaging(input);
  const cursor = paging.cursor === undefined ? undefined : parseCursor(paging.cursor, scope, 'number');
  const way = sql.raw(direction);
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  const beyond =
    cursor === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(s.sort, t.id) ${sign} (${cursor.value}, ${cursor.id})`;
  const found = sql`from ${source} as s join template t on t.id = s.template_id
    join node n on n.owner_id = t.owner_id and n.id = t.id where ${IS_OPEN} and ${isShownTo(actor)} and ${where}`;
  const { rows } = await sql<CardRow & { sort: number }>`
    select ${cardColumns(context)}, s.sort ${found} and ${beyond} order by s.sort ${way}, t.id ${way} limit ${paging.pageSize + 1} offset ${paging.offset}`.execute(
    db,
  );
  const page = rows.slice(0, paging.pageSize);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const next =
    last === undefined ? null : formatCursor({ section: 0, value: Number(last.sort), id: last.id }, scope);
  const isAll = next === null && paging.cursor === undefined && (page.length > 0 || paging.page === 1);
  const total = isAll ? paging.offset + page.length : await countRows(context, found);
  return { rows: await toCards(context, page), ...pagingAnswer(paging, total, next) };
};

/** Columns of a card for a template `t`, whose file is `n`. */
const cardColumns = ({ actor }: CallContext): RawBuilder<unknown> => sql`
  t.id, coalesce(t.author_id, t.owner_id) as author_id, t.is_house, t.category, t.title, t.about, t.price_fen, t.uses, n.thumb_key,
  (select c.name from partner_client c where c.id = t.client_id) as client_name,
  exists (select 1 from favourite f where f.user_id = ${actor.userId} and f.kind = 1 and f.node_id = t.id) as is_favourite`;

/** Reads the cards of some templates, in the order of their ids. One that the library has no longer is left out. */
export const readCardsOf = async (context: CallContext, ids: readonly string[]): Promise<TemplateCard[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns(context)} from unnest(${[...ids]}::uuid[]) with ordinality as s (id, at)
      join template t on t.id = s.id join node n on n.owner_id = t.owner_id and n.id = t.id
      where ${IS_OPEN} and ${isShownTo(context.actor)} order by s.at`.execute(context.db);
  return toCards(context, rows);
};

const countRows = async ({ db }: CallContext, found: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (select 1 ${found} limit ${CAPPED}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
};

const toCards = async (context: CallContext, rows: readonly CardRow[]): Promise<TemplateCard[]> => {
  const authors = rows.filter((row) => !row.is_house).map((row) => row.author_id);
  const people = await loadPeople(context, authors, []);
  return rows.map((row) => {
    const { id, thumb_key: key } = row;
    const thumbnail = context.app.thumbnails.sign({ id, thumb_key: key }, context.now) ?? '';
    const owner = people.get(row.author_id);
    return {
      chartId: id,
      title: row.title,
      bgImage: thumbnailAddress(thumbnail, id, 'template'),
      favourite: row.is_favourite,
      ...(row.is_house || owner === undefined
        ? {}
        : {
            ownerId: row.author_id,
            // A partner stands for the account that holds its templates.
            owner:
              row.client_name === null
                ? { userId: owner.userId, fullName: owner.fullName, photoUrl: owner.photoUrl }
                : { userId: owner.userId, fullName: row.client_name },
          }),
      publicClonePrice: row.price_fen / 100,
      category: row.category,
      about: row.about,
      uses: row.uses,
    };
  });
};
