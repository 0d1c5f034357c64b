import { describe, expect, it, vi } from 'vitest';
import type { Port } from './port.ts';

/** Two ports that lead to each other. */
export type PortPair = readonly [Port, Port] & {
  /** Brings about the moment at which the first port's messages are handed over; without it they come by themselves. */
  readonly deliver?: () => void;
};

/** Checks the promises of every port. `makePair` gives two fresh ports that lead to each other. */
export const describePort = (name: string, makePair: () => PortPair): void => {
  const receiver = (port: Port): unknown[] => {
    const received: unknown[] = [];
    port.listen((value) => received.push(value));
    return received;
  };

  describe(`${name} port`, () => {
    it('delivers messages in the order they were posted', async () => {
      const pair = makePair();
      const [left, right] = pair;
      const received = receiver(right);
      for (let n = 0; n < 20; n += 1) left.post({ n });
      pair.deliver?.();
      await vi.waitFor(() => expect(received).toHaveLength(20));
      expect(received).toEqual(Array.from({ length: 20 }, (_, n) => ({ n })));
      left.close();
      right.close();
    });

    it('never delivers while the sender is still running', async () => {
      const pair = makePair();
      const [left, right] = pair;
      const received = receiver(right);
      left.post('hello');
      expect(received).toEqual([]);
      pair.deliver?.();
      await vi.waitFor(() => expect(received).toEqual(['hello']));
      left.close();
      right.close();
    });

    it('keeps messages until someone listens', async () => {
      const pair = makePair();
      const [left, right] = pair;
      left.post('early');
      pair.deliver?.();
      const received = receiver(right);
      await vi.waitFor(() => expect(received).toEqual(['early']));
      left.close();
      right.close();
    });

    it('hands over copies', async () => {
      const pair = makePair();
      const [left, right] = pair;
      const received = receiver(right);
      const original = { list: [1] };
      left.post(original);
      original.list.push(2);
      pair.deliver?.();
      await vi.waitFor(() => expect(received).toEqual([{ list: [1] }]));
      left.close();
      right.close();
    });

    it('throws on uncloneable values', () => {
      const [left, right] = makePair();
      expect(() => left.post(() => 1)).toThrow();
      left.close();
      right.close();
    });

    it('carries both ways', async () => {
      const pair = makePair();
      const [left, right] = pair;
      const atLeft = receiver(left);
      right.listen((value) => right.post({ echo: value }));
      left.post(1);
      pair.deliver?.();
      await vi.waitFor(() => expect(atLeft).toEqual([{ echo: 1 }]));
      left.close();
      right.close();
    });

    it('is silent after close, whoever posts', async () => {
      const pair = makePair();
      const [left, right] = pair;
      const atLeft = receiver(left);
      const atRight = receiver(right);
      left.post('before');
      pair.deliver?.();
      await vi.waitFor(() => expect(atRight).toEqual(['before']));
      left.close();
      left.post('after');
      right.post('to nobody');
      pair.deliver?.();
      const probes = makePair();
      const [probe, probed] = probes;
      const atProbe = receiver(probed);
      probe.post('later');
      probes.deliver?.();
      await vi.waitFor(() => expect(atProbe).toEqual(['later']));
      expect([atLeft, atRight]).toEqual([[], ['before']]);
      for (const port of [right, probe, probed]) port.close();
    });

    it('tells when the other end has closed', async () => {
      const pair = makePair();
      const [left, right] = pair;
      receiver(right);
      const gone = vi.fn();
      right.onGone(gone);
      left.close();
      pair.deliver?.();
      await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
      right.close();
    });

    it('does not report its own close', async () => {
      const pair = makePair();
      const [left, right] = pair;
      const own = vi.fn();
      const other = vi.fn();
      left.onGone(own);
      right.onGone(other);
      receiver(left);
      receiver(right);
      left.close();
      pair.deliver?.();
      await vi.waitFor(() => expect(other).toHaveBeenCalled());
      expect(own).not.toHaveBeenCalled();
      right.close();
    });
  });
};
