import { describe, expect, it, vi } from 'vitest';
import { createDeferredPort, createLivePort } from './carried.ts';
import type { Carrier } from './carrier.ts';
import { describePort } from './port.suite.ts';
import type { PortPair } from './port.suite.ts';

interface Line {
  readonly left: Carrier;
  readonly right: Carrier;
  /** Hands over the messages of the left end, as one array, to the right; again and again when asked. */
  readonly flush: () => void;
  readonly bundles: unknown[][];
}

/** A line whose left end is a page: its messages wait, messages to it are there at once. */
const createLine = (isLive = false): Line => {
  const queue: unknown[] = [];
  const bundles: unknown[][] = [];
  const toLeft = new Set<(bundle: readonly unknown[]) => void>();
  const toRight = new Set<(bundle: readonly unknown[]) => void>();
  const flush = (): void => {
    const bundle = structuredClone(queue);
    bundles.push(bundle);
    toRight.forEach((receive) => receive(bundle));
  };
  const listenTo =
    (listeners: typeof toLeft): Carrier['listen'] =>
    (receive) => {
      listeners.add(receive);
      return () => void listeners.delete(receive);
    };
  return {
    left: {
      send: (message) => {
        queue.push(message);
        if (isLive) flush();
      },
      listen: listenTo(toLeft),
    },
    right: {
      send: (message) => toLeft.forEach((receive) => receive([message])),
      listen: listenTo(toRight),
    },
    flush,
    bundles,
  };
};

const makeDeferred = (): PortPair & { readonly line: Line } => {
  const line = createLine();
  const [left, right] = [
    createDeferredPort({ carrier: line.left }),
    createDeferredPort({ carrier: line.right }),
  ];
  return Object.assign([left, right] as const, { deliver: line.flush, line });
};

const makeLive = (): PortPair => {
  const line = createLine(true);
  const right = createLivePort({ carrier: line.right, end: 'app' });
  return [createLivePort({ carrier: line.left, end: 'page' }), right];
};

describePort('deferred', makeDeferred);
describePort('live', makeLive);

describe('a deferred port', () => {
  it('hands everything over when the page is left', async () => {
    const { line, ...pair } = makeDeferred();
    const received: unknown[] = [];
    pair[1].listen((value) => received.push(value));
    for (const n of [1, 2, 3]) pair[0].post(n);
    await Promise.resolve();
    expect(received).toEqual([]);
    line.flush();
    await vi.waitFor(() => expect(received).toEqual([1, 2, 3]));
    expect(line.bundles.map((bundle) => bundle.length)).toEqual([3]);
  });

  it('takes no message twice when a bundle comes again', async () => {
    const { line, ...pair } = makeDeferred();
    const received: unknown[] = [];
    pair[1].listen((value) => received.push(value));
    pair[0].post('once');
    line.flush();
    pair[0].post('then');
    line.flush();
    line.flush();
    await vi.waitFor(() => expect(received).toEqual(['once', 'then']));
  });

  it('overhears foreign messages', async () => {
    const line = createLine();
    const port = createDeferredPort({ carrier: line.right });
    const received: unknown[] = [];
    port.listen((value) => received.push(value));
    for (const noise of [
      null,
      'x',
      {},
      { v: 2, id: 'a', kind: 'data', data: 1 },
      { v: 1, id: 'b', kind: 'x' },
    ])
      line.left.send(noise);
    line.left.send({ v: 1, id: 'c', kind: 'data', data: 'mine' });
    line.flush();
    await vi.waitFor(() => expect(received).toEqual(['mine']));
  });
});

describe('a live port', () => {
  it('keeps posts until the page has spoken', async () => {
    const line = createLine(true);
    const heard: unknown[] = [];
    const stop = line.left.listen((bundle) => heard.push(...bundle));
    const app = createLivePort({ carrier: line.right, end: 'app' });
    app.post('too early');
    expect(heard).toEqual([]);
    stop();
    const page = createLivePort({ carrier: line.left, end: 'page' });
    const received: unknown[] = [];
    page.listen((value) => received.push(value));
    app.post('later');
    await vi.waitFor(() => expect(received).toEqual(['too early', 'later']));
  });
});
