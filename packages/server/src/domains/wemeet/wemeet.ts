import { createHash } from 'node:crypto';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { App, CallContext } from '../../kernel/calls/context.ts';
import { deleteBinding, openBinding, writeBinding } from './bindings.ts';
import { fetchTicket, requestTokens } from './gateway.ts';
import { pageToSign } from './trusted-page.ts';

const NONCE_BYTES = 16;

/**
 * Signs the address of a page, so that it may use the meeting app (CALL-U-046): SHA-256 over the fields in the app's
 * order, with a ticket that works once and for this person alone. Throws `originRefused` for a page on no trusted domain,
 * `notBound` without a meeting account, `gatewayFailed`.
 */
const signMeetingUrl = async (
  context: CallContext,
  input: CallParsedInput<'wemeet', 'getSignUrl'>,
): Promise<CallData<'wemeet', 'getSignUrl'>> => {
  const { app, now } = context;
  const { wemeetCorpId: corpId, wemeetSdkId: sdkId } = requireMeetings(app);
  const url = pageToSign(input.url, app.config.wemeetDomains);
  if (url === undefined) throw new CallError('originRefused');
  const ticket = await fetchTicket(app, await openBinding(context));
  const timestamp = String(Math.floor(now / 1000));
  const nonceStr = app.randomBytes(NONCE_BYTES).toString('hex');
  const signature = signPage({ corpId, sdkId, timestamp, nonceStr, url, ticket });
  return { corpId, sdkId, timestamp, nonceStr, signature };
};

/** Input of a page's signature. */
export interface SignedPage {
  readonly corpId: string;
  readonly sdkId: string;
  /** Seconds since the epoch. */
  readonly timestamp: string;
  readonly nonceStr: string;
  readonly url: string;
  readonly ticket: string;
}

/** Computes the signature that the meeting app checks: hex SHA-256, nothing percent-encoded. */
export const signPage = ({ corpId, sdkId, timestamp, nonceStr, url, ticket }: SignedPage): string =>
  createHash('sha256')
    .update(
      `corp_id=${corpId}&sdk_id=${sdkId}&timestamp=${timestamp}&nonce_str=${nonceStr}&url=${url}&ticket=${ticket}`,
    )
    .digest('hex');

/** Binds the meeting account that a one-time code stands for, in place of another (CALL-U-048). Throws `codeWrong` or `gatewayFailed`. */
const bindMeeting = async (
  context: CallContext,
  { code }: CallParsedInput<'wemeet', 'thirdBinding'>,
): Promise<CallData<'wemeet', 'thirdBinding'>> => {
  requireMeetings(context.app);
  await writeBinding(context, await requestTokens(context.app, { code }));
  return { bound: true };
};

/** Forgets the meeting account (CALL-U-047); without one nothing happens. */
const unbindMeeting = async (context: CallContext): Promise<CallData<'wemeet', 'unbind'>> => {
  await deleteBinding(context);
  return { bound: false };
};

/** Lists the calls about meeting accounts. */
export const meetingCalls: readonly ImplementedCall[] = [
  implement(endpoints.wemeet.getSignUrl, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: signMeetingUrl,
  }),
  implement(endpoints.wemeet.unbind, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: unbindMeeting,
  }),
  implement(endpoints.wemeet.thirdBinding, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: bindMeeting,
  }),
];

/** Refuses with `gatewayFailed` when the server was not told who it is at the meeting app. */
const requireMeetings = ({ config }: App): App['config'] => {
  const { wemeetCorpId, wemeetSdkId, wemeetSecret } = config;
  if (wemeetCorpId === '' || wemeetSdkId === '' || wemeetSecret === '') throw new CallError('gatewayFailed');
  return config;
};
