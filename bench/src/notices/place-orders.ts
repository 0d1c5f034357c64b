import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { GatewayPayment } from '../../../packages/server/src/kernel/calls/gateway.types.ts';
import type { Database } from '../../../packages/server/src/kernel/db/database.ts';
import { createIdMaker } from '../../../packages/server/src/kernel/db/uuid.ts';

const FEN = 1_990;
const OPEN_MS = 900_000;
const LOOK_MS = 20;
const createId = createIdMaker({ now: Date.now, randomBytes });

const untilEmpty = async ({ db }: Database, table: 'payment_inbox' | 'outbox'): Promise<void> => {
  while ((await db.selectFrom(table).select('order_id').limit(1).executeTakeFirst()) !== undefined)
    await wait(LOOK_MS);
};

/** Resolves once every payment that was kept is entered. */
export const untilEntered = (database: Database): Promise<void> => untilEmpty(database, 'payment_inbox');

/** Resolves once everything that is paid is delivered. */
export const untilDelivered = (database: Database): Promise<void> => untilEmpty(database, 'outbox');

/** Orders a month of membership for each person, as their pages would, and returns the notices that the gateway will send once each is paid. */
export const placeOrders = async (
  { db }: Database,
  userIds: readonly string[],
): Promise<readonly GatewayPayment[]> => {
  const now = Date.now();
  const rows = userIds.map((userId) => {
    const id = createId();
    return {
      id,
      user_id: userId,
      chain_id: id,
      kind: 'member' as const,
      item: 'member-month',
      title: 'member-month',
      author_id: null,
      seats: 1,
      org_name: null,
      channel: 'wechat' as const,
      gateway: 'wechat',
      list_fen: FEN,
      coupon_fen: 0,
      amount_fen: FEN,
      coupon_code: null,
      state: 'open' as const,
      file_id: null,
      created_at: now,
      closes_at: now + OPEN_MS,
      paid_at: null,
      payer_mark: null,
    };
  });
  // Open orders of an earlier round would stand in the way of these.
  await db.updateTable('orders').set({ state: 'closed' }).where('state', '=', 'open').execute();
  await db.insertInto('orders').values(rows).execute();
  return rows.map(({ id }) => ({
    tradeNo: id.replaceAll('-', ''),
    transactionId: `42${createId().replaceAll('-', '').slice(0, 26)}`,
    amountFen: FEN,
  }));
};
