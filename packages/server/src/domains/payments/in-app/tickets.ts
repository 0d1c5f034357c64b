import type { CallData } from '@chartdock/contract';
import { CallError } from '../../../kernel/errors/call-error.ts';
import type { CallContext, PublicContext } from '../../../kernel/calls/context.ts';
import type { PaymentGateway } from '../../../kernel/calls/gateway.types.ts';
import { makeCode, readCode } from '../../sessions/index.ts';
import type { TakenCode } from '../../sessions/index.ts';
import type { OrderRow } from '../orders.ts';
import { gatewayOf, readOrderOf } from '../pay.ts';

/** How long a ticket pays its order, in milliseconds. */
const TICKET_MS = 5 * 60_000;

const NOBODY = '00000000-0000-0000-0000-000000000000';

const requireOpen = (order: OrderRow, now: number): void => {
  if (order.state !== 'open' || order.closes_at <= now) throw new CallError('orderUnavailable');
};

/** Makes a ticket that pays one order of the person. It does nothing else, so it may travel in the address of a native page. */
export const createPayTicket = async (
  context: CallContext,
  { orderId }: { readonly orderId: string },
): Promise<CallData<'orders', 'createPayTicket'>> => {
  const { app, db, actor, now } = context;
  const order = await readOrderOf(context, orderId, 'wechat');
  requireOpen(order, now);
  const { inApp, inPage } = gatewayOf(app, order);
  if (inApp === undefined && inPage === undefined) throw new CallError('paymentUnavailable');
  const { code: ticket, expiresAt } = await makeCode(app, db, {
    kind: 'pay',
    userId: actor.userId,
    sessionHash: actor.tokenHash,
    payload: { orderId },
    lifeMs: TICKET_MS,
  });
  return { ticket, expiresAt };
};

/** Content of a ticket. */
export interface ReadTicket {
  readonly order: OrderRow;
  readonly gateway: PaymentGateway;
  /** Whose ticket it is, and in which session it was made. */
  readonly of: TakenCode;
}

/** Reads a ticket, which may be used again. Throws `orderUnavailable` for one that is wrong or too old, and when its order can no longer be paid. */
export const readTicket = async ({ app, db, now }: PublicContext, ticket: string): Promise<ReadTicket> => {
  const of = await readCode(app, db, { code: ticket, kind: 'pay' });
  const orderId = of?.payload['orderId'];
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', typeof orderId === 'string' ? orderId : NOBODY)
    .where('user_id', '=', of?.userId ?? NOBODY)
    .executeTakeFirst();
  if (of === undefined || order === undefined) throw new CallError('orderUnavailable');
  requireOpen(order, now);
  return { order, gateway: gatewayOf(app, order), of };
};
