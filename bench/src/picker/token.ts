const PARTNER = { client: 'partner-demo', secret: 'demo-partner-secret-for-the-example-page-00' } as const;
const SCOPES = ['files:read', 'files:write', 'export', 'publish'] as const;

const ask = async (url: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, data } = (await answer.json()) as { code: string; data: Record<string, unknown> };
  if (code !== '200') throw new Error(`${url} answered ${code}`);
  return data;
};

/** Gets a narrowed token of the demo member, as a partner's backend does. `address` is the server's. */
export const fetchToken = async (address: string): Promise<string> => {
  const { token } = await ask(`${address}/api/personal/login/v2/account`, {
    account: 'member@chartdock.test',
    password: 'Chartdock1',
  });
  const { client, secret } = PARTNER;
  const grant = { secret, token, scopes: SCOPES };
  return String((await ask(`${address}/embed/v1/api/token?client=${client}`, grant))['value']);
};
