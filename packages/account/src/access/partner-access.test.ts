import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import { describe, expect, it } from 'vitest';
import { createPartnerAccess } from './partner-access.ts';

const partnerOf = (client: string) => ({
  client,
  name: `Partner ${client}`,
  scopes: ['files:read'],
  sinceTime: 1,
  tokenTime: null,
});

const setUp = (...names: readonly string[]) => {
  const backend = {
    partners: names.map(partnerOf),
    asked: [] as string[],
    isUp: true,
    held: [] as (() => void)[],
  };
  const answer = async (request: Request): Promise<Response> => {
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    backend.asked.push(call);
    if (!backend.isUp) throw new TypeError('unreachable');
    if (call === 'withdraw') {
      const gone = new URLSearchParams(await request.text()).get('client');
      backend.partners = backend.partners.filter(({ client }) => client !== gone);
    }
    const data = call === 'list' ? { partners: backend.partners } : {};
    return Response.json({ code: '200', msg: '', data });
  };
  const client = createClient({
    baseUrl: 'http://server.test',
    transport: createInProcessTransport(answer),
    tokenStore: createMemoryTokenStore({ token: 'token' }),
  });
  return { backend, access: createPartnerAccess({ client }) };
};

describe('the partners that a person let in', () => {
  it('are asked for when they are wanted, and listed', async () => {
    const { backend, access } = setUp('a', 'b');
    expect([backend.asked, access.getState().status]).toEqual([[], 'idle']);
    const loading = access.load();
    expect(access.getState().status).toBe('loading');
    await loading;
    expect(access.getState()).toMatchObject({ status: 'loaded', list: [{ client: 'a' }, { client: 'b' }] });
  });

  it('are gone from the list once they are withdrawn', async () => {
    const { access } = setUp('a', 'b');
    await access.load();
    expect(await access.withdraw('a')).toBe(true);
    expect(access.getState().list.map(({ client }) => client)).toEqual(['b']);
    await access.load();
    expect(access.getState().list.map(({ client }) => client)).toEqual(['b']);
  });

  it('stay listed when the server is unreachable', async () => {
    const { backend, access } = setUp('a');
    await access.load();
    backend.isUp = false;
    expect(await access.withdraw('a')).toBe(false);
    expect(access.getState()).toMatchObject({ status: 'loaded', list: [{ client: 'a' }] });
    expect(access.getState().problem?.code).toBe('network_failed');
    await access.load();
    expect(access.getState()).toMatchObject({ status: 'failed', list: [{ client: 'a' }] });
    backend.isUp = true;
    await access.load();
    expect(access.getState()).toMatchObject({ status: 'loaded', problem: undefined });
  });

  it('stay gone despite an older list', async () => {
    const { access } = setUp('a');
    const loading = access.load();
    await access.withdraw('a');
    await loading;
    expect(access.getState()).toMatchObject({ status: 'loaded', list: [] });
  });
});
