import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
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
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { stopping, server, address, release: held.resolve, arrived: arrived.promise };
};

it('lets a running request end, closes its connection and refuses new ones', async () => {
  const { stopping, server, address, release, arrived } = await startSlowServer();
  await fetch(`${address}/quick`);
  const slow = fetch(`${address}/slow`);
  await arrived;
  const stopped = stopping.stop(server);
  expect(stopping.isStopping()).toBe(true);
  await expect(fetch(`${address}/quick`)).rejects.toThrow();
  release();
  const answer = await slow;
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['done', 'close']);
  await stopped;
  expect(server.listening).toBe(false);
});

it('cuts off what does not end in time', async () => {
  const { stopping, server, address, arrived } = await startSlowServer({ giveUpMs: 50 });
  const slow = fetch(`${address}/slow`).catch(() => 'cut');
  await arrived;
  await stopping.stop(server);
  expect(await slow).toBe('cut');
});

it('says for a while that it stops before it closes its door', async () => {
  const { stopping, server, address } = await startSlowServer({ announceMs: 300 });
  const stopped = stopping.stop(server);
  const answer = await fetch(`${address}/quick`);
  expect([await answer.json(), answer.headers.get('connection')]).toEqual([{ stopping: true }, 'close']);
  await stopped;
  await expect(fetch(`${address}/quick`)).rejects.toThrow();
});
