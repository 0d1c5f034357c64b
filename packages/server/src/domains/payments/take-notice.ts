import type { App } from '../../kernel/calls/context.ts';
import { GatewayError } from '../../kernel/calls/gateway.types.ts';
import type { NoticeReply, RawNotice } from '../../kernel/calls/gateway.types.ts';
import type { Kept, NoticeInbox } from './notice-inbox.ts';

/** Outcome of a notice: the response to the gateway, and the entry in the log. */
export interface TakenNotice {
  readonly reply: NoticeReply;
  readonly outcome: Kept | 'nothing' | GatewayError['code'];
}

const REFUSED: NoticeReply = { status: 400, type: 'text/plain', body: 'fail' };

const readPayment = (
  gateway: NonNullable<ReturnType<App['gateways']['named']>>,
  notice: RawNotice,
): ReturnType<typeof gateway.readNotice> | GatewayError => {
  const { stackTraceLimit } = Error;
  // Of a refused notice only the code is kept, and writing down where it was refused costs as much as its signature: forgers must
  // not cost more.
  Error.stackTraceLimit = 0;
  try {
    return gateway.readNotice(notice);
  } catch (error) {
    if (error instanceof GatewayError) return error;
    return new GatewayError('malformed', 'The notice cannot be read.', { cause: error });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};

/** Dependencies of taking notices. */
export interface NoticeParts {
  readonly gateways: App['gateways'];
  readonly inbox: NoticeInbox;
}

/**
 * Takes a gateway's notice: checks it, and keeps its payment to be entered. A notice that is not signed, not for us, or fits no
 * order changes nothing. Its payment is in the database before the gateway is told that it was taken.
 */
export const takeNotice = async (
  { gateways, inbox }: NoticeParts,
  name: string,
  notice: RawNotice,
): Promise<TakenNotice> => {
  const gateway = gateways.named(name);
  if (gateway === undefined) return { reply: REFUSED, outcome: 'not_ours' };
  const payment = readPayment(gateway, notice);
  if (payment instanceof GatewayError) return { reply: REFUSED, outcome: payment.code };
  if (payment === undefined) return { reply: gateway.noticeTaken, outcome: 'nothing' };
  const outcome = await inbox.keep({ gateway: name, payment });
  const isOurs = outcome === 'kept' || outcome === 'known';
  return { reply: isOurs ? gateway.noticeTaken : REFUSED, outcome };
};
