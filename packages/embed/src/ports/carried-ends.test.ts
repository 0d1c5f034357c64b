import { describe, expect, it, vi } from 'vitest';
import { createDeferredPort, createLivePort } from './carried.ts';
import type { Carrier } from './carrier.ts';
import { createMemoryPorts } from './memory.ts';

/** A way to the other end that keeps sent messages, and hands over those that the test names. */
const createWay = () => {
  const sent: Record<string, unknown>[] = [];
  const listeners = new Set<(bundle: readonly unknown[]) => void>();
  const carrier: Carrier = {
    send: (message) => void sent.push(message as Record<string, unknown>),
    listen: (receive) => {
      listeners.add(receive);
      return () => void listeners.delete(receive);
    },
  };
  let count = 0;
  const newId = (): string => `id-${(count += 1)}`;
  const hear = (...bundle: readonly unknown[]): void => listeners.forEach((receive) => receive(bundle));
  return { carrier, newId, sent, hear, listeners };
};
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
const data = (id: string, value: unknown): object => ({ v: 1, id, kind: 'data', data: value });

describe('what travels by a carrier', () => {
  it('wraps each message, and the end', () => {
    const { carrier, newId, sent } = createWay();
    const port = createDeferredPort({ carrier, newId });
    port.post({ n: 1 });
    port.close();
    port.close();
    port.post('late');
    expect(sent).toEqual([data('id-1', { n: 1 }), { v: 1, id: 'id-2', kind: 'bye' }]);
  });

  it('begins with a greeting where a page speaks first', () => {
    const { carrier, newId, sent, hear } = createWay();
    createLivePort({ carrier, newId, end: 'page' });
    expect(sent).toEqual([{ v: 1, id: 'id-1', kind: 'hello' }]);
    const app = createWay();
    const port = createLivePort({ carrier: app.carrier, newId: app.newId, end: 'app' });
    port.post('early');
    expect(app.sent).toEqual([]);
    app.hear({ v: 1, id: 'x', kind: 'hello' });
    port.post('then');
    expect(app.sent).toEqual([data('id-1', 'early'), data('id-2', 'then')]);
    hear();
  });

  it('has an id of its own each time', () => {
    const { carrier, sent } = createWay();
    const port = createDeferredPort({ carrier });
    port.post(1);
    port.post(2);
    const ids = sent.map(({ id }) => id);
    expect([new Set(ids).size, ids.every((id) => typeof id === 'string' && id.length > 20)]).toEqual([
      2,
      true,
    ]);
  });

  it('is nothing that JSON cannot hold, which is said', () => {
    const { carrier, sent } = createWay();
    const port = createDeferredPort({ carrier });
    expect(() => port.post(undefined)).toThrow(/JSON cannot hold it/);
    port.close();
    expect(() => port.post(() => 1)).toThrow(TypeError);
    expect(sent.map(({ kind }) => kind)).toEqual(['bye']);
  });
});

describe('what comes by a carrier', () => {
  it('delivers in order, once, when someone listens', async () => {
    const { carrier, hear } = createWay();
    const port = createDeferredPort({ carrier });
    hear(data('a', 1), data('b', 2), data('a', 1));
    await settled();
    const received: unknown[] = [];
    port.listen((value) => received.push(value));
    expect(received).toEqual([]);
    await settled();
    hear(data('c', 3));
    expect(received).toEqual([1, 2]);
    await settled();
    expect(received).toEqual([1, 2, 3]);
  });

  it.each([[{ v: 1, id: 7, kind: 'data', data: 1 }], [{ v: 1, id: 'a', data: 1 }], [[data('a', 1)]]])(
    'is refused without an envelope: %j',
    async (noise) => {
      const { carrier, hear } = createWay();
      const port = createDeferredPort({ carrier });
      const received = vi.fn();
      port.listen(received);
      hear(noise);
      await settled();
      expect(received).not.toHaveBeenCalled();
    },
  );

  it('ends at the other’s good-bye, told once', async () => {
    const { carrier, hear, sent } = createWay();
    const port = createDeferredPort({ carrier });
    const [received, gone] = [vi.fn(), vi.fn()];
    port.listen(received);
    port.onGone(gone);
    hear(data('a', 'last'), { v: 1, id: 'b', kind: 'bye' });
    expect(gone).not.toHaveBeenCalled();
    hear({ v: 1, id: 'c', kind: 'bye' }, data('d', 'after the end'));
    await settled();
    expect([received.mock.calls, gone.mock.calls.length]).toEqual([[['last']], 1]);
    port.post('to nobody');
    port.close();
    expect(sent).toEqual([]);
  });

  it('ends without anyone who wants to know', async () => {
    const { carrier, hear } = createWay();
    createDeferredPort({ carrier });
    hear({ v: 1, id: 'b', kind: 'bye' });
    await settled();
  });

  it('goes silent both ways once closed', async () => {
    const { carrier, hear, listeners } = createWay();
    const port = createDeferredPort({ carrier });
    const [received, gone] = [vi.fn(), vi.fn()];
    port.listen(received);
    port.onGone(gone);
    hear(data('a', 'too late'), { v: 1, id: 'b', kind: 'bye' });
    port.close();
    await settled();
    expect([received.mock.calls, gone.mock.calls, listeners.size]).toEqual([[], [], 0]);
  });
});

describe('a memory port', () => {
  it('drops waiting messages when closed and says so', async () => {
    const [left, right] = createMemoryPorts();
    const [received, gone] = [vi.fn(), vi.fn()];
    left.onGone(gone);
    right.listen(received);
    left.post('waiting');
    right.close();
    right.close();
    await settled();
    expect([received.mock.calls, gone.mock.calls.length]).toEqual([[], 1]);
  });
});
