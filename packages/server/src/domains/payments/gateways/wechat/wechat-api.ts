import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import { exchange } from '../wire/exchange.ts';
import type { GatewayResponse, Patience } from '../wire/exchange.ts';
import type { WechatSettings } from './wechat-settings.ts';
import { authorize, carriesSignature, requireSignature } from './wechat-signature.ts';

const BILL_BYTES = 67_108_864;

const errorSchema = z.object({ code: z.string() });

/** Response of the API: a text that is signed, or the code of an error. */
export type WechatAnswer =
  { readonly isDone: true; readonly text: string } | { readonly isDone: false; readonly error: string };

/** Speaks WeChat Pay's API, version 3. */
export interface WechatApi {
  /** Asks something, with `body` as JSON. Throws a GatewayError `not_signed` for a success that is not signed. */
  readonly ask: (method: 'GET' | 'POST', path: string, body?: object) => Promise<WechatAnswer>;
  /** Loads a bill from an address that a signed response named. Its bytes are not signed; the caller has their hash. */
  readonly load: (address: string) => Promise<Buffer>;
}

const errorOf = ({ status, body }: GatewayResponse): string => {
  try {
    return errorSchema.parse(JSON.parse(body.toString())).code;
  } catch {
    return String(status);
  }
};

/** Creates a client for the API at the address of the settings. Keys and bodies go into no error. */
export const createWechatApi = (
  settings: WechatSettings,
  { now, ...patience }: Patience & { readonly now: () => number },
): WechatApi => {
  const { url, signer, keys, keyId } = settings;
  const send = (
    method: 'GET' | 'POST',
    {
      address,
      body,
      mostBytes,
    }: { readonly address: string; readonly body?: string; readonly mostBytes?: number },
  ): Promise<GatewayResponse> => {
    const { pathname, search } = new URL(address);
    const request = { method, path: pathname + search, body: body ?? '' };
    return exchange({
      ...patience,
      method,
      url: address,
      headers: () => ({
        authorization: authorize(request, signer, { now: now(), nonce: randomBytes(16).toString('hex') }),
        accept: 'application/json',
        'user-agent': 'chartdock',
        ...(keyId === undefined ? {} : { 'wechatpay-serial': keyId }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }),
      ...(body === undefined ? {} : { body }),
      ...(mostBytes === undefined ? {} : { mostBytes }),
    });
  };
  return {
    ask: async (method, path, input) => {
      const body = input === undefined ? {} : { body: JSON.stringify(input) };
      const response = await send(method, { address: url + path, ...body });
      const isDone = response.status >= 200 && response.status < 300;
      // An error moves no money, so one that a proxy wrote is believed; a success, or a response that claims to be signed, has to
      // be.
      if (isDone || carriesSignature(response)) requireSignature(response, { keys, now: now() });
      return isDone
        ? { isDone, text: response.body.toString() }
        : { isDone: false, error: errorOf(response) };
    },
    load: async (address) => {
      const { status, body } = await send('GET', { address, mostBytes: BILL_BYTES });
      if (status !== 200) throw new GatewayError('refused', `The bill cannot be loaded: ${status}.`);
      return body;
    },
  };
};
