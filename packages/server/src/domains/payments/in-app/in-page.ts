import type { CallData, CallParsedInput } from '@chartdock/contract';
import { CallError } from '../../../kernel/errors/call-error.ts';
import type { App, PublicContext } from '../../../kernel/calls/context.ts';
import type { InPageGateway } from '../../../kernel/calls/gateway.types.ts';
import { makeCode } from '../../sessions/index.ts';
import type { TakenCode } from '../../sessions/index.ts';
import { findPayer, forgetPayer } from './payers.ts';
import { preparePayment } from './prepare-payment.ts';
import { readTicket } from './tickets.ts';

/** How long someone may be on their way to the app's page and back, in milliseconds; a code of that page lives half as long. */
const STATE_MS = 10 * 60_000;

const STATE_LENGTH = 43;

/** Writes the state that goes to the app's page and comes back: WeChat takes letters and digits alone. */
const createState = ({ randomBytes }: App): string =>
  randomBytes(2 * STATE_LENGTH)
    .toString('base64url')
    .replaceAll(/[-_]/g, '')
    .slice(0, STATE_LENGTH);

interface Asking {
  readonly of: TakenCode;
  readonly inPage: InPageGateway;
  readonly goesOnAt: string;
}

/** Returns the page of the app that names the payer. Its response counts once, and in the session of the ticket alone. */
const askPayerAt = async ({ app, db }: PublicContext, { of, inPage, goesOnAt }: Asking): Promise<string> => {
  const { userId, sessionHash } = of;
  const { code: state } = await makeCode(app, db, {
    kind: 'payer',
    userId,
    sessionHash,
    payload: { goesOnAt },
    code: createState(app),
    lifeMs: STATE_MS,
  });
  return inPage.askAt({ returnTo: app.gateways.payerUrl(), state });
};

/**
 * Returns the arguments of the app that shows the page for the order of a ticket, or the address where the app says first who
 * pays.
 */
export const payInPage = async (
  context: PublicContext,
  { ticket, goesOnAt, anew }: CallParsedInput<'orders', 'payInPage'>,
): Promise<CallData<'orders', 'payInPage'>> => {
  const { app, db } = context;
  const { order, gateway, of } = await readTicket(context, ticket);
  const { inPage } = gateway;
  if (inPage === undefined) throw new CallError('paymentUnavailable');
  if (anew === true) await forgetPayer(db, of);
  const payer = await findPayer(app, db, { ...of, appId: inPage.appId });
  if (payer === undefined) return { askAt: await askPayerAt(context, { of, inPage, goesOnAt }) };
  const { payment } = await preparePayment(context, { order, gateway, inApp: inPage }, payer);
  return { payment };
};
