import { z } from 'zod';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import { exchange } from '../wire/exchange.ts';
import type { GatewayResponse, Patience } from '../wire/exchange.ts';
import { readJson } from '../wire/read-json.ts';
import type { WechatMiniprogram, WechatOfficial } from './wechat-settings.ts';

/** Errors come with HTTP 200 and a number; nobody reads the session's keys and tokens that come with an openid. */
const answerSchema = z.object({
  errcode: z.int().optional(),
  openid: z.string().min(1).max(128).optional(),
  is_snapshotuser: z.int().optional(),
});

const BUSY = -1;

/** Says that a page is only looked at, by someone who stands for nobody. */
const SNAPSHOT = 1;

const isBusy = ({ body }: GatewayResponse): boolean => {
  try {
    return answerSchema.parse(JSON.parse(body.toString())).errcode === BUSY;
  } catch {
    return false;
  }
};

/** Exchanges a code for the openid that it stands for. The address holds the secret of the app, so no error names it. */
const exchangeCode = async (url: string, patience: Patience): Promise<string> => {
  const { status, body } = await exchange({
    ...patience,
    method: 'GET',
    url,
    headers: () => ({ accept: 'application/json' }),
    isTemporary: isBusy,
  });
  if (status !== 200) throw new GatewayError('refused', `WeChat refused the login code: ${status}.`);
  const { openid, errcode = 0, is_snapshotuser: snapshot } = readJson(answerSchema, body.toString());
  if (errcode !== 0) throw new GatewayError('refused', `WeChat refused the login code: ${errcode}.`);
  if (snapshot === SNAPSHOT)
    throw new GatewayError('refused', 'WeChat named someone who only looks at the page.');
  if (openid === undefined) throw new GatewayError('malformed', 'WeChat named no payer.');
  return openid;
};

/**
 * Asks WeChat who a login code of the mini-program stands for: the openid that pays. A code works once and for five minutes, and comes
 * from `wx.login` alone, so nobody is taken at their word. Throws a GatewayError `refused` for a code that is wrong, used or too old.
 */
export const openidOf = (
  { appId, secret, loginUrl }: WechatMiniprogram,
  code: string,
  patience: Patience,
): Promise<string> => {
  const fields = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' };
  return exchangeCode(`${loginUrl}/sns/jscode2session?${String(new URLSearchParams(fields))}`, patience);
};

/** Asks WeChat the same of a code of the official account, which {@link authorizeAddress} sends people back with. */
export const officialOpenidOf = (
  { appId, secret, loginUrl }: WechatOfficial,
  code: string,
  patience: Patience,
): Promise<string> => {
  const fields = { appid: appId, secret, code, grant_type: 'authorization_code' };
  return exchangeCode(`${loginUrl}/sns/oauth2/access_token?${String(new URLSearchParams(fields))}`, patience);
};

/**
 * Returns WeChat's page that sends the person signed in to WeChat back to an address of ours, with a code and with `state` as it
 * was. It asks the person nothing and tells us nothing but the openid.
 */
export const authorizeAddress = (
  { appId, authorizeUrl }: WechatOfficial,
  { returnTo, state }: { readonly returnTo: string; readonly state: string },
): string => {
  // WeChat takes the fields in this order alone.
  const fields = {
    appid: appId,
    redirect_uri: returnTo,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  };
  return `${authorizeUrl}/connect/oauth2/authorize?${String(new URLSearchParams(fields))}#wechat_redirect`;
};
