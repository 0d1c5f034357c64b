import { randomUUID } from 'node:crypto';

const call = async (address: string, input: Record<string, string>, token = '') => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': randomUUID(),
      ...(token === '' ? {} : { token }),
    },
    body: new URLSearchParams(input),
  });
  const { code, msg, data } = (await answer.json()) as {
    code: string;
    msg: string;
    data: Record<string, unknown>;
  };
  if (code !== '200') throw new Error(`${address}: ${code} ${msg}`);
  return data;
};

/** Makes a flowchart of the demo account `member` and answers its title, which no other file has. */
export const createDemoChart = async (server: string): Promise<string> => {
  const account = { account: 'member@chartdock.test', password: 'Chartdock1' };
  const { token } = await call(`${server}/api/personal/login/v2/account`, account);
  const title = `Example ${randomUUID().slice(0, 8)}`;
  const chart = { folderId: 'root', category: 'flow', title };
  await call(`${server}/api/personal/diagraming/create`, chart, String(token));
  return title;
};
