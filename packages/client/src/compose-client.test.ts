import { cloneFile, create } from '@chartdock/contract/calls/charts';
import { queryAlipay, statusCyclic } from '@chartdock/contract/calls/orders';
import { info } from '@chartdock/contract/calls/user';
import { getLink } from '@chartdock/contract/calls/view-links';
import { describe, expect, it } from 'vitest';
import { composeClient } from './compose-client.ts';
import { createFakeServer } from './testing/fake-server.ts';
import type { ReceivedRequest } from './testing/fake-server.ts';
import { failure } from './testing/set-up.ts';

const calls = {
  charts: { cloneFile, create },
  orders: { queryAlipay, statusCyclic },
  user: { info },
  viewLinks: { getLink },
};
const file = { chartId: 'a', file: { title: 'A', category: 'flow' } };

const setUp = (respond: (request: ReceivedRequest) => void) => {
  const server = createFakeServer(respond);
  const client = composeClient({ calls, transport: server.transport });
  const effects: string[] = [];
  client.on('effect', ({ effect, text }) => void effects.push(`${effect} ${JSON.stringify(text)}`));
  return { server, client, effects };
};

describe('a client of some calls', () => {
  it('asks in the query, with marked fields as headers', async () => {
    const { server, client } = setUp((request) => request.answer({ data: 'success' }));
    expect(await client.orders.statusCyclic({ uuid: 'u 1' })).toBe('success');
    const { method, url, headers, body } = server.last();
    expect([method, url, body]).toEqual(['GET', '/api/personal/pay/get/order/status/cyclic', undefined]);
    expect(headers['uuid']).toBe('u 1');
    await failure(client.orders.queryAlipay({ orderId: 'o/1' }));
    expect(server.last().url).toBe('/api/personal/order/alipay/query?orderId=o%2F1');
    expect(server.last().headers).not.toHaveProperty('uuid');
  });

  it('writes bodies, and into paths', async () => {
    const { server, client } = setUp((request) => request.answer({ data: file }));
    expect(await client.charts.create({ category: 'flow' })).toEqual(file);
    expect([server.last().method, server.last().body]).toEqual(['POST', 'category=flow']);
    await client.charts.cloneFile({ id: 'a/b', category: 'flow' });
    expect(server.last().url).toBe('/api/personal/diagraming/chart/a%2Fb');
    await failure(client.viewLinks.getLink({ id: 'a b' }));
    expect([server.last().method, server.last().url]).toEqual(['GET', '/api/personal/view/get_link/a%20b']);
  });

  it('cancels equal calls only, headers included', async () => {
    const { server, client } = setUp(() => undefined);
    const [one, other] = [
      client.orders.statusCyclic({ uuid: '1' }),
      client.orders.statusCyclic({ uuid: '2' }),
    ];
    const again = client.orders.statusCyclic({ uuid: '2' });
    expect((await failure(other)).code).toBe('cancelled');
    await expect.poll(() => server.received.length).toBe(2);
    expect(server.received.map(({ headers }) => headers['uuid'])).toEqual(['1', '2']);
    for (const request of server.received) request.answer({ data: 'waiting' });
    expect(await Promise.all([one, again])).toEqual(['waiting', 'waiting']);
  });

  it('has only the words it is given', async () => {
    const { client, effects } = setUp((request) => request.answerRaw(500, ''));
    await failure(client.user.info());
    expect(effects).toEqual(['toast ""']);
    const { transport } = createFakeServer((request) => request.answerRaw(500, ''));
    const speaking = composeClient({ calls, transport, translate: (key) => `said ${key}` });
    expect((await failure(speaking.user.info())).text).toBe('said error.serverException');
  });

  it('takes on further calls with its session', async () => {
    const { server, client } = setUp((request) => request.answer({ data: 'waiting' }));
    client.tokens.write('token-7');
    await client.bind({ more: { statusCyclic } }).more.statusCyclic({ uuid: 'u' });
    expect(server.last().headers['token']).toBe('token-7');
  });
});
