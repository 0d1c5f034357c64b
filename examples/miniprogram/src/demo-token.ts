/** A token for the picker, as the backend hands it to its own page. */
export interface PickerToken {
  readonly value: string;
  readonly expiresAt: number;
}

const ask = async (url: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const { code, msg, data } = (await answer.json()) as { code?: string; msg?: string; data?: unknown };
  if (code !== '200' || typeof data !== 'object' || data === null)
    throw new Error(`${new URL(url).pathname}: ${msg ?? answer.statusText}`);
  return { ...data };
};

/**
 * Gets a narrow token for the demo account. A real backend knows which Chartdock account belongs to the openid, and keeps a
 * session of that person; the secret is the one that the server's operator gave out.
 */
export const getDemoToken =
  (serverUrl: string) =>
  async (_openId: string): Promise<PickerToken> => {
    const { token } = await ask(`${serverUrl}/api/personal/login/v2/account`, {
      account: 'member@chartdock.test',
      password: 'Chartdock1',
      deviceName: 'Atlas Notes',
    });
    const secret = process.env['CHARTDOCK_SECRET'] ?? 'demo-partner-secret-for-the-example-page-00';
    const scopes = ['files:read', 'files:write', 'share'];
    const { value, expiresAt } = await ask(`${serverUrl}/embed/v1/api/token?client=partner-demo`, {
      secret,
      token,
      scopes,
    });
    if (typeof value !== 'string' || typeof expiresAt !== 'number') throw new Error('token: no token');
    return { value, expiresAt };
  };
