import { createDecipheriv } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type { GatewayPayment, RawNotice } from '../../../../kernel/calls/gateway.types.ts';
import { readJson } from '../wire/read-json.ts';
import { paymentOf, tradeSchema } from './wechat-trade.ts';
import type { WechatMerchant } from './wechat-trade.ts';
import { requireSignature } from './wechat-signature.ts';
import type { PlatformKeys } from './wechat-signature.ts';

const TAG_BYTES = 16;

const noticeSchema = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

type Sealed = z.infer<typeof noticeSchema>['resource'];

/** Opens the content of a notice, sealed with the APIv3 key. */
const unseal = ({ ciphertext, nonce, associated_data: data }: Sealed, key: KeyObject): string => {
  const sealed = Buffer.from(ciphertext, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(data));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString();
  } catch (cause) {
    throw new GatewayError('malformed', 'The notice cannot be opened with the APIv3 key.', { cause });
  }
};

/** Keys and merchant for reading a notice. */
export interface NoticeReader {
  readonly merchant: WechatMerchant;
  readonly keys: PlatformKeys;
  readonly apiV3Key: KeyObject;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Reads a notice: the signature first, then its sealed content. Returns undefined for one about something else than money that
 * came.
 */
export const readWechatNotice = (
  notice: RawNotice,
  { merchant, keys, apiV3Key, now }: NoticeReader,
): GatewayPayment | undefined => {
  requireSignature(notice, { keys, now });
  const { event_type: event, resource } = readJson(noticeSchema, notice.body.toString());
  if (event !== 'TRANSACTION.SUCCESS') return undefined;
  return paymentOf(readJson(tradeSchema, unseal(resource, apiV3Key)), merchant);
};
