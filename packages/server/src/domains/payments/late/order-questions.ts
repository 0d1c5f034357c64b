import type { GatewayTrade } from '../../../kernel/calls/gateway.types.ts';
import type { App } from '../../../kernel/calls/context.ts';
import { queryOrder } from '../order-trades.ts';
import type { OrderRow } from '../orders.ts';

/** Time for which a gateway's response about an order is repeated without asking, in milliseconds. */
const FRESH_MS = 2_000;

/** Questions that are remembered at most; older ones are asked again sooner. */
const MOST = 10_000;

interface Question {
  readonly askedAt: number;
  readonly said: Promise<GatewayTrade>;
}

type Gateways = App['gateways'];
const asked = new WeakMap<Gateways, Map<string, Question>>();

const questionsOf = (gateways: Gateways): Map<string, Question> => {
  const known = asked.get(gateways) ?? new Map<string, Question>();
  asked.set(gateways, known);
  return known;
};

/**
 * Asks a gateway about an order, once in two seconds for all concurrent callers: pages poll, and a gateway that is asked too
 * often answers nobody. The next caller asks a failed question again.
 */
export const askAboutOrder = (
  { gateways, now }: Pick<App, 'gateways' | 'now'>,
  gateway: Parameters<typeof queryOrder>[0],
  order: Pick<OrderRow, 'id' | 'payer_mark'>,
): Promise<GatewayTrade> => {
  const questions = questionsOf(gateways);
  // A payer who came to it since makes it another question: it has a further trade.
  const key = `${order.id} ${order.payer_mark ?? ''}`;
  const known = questions.get(key);
  if (known !== undefined && now() - known.askedAt < FRESH_MS) return known.said;
  const said = queryOrder(gateway, order);
  questions.delete(key);
  questions.set(key, { askedAt: now(), said });
  said.catch(() => questions.delete(key));
  if (questions.size > MOST) for (const oldest of [...questions.keys()].slice(0, 1)) questions.delete(oldest);
  return said;
};
