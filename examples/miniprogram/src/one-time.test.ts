import { expect, it } from 'vitest';
import { createTickets } from './one-time.ts';

it('redeems a ticket once within a minute', () => {
  let now = 0;
  const tickets = createTickets<string>(() => now);
  const [first, second] = [tickets.give('ada'), tickets.give('ben')];
  expect([tickets.take(first), tickets.take(first), tickets.take('made up')]).toEqual([
    'ada',
    undefined,
    undefined,
  ]);
  now = 60_000;
  expect(tickets.take(second)).toBeUndefined();
});
