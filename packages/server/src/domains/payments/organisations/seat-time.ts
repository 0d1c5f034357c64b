import { addMonths } from '../plans.ts';

/** How many may use an organisation, and until when. */
export interface SeatTime {
  readonly seats: number;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Seats and months of an order. */
export interface BoughtSeats {
  readonly seats: number;
  readonly months: number;
  readonly now: number;
  /** People who are in the organisation, who keep their seats. */
  readonly members: number;
}

/**
 * Adds seats that were paid for to those of an organisation. As many as it has last so many months longer. Of another number nothing is
 * lost and nothing is for free: it has the larger number from now on, and all that was paid for, in seats times time, is shared among them.
 * An organisation that ended begins again with the seats of the order, as many as it has members at least.
 */
export const addSeats = (
  had: SeatTime | undefined,
  { seats, months, now, members }: BoughtSeats,
): SeatTime => {
  const running = had !== undefined && had.until > now ? had : undefined;
  const most = Math.max(seats, running?.seats ?? 0, members);
  if (most === seats && (running === undefined || running.seats === seats))
    return { seats, until: addMonths(running?.until ?? now, months) };
  const left = running === undefined ? 0 : (running.until - now) * running.seats;
  const added = (addMonths(now, months) - now) * seats;
  return { seats: most, until: now + Math.floor((left + added) / most) };
};
