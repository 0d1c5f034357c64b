import { describe, expect, it, vi } from 'vitest';
import type { Port } from './port.ts';

/** Checks what every port promises. `makePair` gives two fresh ports that lead to each other. */
export const describePort = (name: string, makePair: () => readonly [Port, Port]): void => {
  const receiver = (port: Port): unknown[] => {
    const received: unknown[] = [];
    port.listen((value) => received.push(value));
    return received;
  };

  describe(`${name} port`, () => {
    it('delivers messages in the order they were posted', async () => {
      const [left, right] = makePair();
      const received = receiver(right);
      for (let n = 0; n < 20; n += 1) left.post({ n });
      await vi.waitFor(() => expect(received).toHaveLength(20));
      expect(received).toEqual(Array.from({ length: 20 }, (_, n) => ({ n })));
      left.close();
      right.close();
    });

    it('never delivers while the sender is still running', async () => {
      const [left, right] = makePair();
      const received = receiver(right);
      left.post('hello');
      expect(received).toEqual([]);
      await vi.waitFor(() => expect(received).toEqual(['hello']));
      left.close();
      right.close();
    });

    it('keeps messages until somebody listens', async () => {
      const [left, right] = makePair();
      left.post('early');
      const received = receiver(right);
      await vi.waitFor(() => expect(received).toEqual(['early']));
      left.close();
      right.close();
    });

    it('hands over copies', async () => {
      const [left, right] = makePair();
      const received = receiver(right);
      const original = { list: [1] };
      left.post(original);
      original.list.push(2);
      await vi.waitFor(() => expect(received).toEqual([{ list: [1] }]));
      left.close();
      right.close();
    });

    it('throws on what cannot be copied', () => {
      const [left, right] = makePair();
      expect(() => left.post(() => 1)).toThrow();
      left.close();
      right.close();
    });

    it('carries both ways', async () => {
      const [left, right] = makePair();
      const atLeft = receiver(left);
      right.listen((value) => right.post({ echo: value }));
      left.post(1);
      await vi.waitFor(() => expect(atLeft).toEqual([{ echo: 1 }]));
      left.close();
      right.close();
    });

    it('is silent after close, whoever posts', async () => {
      const [left, right] = makePair();
      const atLeft = receiver(left);
      const atRight = receiver(right);
      left.post('before');
      await vi.waitFor(() => expect(atRight).toEqual(['before']));
      left.close();
      left.post('after');
      right.post('to nobody');
      const [probe, probed] = makePair();
      const atProbe = receiver(probed);
      probe.post('later');
      await vi.waitFor(() => expect(atProbe).toEqual(['later']));
      expect([atLeft, atRight]).toEqual([[], ['before']]);
      for (const port of [right, probe, probed]) port.close();
    });

    it('tells when the other end has closed', async () => {
      const [left, right] = makePair();
      receiver(right);
      const gone = vi.fn();
      right.onGone(gone);
      left.close();
      await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
      right.close();
    });

    it('does not report its own close', async () => {
      const [left, right] = makePair();
      const own = vi.fn();
      const other = vi.fn();
      left.onGone(own);
      right.onGone(other);
      receiver(left);
      receiver(right);
      left.close();
      await vi.waitFor(() => expect(other).toHaveBeenCalled());
      expect(own).not.toHaveBeenCalled();
      right.close();
    });
  });
};
