import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { GatewayTrade } from '../../../kernel/calls/gateway.types.ts';
import type { App } from '../../../kernel/calls/context.ts';
import { queryOrder } from '../order-trades.ts';
import type { OrderRow } from '../orders.ts';
import type { OrderQuestionTable } from '../tables.ts';

/** Time for which a gateway's response about an order is repeated without asking, in milliseconds. */
const FRESH_MS = 2_000;

/** How long questions are kept. */
const KEPT_MS = 3_600_000;

type Asking = Pick<App, 'gateways' | 'now' | 'database'>;
type Gateways = App['gateways'];

/** Questions of this server that are on their way, so that those who ask meanwhile wait for the same answer. */
const underWay = new WeakMap<Gateways, Map<string, Promise<GatewayTrade>>>();

const questionsOf = (gateways: Gateways): Map<string, Promise<GatewayTrade>> => {
  const known = underWay.get(gateways) ?? new Map<string, Promise<GatewayTrade>>();
  underWay.set(gateways, known);
  return known;
};

/** State of an order while the gateway has not answered another server yet. */
const UNKNOWN: GatewayTrade = { state: 'NOTPAY', payments: [] };

/** Takes the question for this server, unless it was asked less than two seconds ago. */
const takeQuestion = async ({ database, now }: Asking, key: string): Promise<boolean> => {
  const at = now();
  // A server whose clock is ahead must not keep the others from asking.
  const { rows } = await sql<{ readonly key: string }>`
    insert into order_question (key, asked_at, expires_at) values (${key}, ${at}::bigint, ${at + KEPT_MS}::bigint)
    on conflict (key) do update set asked_at = excluded.asked_at, expires_at = excluded.expires_at, said = null
      where abs(excluded.asked_at - order_question.asked_at) >= ${FRESH_MS}::bigint
    returning key`.execute(database.db);
  return rows.length > 0;
};

type Said = Pick<Selectable<OrderQuestionTable>, 'said'>;

const readSaid = async ({ database }: Asking, key: string): Promise<GatewayTrade> => {
  const row: Said | undefined = await database.db
    .selectFrom('order_question')
    .select('said')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.said ?? UNKNOWN;
};

const askGateway = async (
  { database }: Asking,
  key: string,
  ask: () => Promise<GatewayTrade>,
): Promise<GatewayTrade> => {
  try {
    const said = await ask();
    await database.db
      .updateTable('order_question')
      .set({ said: JSON.stringify(said) })
      .where('key', '=', key)
      .execute();
    return said;
  } catch (error) {
    await database.db.deleteFrom('order_question').where('key', '=', key).execute();
    throw error;
  }
};

/**
 * Asks a gateway about an order, once in two seconds for all concurrent callers at any server: pages poll, and a gateway that is
 * asked too often answers nobody. A caller who asks while the gateway has not answered another server hears that nothing is known
 * yet. The next caller asks a failed question again.
 */
export const askAboutOrder = (
  app: Asking,
  gateway: Parameters<typeof queryOrder>[0],
  order: Pick<OrderRow, 'id' | 'payer_mark'>,
): Promise<GatewayTrade> => {
  const questions = questionsOf(app.gateways);
  // A payer who came to it since makes it another question: it has a further trade.
  const key = `${order.id} ${order.payer_mark ?? ''}`;
  const known = questions.get(key);
  if (known !== undefined) return known;
  const said = takeQuestion(app, key)
    .then((isTaken) =>
      isTaken ? askGateway(app, key, () => queryOrder(gateway, order)) : readSaid(app, key),
    )
    .finally(() => questions.delete(key));
  questions.set(key, said);
  return said;
};
