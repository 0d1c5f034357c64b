import type { App } from '../calls/context.ts';
import { GatewayError } from '../calls/gateway.types.ts';
import type { NoticeReply, RawNotice } from '../calls/gateway.types.ts';
import { deliverSoon } from './deliver.ts';
import { settlePayment } from './settle.ts';
import type { Settled } from './settle.ts';

/** What became of a notice: how the gateway is answered, and what goes into the log. */
export interface TakenNotice {
  readonly reply: NoticeReply;
  readonly outcome: Settled['outcome'] | 'nothing' | GatewayError['code'];
}

const REFUSED: NoticeReply = { status: 400, type: 'text/plain', body: 'fail' };

const readPayment = (
  gateway: NonNullable<ReturnType<App['gateways']['named']>>,
  notice: RawNotice,
): ReturnType<typeof gateway.readNotice> | GatewayError => {
  try {
    return gateway.readNotice(notice);
  } catch (error) {
    if (error instanceof GatewayError) return error;
    return new GatewayError('malformed', 'The notice cannot be read.', { cause: error });
  }
};

/**
 * Takes a gateway's notice: checks it, enters its payment once, and delivers. A notice that is not signed, not for us, or fits no
 * order changes nothing. What it tells is in the database before the gateway is told that it was taken.
 */
export const takeNotice = async (app: App, name: string, notice: RawNotice): Promise<TakenNotice> => {
  const gateway = app.gateways.named(name);
  if (gateway === undefined) return { reply: REFUSED, outcome: 'not_ours' };
  const payment = readPayment(gateway, notice);
  if (payment instanceof GatewayError) return { reply: REFUSED, outcome: payment.code };
  if (payment === undefined) return { reply: gateway.noticeTaken, outcome: 'nothing' };
  const settled = await settlePayment(app, name, payment);
  const { outcome } = settled;
  if (outcome === 'unknown' || outcome === 'mismatch') return { reply: REFUSED, outcome };
  if (outcome === 'paid') deliverSoon(app, settled.order.id);
  return { reply: gateway.noticeTaken, outcome };
};
