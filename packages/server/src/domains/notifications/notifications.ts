import type { CallData, CallParsedInput, Locale, Notification } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { notificationKindSchema } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { writeNotice } from './texts.ts';
import { formatCursor, pagingAnswer, parseCursor, readPaging } from '../lists/index.ts';

const KINDS = notificationKindSchema.options;

/** Counts the person's unread notices (CALL-F-057, CALL-N-001). */
const countUnread = async ({ db, actor }: CallContext): Promise<CallData<'notifications', 'count'>> =>
  db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', actor.userId)
    .where('kind', 'in', KINDS)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Lists the person's notices, newest first (CALL-N-002). A kind that a later version wrote is left out. */
const listNotifications = async (
  { db, actor, locale }: CallContext,
  input: CallParsedInput<'notifications', 'getList'>,
): Promise<CallData<'notifications', 'getList'>> => {
  const paging = readPaging(input);
  const scope = ['notifications', actor.userId];
  const mine = db.selectFrom('notification').where('user_id', '=', actor.userId).where('kind', 'in', KINDS);
  const after = paging.cursor === undefined ? undefined : parseCursor(paging.cursor, scope, 'number').id;
  const found = await (after === undefined ? mine : mine.where('id', '<', after))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(paging.pageSize + 1)
    .offset(paging.offset)
    .execute();
  const page = found.slice(0, paging.pageSize);
  const last = found.length > paging.pageSize ? page.at(-1) : undefined;
  const { total } = await mine
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const cursor =
    last === undefined ? null : formatCursor({ section: 1, value: last.created_at, id: last.id }, scope);
  return { rows: page.map((row) => toNotification(row, locale)), ...pagingAnswer(paging, total, cursor) };
};

/** Marks one as read, also when it is (CALL-N-006). Throws `fileUnavailable` for one that is not there or someone else's. */
const markRead = async (
  context: CallContext,
  { id }: CallParsedInput<'notifications', 'read'>,
): Promise<CallData<'notifications', 'read'>> => {
  const { db, actor, now } = context;
  const marked = await db
    .updateTable('notification')
    .set({ read_at: sql<number>`coalesce(read_at, ${now})` })
    .where('user_id', '=', actor.userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (marked === undefined) throw new CallError('fileUnavailable');
  return countUnread(context);
};

/** Marks all as read (CALL-N-007). */
const markAllRead = async (context: CallContext): Promise<CallData<'notifications', 'readAll'>> => {
  const { db, actor, now } = context;
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_id', '=', actor.userId)
    .where('read_at', 'is', null)
    .execute();
  return countUnread(context);
};

/** Removes one (CALL-N-005). Throws `fileUnavailable` for one that is not there or someone else's. */
const removeNotification = async (
  context: CallContext,
  { id }: CallParsedInput<'notifications', 'remove'>,
): Promise<CallData<'notifications', 'remove'>> => {
  const { db, actor } = context;
  const removed = await db
    .deleteFrom('notification')
    .where('user_id', '=', actor.userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) throw new CallError('fileUnavailable');
  return countUnread(context);
};

/** Removes all (CALL-N-008). */
const removeAllNotifications = async (
  context: CallContext,
): Promise<CallData<'notifications', 'removeAll'>> => {
  const { db, actor } = context;
  await db.deleteFrom('notification').where('user_id', '=', actor.userId).execute();
  return countUnread(context);
};

/** Lists the calls about notices. */
export const notificationCalls: readonly ImplementedCall[] = [
  implement(endpoints.notifications.count, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: countUnread,
  }),
  implement(endpoints.notifications.getList, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: listNotifications,
  }),
  implement(endpoints.notifications.read, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: markRead,
  }),
  implement(endpoints.notifications.readAll, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: markAllRead,
  }),
  implement(endpoints.notifications.remove, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: removeNotification,
  }),
  implement(endpoints.notifications.removeAll, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: removeAllNotifications,
  }),
];

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly read_at: number | null;
  readonly created_at: number;
}

/** Writes someone's notice in the language they read. */
const toNotification = ({ id, kind, body, read_at, created_at }: Row, locale: Locale): Notification => {
  const type = notificationKindSchema.parse(kind);
  return { id, type, ...writeNotice(type, body, locale), read: read_at !== null, createTime: created_at };
};
