import { randomBytes } from 'node:crypto';

const LIFE_MS = 60_000;

/** Keeps something under a name that is good once and for a minute. */
export const createTickets = <Value>(now: () => number = Date.now) => {
  const held = new Map<string, { readonly value: Value; readonly endsAt: number }>();
  return {
    give: (value: Value): string => {
      for (const [ticket, { endsAt }] of held) if (endsAt <= now()) held.delete(ticket);
      const ticket = randomBytes(24).toString('base64url');
      held.set(ticket, { value, endsAt: now() + LIFE_MS });
      return ticket;
    },
    take: (ticket: string): Value | undefined => {
      const found = held.get(ticket);
      held.delete(ticket);
      return found === undefined || found.endsAt <= now() ? undefined : found.value;
    },
  };
};
