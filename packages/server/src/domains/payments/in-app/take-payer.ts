import { isCallError } from '../../../kernel/errors/call-error.ts';
import type { App } from '../../../kernel/calls/context.ts';
import { GatewayError } from '../../../kernel/calls/gateway.types.ts';
import { findSession, readCode, takeCode } from '../../sessions/index.ts';
import type { TakenCode } from '../../sessions/index.ts';
import { keepPayer } from './payers.ts';

/** Someone whom the app sent back to us, with the parameters that its page put into the address. */
export interface PayerArrival {
  readonly app: App;
  readonly sessionCookie: string | undefined;
  readonly state: string | undefined;
  /** Undefined when the app named nobody. */
  readonly code: string | undefined;
}

/**
 * Outcome of an arrival: the payer is kept, the question was none of this session, or the app named nobody. `goesOnAt` is a path
 * of ours.
 */
export type TakenPayer =
  | { readonly status: 'kept'; readonly goesOnAt: string }
  | { readonly status: 'unasked' }
  | { readonly status: 'unnamed'; readonly goesOnAt: string; readonly error: GatewayError };

/** Reads a question that this browser's own session has asked; undefined for any other. */
const readOwnQuestion = async (arrival: PayerArrival): Promise<TakenCode | undefined> => {
  const { app, sessionCookie, state } = arrival;
  const asked = await readCode(app, app.database.db, { code: state, kind: 'payer' });
  if (asked === undefined) return undefined;
  const session = await findSession(app, sessionCookie, 'cookie').catch((error: unknown) => {
    if (isCallError(error)) return undefined;
    throw error;
  });
  const isOwn = session?.userId === asked.userId && session.deviceId === asked.deviceId;
  return isOwn ? asked : undefined;
};

const payerOf = async ({ app, code }: PayerArrival): Promise<{ appId: string; payer: string }> => {
  const inPage = app.gateways.of('wechat')?.inPage;
  if (inPage === undefined) throw new GatewayError('refused', 'Nothing is paid in pages of the app.');
  if (code === undefined) throw new GatewayError('refused', 'The app named nobody.');
  return { appId: inPage.appId, payer: await inPage.payerOf(code) };
};

/** Takes the app's word about who pays: once, and from the browser that asked. */
export const takePayer = async (arrival: PayerArrival): Promise<TakenPayer> => {
  const { app, state } = arrival;
  const { db } = app.database;
  const asked = await readOwnQuestion(arrival);
  // Of two requests at once one takes the question.
  const taken = asked && (await takeCode(app, db, { code: state, kind: 'payer' }));
  if (taken === undefined) return { status: 'unasked' };
  const goesOnAt = String(taken.payload['goesOnAt']);
  try {
    const named = await payerOf(arrival);
    await keepPayer(app, db, { ...named, userId: taken.userId, deviceId: taken.deviceId });
    return { status: 'kept', goesOnAt };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { status: 'unnamed', goesOnAt, error };
  }
};
