import type { NotificationKind } from '@chartdock/contract';
import { sql } from 'kysely';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';

/** Notifications of a person that stay after they were read. */
const KEPT = 200;
/** Notifications of a person that stay whether they were read or not. */
const KEPT_UNREAD = 1_000;

/** Notice to someone about an action of the caller. */
export interface News {
  /** Who is told. */
  readonly userId: string;
  readonly kind: NotificationKind;
  /** The file or folder, by the name it has now. */
  readonly about: { readonly nodeId: string; readonly title: string };
}

/**
 * Tells someone about the caller's action, in the transaction of the deed. The caller is never told, and a notice that still
 * stands unread is not said twice.
 */
export const notify = async (context: CallContext, { userId, kind, about }: News): Promise<void> => {
  const { db, actor } = context;
  if (userId === actor.userId) return;
  const { full_name: person } = await db
    .selectFrom('app_user')
    .select('full_name')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  await writeNews(context, { userId, kind, body: { ...about, person, personId: actor.userId } });
};

/** Notice to someone in the name of the house. */
export interface HouseNews extends News {
  /** Why; left out where nothing has to be explained. */
  readonly reason?: string;
}

/** Tells someone about a decision of the house, in the transaction of the deed. */
export const notifyFromHouse = (
  writing: Writing,
  { userId, kind, about, reason }: HouseNews,
): Promise<void> =>
  writeNews(writing, { userId, kind, body: { ...about, ...(reason === undefined ? {} : { reason }) } });

type Writing = Pick<CallContext, 'db' | 'now'> & { readonly app: Pick<CallContext['app'], 'createId'> };

const writeNews = async (
  { db, app, now }: Writing,
  news: Pick<News, 'userId' | 'kind'> & { readonly body: Readonly<Record<string, string>> },
): Promise<void> => {
  const { userId, kind } = news;
  const body = JSON.stringify(news.body);
  await sql`
    insert into notification (user_id, id, kind, body, created_at)
      select ${userId}::uuid, ${app.createId()}::uuid, ${kind}, ${body}::jsonb, ${now}::bigint
      where not exists (select from notification
        where user_id = ${userId} and read_at is null and kind = ${kind} and body = ${body}::jsonb)`.execute(
    db,
  );
  await clearOld(db, userId);
};

/** Deletes read ones beyond the newest 200 of a person, and any beyond the newest 1,000. Rows that another write holds are left for the next time, so that two never wait for one another. */
const clearOld = async (db: Handle, userId: string): Promise<void> => {
  const nth = (count: number) =>
    sql`(select id from notification where user_id = ${userId} order by id desc offset ${count - 1} limit 1)`;
  await sql`
    delete from notification where user_id = ${userId} and id in (
      select id from notification
        where user_id = ${userId} and id < ${nth(KEPT)} and (read_at is not null or id < ${nth(KEPT_UNREAD)})
        for update skip locked)`.execute(db);
};
