import { describe, expect, it } from 'vitest';
import { addMonths } from '../plans.ts';
import { addSeats } from './seat-time.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 24);
const YEAR = addMonths(NOW, 12) - NOW;
const bought = (seats: number, members = 1) => ({ seats, months: 12, now: NOW, members });

describe('seats that are paid for', () => {
  it('begin now where there were none', () => {
    expect(addSeats(undefined, bought(3))).toEqual({ seats: 3, until: NOW + YEAR });
  });

  it('last months longer for equal seats', () => {
    const until = Date.UTC(2027, 0, 31);
    expect(addSeats({ seats: 3, until }, bought(3))).toEqual({ seats: 3, until: Date.UTC(2028, 0, 31) });
  });

  it('begin again once the time had ended', () => {
    expect(addSeats({ seats: 10, until: NOW }, bought(2))).toEqual({ seats: 2, until: NOW + YEAR });
  });

  it('never drop below the members', () => {
    expect(addSeats({ seats: 10, until: NOW }, bought(1, 4))).toEqual({ seats: 4, until: NOW + YEAR / 4 });
  });

  it('make ten others last a tenth longer', () => {
    const until = NOW + 100 * DAY;
    const { seats, until: end } = addSeats({ seats: 10, until }, bought(1));
    expect([seats, Math.round((end - until) / DAY)]).toEqual([10, 37]);
  });

  it('share the rest among more seats', () => {
    expect(addSeats({ seats: 2, until: NOW + 100 * DAY }, bought(4))).toEqual({
      seats: 4,
      until: NOW + YEAR + 50 * DAY,
    });
  });

  it('keep the worth of seats times time', () => {
    for (const had of [1, 2, 3, 7, 50])
      for (const seats of [1, 2, 3, 8, 60])
        for (const days of [1, 30, 364]) {
          if (had === seats) continue;
          const after = addSeats({ seats: had, until: NOW + days * DAY }, bought(seats));
          const worth = (after.until - NOW) * after.seats;
          expect(Math.abs(worth - had * days * DAY - seats * YEAR)).toBeLessThan(after.seats);
          expect(after.seats).toBe(Math.max(had, seats));
        }
  });
});
