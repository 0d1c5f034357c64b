import type { Database } from '../../../packages/server/src/db/database.ts';
import { createIdMaker } from '../../../packages/server/src/db/uuid.ts';
import { randomBytes } from 'node:crypto';
import type { GatewayPayment } from '../../../packages/server/src/calls/gateway.types.ts';

const FEN = 1_990;
const OPEN_MS = 900_000;
const createId = createIdMaker({ now: Date.now, randomBytes });

/** Orders a month of membership for each person, as their pages would, and returns what the gateway will tell of once each is paid. */
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
    };
  });
  await db.insertInto('orders').values(rows).execute();
  return rows.map(({ id }) => ({
    tradeNo: id.replaceAll('-', ''),
    transactionId: `42${createId().replaceAll('-', '').slice(0, 26)}`,
    amountFen: FEN,
  }));
};
