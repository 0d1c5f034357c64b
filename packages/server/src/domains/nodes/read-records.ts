import { sql } from 'kysely';
import type { Compilable, OperationNodeSource, RawBuilder } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import { marksOfPage } from './record-columns.ts';
import type { RecordRow } from './record-columns.ts';
import type { Viewer } from './role-on.ts';

/** A query of rows fit for records. */
export type RecordQuery<Row extends RecordRow> = OperationNodeSource & Compilable<Row>;

/** A row without its marks. */
type Unmarked<Row> = Omit<Row, 'is_favourite' | 'is_shared'>;

/**
 * Adds the people that the rows of a query name, in its first row: they would be a query of their own, and a way to the database
 * costs more than they do. Rows of a materialized page keep their order.
 */
const withPeople = <Row extends RecordRow>(
  query: OperationNodeSource & Compilable,
  {
    beside = sql`null`,
    marks = sql``,
  }: Pick<ReadOptions, 'beside'> & { readonly marks?: RawBuilder<unknown> },
): RawBuilder<Row> => sql<Row>`
  with page as materialized (${query})
  select page.*, ${marks} case when row_number() over () = 1 then (
      select json_agg(json_build_object('id', u.id, 'full_name', u.full_name, 'photo_key', u.photo_key,
          'member_until', u.member_until, 'org_until', u.org_until, 'files', c.files))
        from app_user u left join user_counter c on c.user_id = u.id
        where u.id = any(array(select owner_id from page) || array(select creator_id from page))
    ) end as people, case when row_number() over () = 1 then ${beside} end as beside
    from page`;

interface ReadOptions {
  /** Stands before all of it. */
  readonly front?: RawBuilder<unknown>;
  /** A value that is read on the way and comes with the first row: it costs no way of its own to the database. */
  readonly beside?: RawBuilder<unknown>;
}

/** Runs a query of records, together with their facts about people. */
export const readRecords = async <Row extends RecordRow>(
  db: Handle,
  query: RecordQuery<Row>,
  { front = sql``, beside }: ReadOptions = {},
): Promise<readonly Row[]> =>
  (await sql<Row>`${front}${withPeople<Row>(query, beside === undefined ? {} : { beside })}`.execute(db))
    .rows;

/** Builds such a query of rows that have no marks yet. */
export const withMarks = <Row extends RecordRow>(
  query: OperationNodeSource & Compilable<Unmarked<Row>>,
  viewer: Viewer,
): RawBuilder<Row> => withPeople<Row>(query, { marks: marksOfPage(viewer) });
