/** Trades the code of `wx.login` for the person's openid. Rejects with the words of WeChat. */
export type ExchangeCode = (code: string) => Promise<string>;

/** Who the mini-program is, at WeChat; the secret stays in the backend. */
export interface MiniProgramKeys {
  readonly appId: string;
  readonly secret: string;
}

/** Asks WeChat itself; a code is good once and for five minutes. */
export const exchangeWithWechat =
  ({ appId, secret }: MiniProgramKeys): ExchangeCode =>
  async (code) => {
    const address = new URL('https://api.weixin.qq.com/sns/jscode2session');
    const query = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    // WeChat answers errors with status 200.
    const said = (await answer.json()) as { openid?: string; errcode?: number; errmsg?: string };
    if (said.openid === undefined) throw new Error(`wx.login: ${said.errcode ?? ''} ${said.errmsg ?? ''}`);
    return said.openid;
  };
