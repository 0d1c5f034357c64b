import { z } from 'zod';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import { chinaTime } from '../wire/china-time.ts';
import { exchange } from '../wire/exchange.ts';
import type { GatewayResponse, Patience } from '../wire/exchange.ts';
import { readJson } from '../wire/read-json.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { readSignedResponse, signFields } from './alipay-signature.ts';

const BILL_BYTES = 67_108_864;

const headSchema = z.object({ code: z.string(), sub_code: z.string().optional() });
const SUCCESS = '10000';

/** Codes of a call that could not be carried out now; all of ours may be sent again. */
const BUSY = /"code":"20000"|"sub_code":"(?:ACQ\.SYSTEM_ERROR|aop\.ACQ\.SYSTEM_ERROR|isp\.unknow-error)"/;

/** Response of the API: a text that is signed, or the sub-code of an error. */
export type AlipayAnswer =
  { readonly isDone: true; readonly text: string } | { readonly isDone: false; readonly error: string };

/** Speaks Alipay's open API. */
export interface AlipayApi {
  /** Asks a method something. Throws a GatewayError `not_signed` for anything that Alipay did not sign. */
  readonly ask: (method: string, content: object, noticeUrl?: string) => Promise<AlipayAnswer>;
  /** Loads a bill from an address that a signed response named. */
  readonly load: (address: string) => Promise<Buffer>;
}

/** Creates a client for the address of the settings. Keys and bodies go into no error. */
export const createAlipayApi = (
  { url, appId, privateKey, publicKey }: AlipaySettings,
  { now, ...patience }: Patience & { readonly now: () => number },
): AlipayApi => {
  const isTemporary = ({ body }: GatewayResponse): boolean => BUSY.test(body.toString());
  return {
    ask: async (method, content, noticeUrl) => {
      const fields = {
        app_id: appId,
        method,
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: chinaTime(now()),
        version: '1.0',
        ...(noticeUrl === undefined ? {} : { notify_url: noticeUrl }),
        biz_content: JSON.stringify(content),
      };
      const { status, body } = await exchange({
        ...patience,
        method: 'POST',
        // The encoding of the form is read before the form is.
        url: `${url}?charset=utf-8`,
        headers: () => ({ 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' }),
        body: new URLSearchParams(signFields(fields, privateKey)).toString(),
        isTemporary,
      });
      if (status !== 200) throw new GatewayError('refused', `Alipay refused the request: ${status}.`);
      const member = `${method.replaceAll('.', '_')}_response`;
      const text = readSignedResponse(body.toString(), member, publicKey);
      const { code, sub_code: error = code } = readJson(headSchema, text);
      return code === SUCCESS ? { isDone: true, text } : { isDone: false, error };
    },
    load: async (address) => {
      const { status, body } = await exchange({
        ...patience,
        method: 'GET',
        url: address,
        headers: () => ({}),
        mostBytes: BILL_BYTES,
      });
      if (status !== 200) throw new GatewayError('refused', `The bill cannot be loaded: ${status}.`);
      return body;
    },
  };
};
