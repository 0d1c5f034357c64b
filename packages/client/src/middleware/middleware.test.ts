import { describe, expect, it, vi } from 'vitest';
import { isCancelled } from '../errors.ts';
import { createManualTimers } from '../testing/manual-timers.ts';
import { settle } from '../testing/fake-server.ts';
import { failure, setUp } from '../testing/set-up.ts';
import { systemRandomId } from './idempotency.ts';

const query = { folderId: 'root', page: 1, pageSize: 10 } as const;

describe('time-out', () => {
  it('[REQ-01] ends a call after 50000 ms with a toast', async () => {
    const timers = createManualTimers();
    const { client, server, effects } = setUp({ timers });
    const call = failure(client.user.info());
    await settle();
    timers.advance(49_999);
    await settle();
    expect([server.last().signal.aborted, effects.length]).toEqual([false, 0]);
    timers.advance(1);
    expect(await call).toMatchObject({ code: 'timed_out' });
    expect(server.last().signal.aborted).toBe(true);
    expect(effects.map((one) => [one.effect, one.text])).toEqual([['toast', '接口异常']]);
  });

  it('uses the engine’s timers and leaves none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answered = setUp({}, (request) => request.answer({ code: '500' }));
      await failure(answered.client.user.info());
      expect(vi.getTimerCount()).toBe(0);
      const call = failure(setUp().client.user.info());
      await vi.advanceTimersByTimeAsync(50_000);
      expect(await call).toMatchObject({ code: 'timed_out' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('[REQ-01] also ends a call whose token does not come', async () => {
    const timers = createManualTimers();
    const tokenStore = {
      read: () => new Promise<string>(() => undefined),
      renew: () => undefined,
      restore: () => undefined,
      write: () => undefined,
      clear: () => undefined,
    };
    const { client, server } = setUp({ timers, tokenStore });
    const call = failure(client.user.info());
    await settle();
    timers.advance(50_000);
    expect(await call).toMatchObject({ code: 'timed_out' });
    expect(server.received).toEqual([]);
  });

  it('waits as long as engines can', async () => {
    const timers = createManualTimers();
    const { client } = setUp({ timers });
    const call = failure(client.user.info({}, { timeoutMs: Number.POSITIVE_INFINITY }));
    await settle();
    timers.advance(2_147_483_646);
    expect(timers.pending()).toBe(1);
    timers.advance(1);
    expect(await call).toMatchObject({ code: 'timed_out' });
  });

  it('takes the call’s own time-out and clears it', async () => {
    const timers = createManualTimers();
    const { client, server } = setUp({ timers });
    const slow = failure(client.user.info({}, { timeoutMs: 10 }));
    const quick = client.lists.trashCount();
    await settle();
    server.last().answer({ data: { trashChartCount: 0 } });
    await quick.catch(() => undefined);
    timers.advance(10);
    expect(await slow).toMatchObject({
      code: 'timed_out',
      message: expect.stringContaining('within 10 ms') as string,
    });
    expect(timers.pending()).toBe(0);
  });
});

describe('no-cache', () => {
  it('[REQ-02] asks for fresh GETs, silent about POST caches', async () => {
    const { client, server } = setUp({}, (request) => request.answer({ data: { count: 1 } }));
    await client.user.info().catch(() => undefined);
    expect(server.last().headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' });
    await client.folders.sortAll({ folderId: 'root' });
    expect(server.last().headers).not.toHaveProperty('cache-control');
    expect(server.last().headers).not.toHaveProperty('pragma');
  });
});

describe('supersede', () => {
  it('[REQ-03] cancels the earlier of two equal calls', async () => {
    const { client, server } = setUp();
    const first = failure(client.lists.loadFiles({ folderId: 'root', page: 1, pageSize: 10 }));
    await settle();
    const second = client.lists.loadFiles({ pageSize: 10, page: 1, folderId: 'root' });
    expect(await first).toMatchObject({ code: 'cancelled' });
    await settle();
    expect(server.received.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    server.last().answer({ code: '70003', msg: 'x' });
    expect(await failure(second)).toMatchObject({ code: 'refused' });
  });

  it('[REQ-05] tells nobody of a cancelled call', async () => {
    const { client, effects } = setUp();
    const first = failure(client.lists.loadFiles(query));
    void client.lists.loadFiles(query).catch(() => undefined);
    const error = await first;
    expect(isCancelled(error)).toBe(true);
    expect(error.text).toBeUndefined();
    expect(effects).toEqual([]);
  });

  it('[REQ-04] leaves different calls alone', async () => {
    const { client, server } = setUp();
    const calls = [
      client.lists.loadFiles(query),
      client.lists.loadFiles({ ...query, page: 2 }),
      client.lists.historyFiles({ page: 1, pageSize: 10 }),
      client.folders.create({ folderId: 'root', title: 'a' }),
      client.folders.create({ folderId: 'root', title: 'b' }),
    ];
    for (const call of calls) call.catch(() => undefined);
    await settle();
    expect(server.received.map(({ signal }) => signal.aborted)).toEqual([false, false, false, false, false]);
  });

  it('cancels nothing once the earlier call has its answer', async () => {
    const { client, server } = setUp({}, (request) => request.answer({ data: { count: 1 } }));
    await client.folders.sortAll({ folderId: 'root' });
    await client.folders.sortAll({ folderId: 'root' });
    expect(server.received.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  });

  it('lets equal calls run beside each other under keep', async () => {
    const { client, server } = setUp();
    client.lists.loadFiles(query).catch(() => undefined);
    client.lists.loadFiles(query, { keep: true }).catch(() => undefined);
    client.lists.loadFiles(query, { keep: true }).catch(() => undefined);
    await settle();
    expect(server.received.map(({ signal }) => signal.aborted)).toEqual([false, false, false]);
  });

  it('cancels an earlier call waiting for its token', async () => {
    const { client, server } = setUp();
    const first = failure(client.user.info());
    const second = client.user.info();
    second.catch(() => undefined);
    expect(await first).toMatchObject({ code: 'cancelled' });
    await settle();
    expect(server.received).toHaveLength(1);
  });
});

describe('idempotency', () => {
  const ids = () => {
    let n = 0;
    return () => `id-${(n += 1)}`;
  };

  it('gives writes keys of their own, reads none', async () => {
    const { client, server } = setUp({ randomId: ids() }, (request) =>
      request.answer({ code: '70003', msg: 'x' }),
    );
    await failure(client.folders.create({ title: 'a' }));
    await failure(client.folders.create({ title: 'a' }));
    await failure(client.session.signOut());
    await failure(client.user.info());
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'id-1',
      'id-2',
      'id-3',
      undefined,
    ]);
  });

  it('keeps the key of a repeated write', async () => {
    const { client, server } = setUp({ randomId: ids() });
    for (let turn = 0; turn < 3; turn += 1) {
      client.folders.create({ title: 'a' }).catch(() => undefined);
      await settle();
    }
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'id-1',
      'id-1',
      'id-1',
    ]);
  });

  it('takes the key of the caller', async () => {
    const { client, server } = setUp({ randomId: ids() });
    client.folders.create({ title: 'a' }).catch(() => undefined);
    client.folders.create({ title: 'a' }, { idempotencyKey: 'mine' }).catch(() => undefined);
    await settle();
    expect(server.last().headers['idempotency-key']).toBe('mine');
  });

  it('makes ids that differ', () => {
    const made = new Set(Array.from({ length: 100 }, systemRandomId));
    expect(made.size).toBe(100);
  });

  it('names the Node it needs without Web Crypto', () => {
    vi.stubGlobal('crypto', undefined);
    expect(systemRandomId).toThrow('Chartdock needs Node 20 or newer.');
  });

  it('makes hexadecimal keys on insecure pages', () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.map((_, at) => (at === 0 ? 10 : 255)),
    });
    expect(systemRandomId()).toBe(`0a${'f'.repeat(30)}`);
  });
});
