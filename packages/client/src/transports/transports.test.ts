import { describe, expect, it } from 'vitest';
import { createClient } from '../create-client.ts';
import { failure } from '../testing/set-up.ts';
import { createFetchTransport } from './fetch.ts';
import { createInProcessTransport } from './in-process.ts';
import { transportSuite } from './transport.suite.ts';

transportSuite('in-process transport', (handler) => createInProcessTransport(handler));
transportSuite('fetch transport', (handler) =>
  createFetchTransport({
    fetch: (input, init) => handler(new Request(new URL(input as string, 'http://localhost'), init)),
  }),
);

describe('createFetchTransport', () => {
  it('sends cookies to its origin by default', async () => {
    const seen: unknown[] = [];
    const spy: typeof fetch = async (_input, init) => {
      seen.push(init?.credentials);
      return Response.json({ code: '200', msg: '', data: { count: 1 } });
    };
    await createClient({ transport: createFetchTransport({ fetch: spy }) }).folders.sortAll({
      folderId: 'root',
    });
    await createClient({
      transport: createFetchTransport({ fetch: spy, credentials: 'omit' }),
    }).folders.sortAll({ folderId: 'root' });
    expect(seen).toEqual(['same-origin', 'omit']);
  });

  it('sends a body only where there is one', async () => {
    const seen: (readonly [unknown, boolean])[] = [];
    const spy: typeof fetch = async (_address, init = {}) => {
      await Promise.resolve();
      seen.push([init.body, 'body' in init]);
      return Response.json({ code: '500', msg: '', data: null });
    };
    const client = createClient({ transport: createFetchTransport({ fetch: spy }) });
    await failure(client.session.resume());
    await failure(client.folders.create({ title: 'A' }));
    expect(seen).toContainEqual(['title=A', true]);
    for (const [body, isThere] of seen) expect(isThere).toBe(body !== undefined);
  });

  it('says that no answer came when nobody listens', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:9' });
    expect(await failure(client.session.resume())).toMatchObject({ code: 'network_failed' });
  });
});

describe('createInProcessTransport', () => {
  it('turns a handler’s exception into a typed error', async () => {
    const transport = createInProcessTransport(() => {
      throw new Error('handler broke');
    });
    expect(await failure(createClient({ transport }).session.resume())).toMatchObject({
      code: 'network_failed',
    });
  });
});
