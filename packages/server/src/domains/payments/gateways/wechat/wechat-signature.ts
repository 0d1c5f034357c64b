import { sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type { InAppPayment } from '../../../../kernel/calls/gateway.types.ts';

const SCHEME = 'WECHATPAY2-SHA256-RSA2048';

/** Farthest that the clock of a signature may be from ours, in seconds. */
const SKEW_S = 300;

/** Who signs a request. */
export interface WechatSigner {
  readonly merchantId: string;
  /** Serial number of the merchant's certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
}

/** Signed parts of a request. */
export interface WechatRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  readonly body: string;
}

/** Time of a signature, and the nonce that makes it unlike any other. */
export interface WechatMoment {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly nonce: string;
}

const linesOf = (...lines: readonly string[]): Buffer =>
  Buffer.from(lines.map((line) => `${line}\n`).join(''));

/** Signs a request and returns its Authorization header. */
export const authorize = (
  { method, path, body }: WechatRequest,
  { merchantId, serial, privateKey }: WechatSigner,
  { now, nonce }: WechatMoment,
): string => {
  const timestamp = String(Math.floor(now / 1_000));
  const message = linesOf(method, path, timestamp, nonce, body);
  const signature = sign('RSA-SHA256', message, privateKey).toString('base64');
  const parts = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serial };
  return `${SCHEME} ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`;
};

/** Arguments of an app's payment, before they are signed. */
export type UnsignedPayment = Omit<InAppPayment, 'paySign'>;

/** Signs the arguments of an app's payment, so that WeChat takes them from our merchant alone. */
export const signPayment = (payment: UnsignedPayment, { privateKey }: WechatSigner): InAppPayment => {
  const { appId, timeStamp, nonceStr } = payment;
  const message = linesOf(appId, timeStamp, nonceStr, payment.package);
  return { ...payment, paySign: sign('RSA-SHA256', message, privateKey).toString('base64') };
};

/** Message from the gateway: a response or a notice. */
export interface WechatMessage {
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Keys that the gateway signs with, by the serial of a platform certificate or the id of a public key. */
export type PlatformKeys = ReadonlyMap<string, KeyObject>;

/** Returns whether a message carries a signature at all. */
export const carriesSignature = ({ headers }: WechatMessage): boolean =>
  headers['wechatpay-signature'] !== undefined;

/** Throws a GatewayError `not_signed` unless a message is signed by a key that we know, no more than five minutes ago. */
export const requireSignature = (
  { headers, body }: WechatMessage,
  { keys, now }: { readonly keys: PlatformKeys; readonly now: number },
): void => {
  const timestamp = headers['wechatpay-timestamp'] ?? '';
  const nonce = headers['wechatpay-nonce'] ?? '';
  const key = keys.get(headers['wechatpay-serial'] ?? '');
  const signature = headers['wechatpay-signature'] ?? '';
  if (key === undefined) throw new GatewayError('not_signed', 'The signature names no key that we know.');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) - now / 1_000) > SKEW_S)
    throw new GatewayError('not_signed', 'The signature is too old or from a clock that is wrong.');
  // The gateway probes with signatures that begin with WECHATPAY/SIGNTEST/ and must fail, as they do here.
  const message = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  if (!verify('RSA-SHA256', message, key, Buffer.from(signature, 'base64')))
    throw new GatewayError('not_signed', 'The signature does not fit.');
};
