import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it, vi } from 'vitest';
import { createStopping } from './stopping.ts';
import type { StoppingTimes } from './stopping.ts';

const startSlowServer = async (times: StoppingTimes = {}) => {
  const stopping = createStopping(times);
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const app = express();
  app.use(stopping.middleware);
  app.get('/quick', (_request, response) => response.json({ stopping: stopping.isStopping() }));
  app.get('/slow', async (_request, response) => {
    arrived.resolve();
    await held.promise;
    response.set('Connection', stopping.isStopping() ? 'close' : 'keep-alive').send('done');
  });
  app.get('/begun', async (_request, response) => {
    response.write('half');
    await held.promise;
    response.end(' and whole');
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { stopping, server, address, release: held.resolve, arrived: arrived.promise };
};

it('ends running requests and refuses new ones', async () => {
  const { stopping, server, address, release, arrived } = await startSlowServer();
  expect(stopping.isStopping()).toBe(false);
  expect((await fetch(`${address}/quick`)).headers.get('connection')).toBe('keep-alive');
  const slow = fetch(`${address}/slow`);
  await arrived;
  const stopped = stopping.stop(server);
  expect([stopping.isStopping(), server.listening]).toEqual([true, false]);
  await expect(fetch(`${address}/quick`)).rejects.toThrow();
  release();
  const answer = await slow;
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['done', 'close']);
  await stopped;
  expect(server.listening).toBe(false);
});

it('ends idle connections later without timers', async () => {
  const { stopping, server, address, release } = await startSlowServer();
  // Its head goes out before the stop and promises to keep the connection.
  const begun = await fetch(`${address}/begun`);
  const [set, cleared] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const stopped = stopping.stop(server);
    release();
    expect(await begun.text()).toBe('half and whole');
    const open = vi.spyOn(server, 'closeIdleConnections');
    await vi.advanceTimersByTimeAsync(100);
    expect(open).toHaveBeenCalledOnce();
    await stopped;
    expect(vi.getTimerCount()).toBe(0);
    const cut = set.mock.calls.findIndex(([, after]) => after === 5_000);
    expect(cleared).toHaveBeenCalledWith(set.mock.results[cut]?.value);
  } finally {
    vi.useRealTimers();
  }
});

it('cuts off overlong requests', async () => {
  const { stopping, server, address, arrived } = await startSlowServer({ giveUpMs: 50 });
  const slow = fetch(`${address}/slow`).catch(() => 'cut');
  await arrived;
  await stopping.stop(server);
  expect(await slow).toBe('cut');
});

it('announces its stop for a while', async () => {
  const { stopping, server, address } = await startSlowServer({ announceMs: 300 });
  const stopped = stopping.stop(server);
  const answer = await fetch(`${address}/quick`);
  expect([await answer.json(), answer.headers.get('connection')]).toEqual([{ stopping: true }, 'close']);
  await stopped;
  await expect(fetch(`${address}/quick`)).rejects.toThrow();
});
