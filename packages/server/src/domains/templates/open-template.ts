import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { LIVE, PUBLIC } from '../nodes/index.ts';
import { isShownTo } from './shown-to.ts';

/** Whether the author's account is open and not restricted; `t` is the template. */
const AUTHOR_MAY = sql<boolean>`
  not exists (select from app_user u where u.id = coalesce(t.author_id, t.owner_id)
    and (u.disabled_at is not null or u.restricted_at is not null))`;

/** Whether the author's account is open and not restricted, and the file it was published from is not in trash; `t` is the template. */
const AUTHOR_OFFERS = sql<boolean>`
  ${AUTHOR_MAY}
  and (t.source_id is null or exists (select from node s
    where s.owner_id = t.author_id and s.id = t.source_id and s.state = ${LIVE}))`;

/** Whether the library has a template: listed, a public file, and offered by its author; `t` is the template and `n` its file. */
export const IS_OPEN = sql<boolean>`t.state = 0 and n.state = ${LIVE} and n.status = ${PUBLIC} and n.public_clone
  and (t.is_house or (${AUTHOR_OFFERS}))`;

/**
 * Says the same as `IS_OPEN`, of many rows: `t` needs no more than the columns that `template_search` has of a template, both
 * files are looked up in indexes that hold nothing else, and the accounts that may not publish, which are few, are read once. A
 * file that is deleted for good takes its template out of the library, so that a source that is not gone is there.
 */
export const SEEMS_OPEN = sql<boolean>`t.state = 0
  and exists (select from node n where n.id = t.template_id
    and n.state = ${LIVE} and n.status = ${PUBLIC} and n.public_clone)
  and (t.is_house or (coalesce(t.author_id, t.owner_id) not in (
      select u.id from app_user u where u.disabled_at is not null or u.restricted_at is not null)
    and not exists (select from node s where s.id = t.source_id and s.state <> ${LIVE})))`;

/** A template as one person may use it. */
export interface OpenTemplate {
  readonly id: string;
  readonly owner_id: string;
  /** Null when its owner made it. */
  readonly author_id: string | null;
  readonly is_house: boolean;
  readonly category: string;
  readonly title: string;
  readonly price_fen: number;
  /** Whether it is listed, and still a public file. */
  readonly is_open: boolean;
  /** Whether they bought it, in any of its languages. */
  readonly is_granted: boolean;
}

/** Ids of a template in every language it is written in: a purchase or gift in one language counts in all. */
export const inEveryLanguage = (id: string | RawBuilder<string>): RawBuilder<string> => sql`(
  select ${id}::uuid union all select s.id from template one
    join template s on s.slug = one.slug and s.client_id is not distinct from one.client_id
  where one.id = ${id} and s.id <> one.id)`;

/**
 * Reads a template as one person may use it; undefined for a file that is none, and for one of a partner that they don't come from. With `hold` it stays as it is until the
 * transaction ends, so that nobody withdraws it or changes its price between the check and the copy.
 */
export const readTemplate = async (
  { db, actor }: CallContext,
  id: string,
  hold: boolean,
): Promise<OpenTemplate | undefined> => {
  const { rows } = await sql<OpenTemplate>`
    select t.id, t.owner_id, t.author_id, t.is_house, t.category, t.title, t.price_fen,
      coalesce(${IS_OPEN}, false) as is_open,
      exists (select 1 from template_grant g
        where g.user_id = ${actor.userId} and g.template_id in ${inEveryLanguage(id)}) as is_granted
    from template t left join node n on n.owner_id = t.owner_id and n.id = t.id
    where t.id = ${id} and ${isShownTo(actor)} ${hold ? sql`for share of t` : sql``}`.execute(db);
  return rows[0];
};
