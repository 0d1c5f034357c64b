import { z } from 'zod';
import { GatewayError } from '../../../calls/gateway.types.ts';
import { exchange } from '../wire/exchange.ts';
import type { GatewayResponse, Patience } from '../wire/exchange.ts';
import { readJson } from '../wire/read-json.ts';
import type { WechatMiniprogram } from './wechat-settings.ts';

/** Errors come with HTTP 200 and a number; of what comes with an openid, the key of the session is read by no one. */
const answerSchema = z.object({ errcode: z.int().optional(), openid: z.string().min(1).max(128).optional() });

const BUSY = -1;

const isBusy = ({ body }: GatewayResponse): boolean => {
  try {
    return answerSchema.parse(JSON.parse(body.toString())).errcode === BUSY;
  } catch {
    return false;
  }
};

/**
 * Asks WeChat who a login code of the mini-program stands for: the openid that pays. A code works once and for five minutes, and comes
 * from `wx.login` alone, so nobody is taken at their word. Throws a GatewayError `refused` for a code that is wrong, used or too old.
 */
export const openidOf = async (
  { appId, secret, loginUrl }: WechatMiniprogram,
  code: string,
  patience: Patience,
): Promise<string> => {
  const query = new URLSearchParams({
    appid: appId,
    secret,
    js_code: code,
    grant_type: 'authorization_code',
  });
  const { status, body } = await exchange({
    ...patience,
    method: 'GET',
    url: `${loginUrl}/sns/jscode2session?${query.toString()}`,
    headers: () => ({ accept: 'application/json' }),
    isTemporary: isBusy,
  });
  if (status !== 200) throw new GatewayError('refused', `WeChat refused the login code: ${status}.`);
  const { openid, errcode = 0 } = readJson(answerSchema, body.toString());
  if (errcode !== 0) throw new GatewayError('refused', `WeChat refused the login code: ${errcode}.`);
  if (openid === undefined) throw new GatewayError('malformed', 'WeChat named no payer.');
  return openid;
};
