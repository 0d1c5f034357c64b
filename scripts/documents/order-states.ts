import { format, resolveConfig } from 'prettier';
import { ORDER_MOVES } from '../../packages/server/src/domains/payments/order-states.ts';
import type { OrderEvent, OrderState } from '../../packages/server/src/domains/payments/order-states.ts';

const STATES: Readonly<Record<OrderState, string>> = {
  open: 'its code can be shown and paid',
  closing: 'another order took its place, or its time is over; the gateway still has to close it',
  closed: 'the gateway has closed it, and takes no money for it unless the payer was faster',
  paid: 'its money came and is in the ledger; it stands in the outbox until it is delivered',
  delivered: 'the file is made, or the membership extended',
  refunding: 'there is nothing left to deliver, and its money stands in the refund queue',
  refunded: 'its money was given back',
};

const EVENTS: Readonly<Record<OrderEvent, readonly [who: string, when: string]>> = {
  supersede: [
    'the buyer',
    'orders the same again, as the code was refreshed or the page opened anew, or pays another code of the chain',
  ],
  gatewayClosed: ['the gateway', 'says that it is closed, asked right away or in the work of each minute'],
  payment: [
    'the gateway',
    'tells of a payment: by a notice, when it is asked, as when the buyer is back, or in the bill of a day',
  ],
  secondPayment: [
    'the gateway',
    'tells of a payment while another order of the chain is paid: it is given back',
  ],
  delivery: ['the server', 'delivers: after the notice, when the page asks, each minute, and when it starts'],
  noDelivery: [
    'the server',
    'finds that the template has no content any more; its coupon can be used again, and the same bought again',
  ],
  moneyBack: ['the gateway', 'says that it gave the money back, asked in the work of each minute'],
};

const states = Object.keys(STATES) as OrderState[];
const events = Object.keys(EVENTS) as OrderEvent[];

const endsOf = (state: OrderState): string => {
  const moves = events.filter((event) => ORDER_MOVES[state][event] !== undefined);
  return moves.map((event) => `\`${ORDER_MOVES[state][event]}\` (${EVENTS[event][0]})`).join(', ') || 'none';
};

/** Writes the page that shows every state of an order and who moves it, from the table that the server moves orders by. */
export const orderStatesPage = async (): Promise<string> => {
  const path = 'docs/reference/order-states.md';
  const moves = states.flatMap((state) =>
    events.flatMap((event) => {
      const next = ORDER_MOVES[state][event];
      const [who, when] = EVENTS[event];
      return next === undefined ? [] : [`| \`${state}\` | \`${next}\` | ${who} | ${when} |`];
    }),
  );
  const text = [
    '# States of an order',
    '',
    'Written from the table of the server by `node scripts/write-references.ts`; do not edit by hand. What is in no row is not done:',
    'money that comes for an order in any other state goes to the refund queue, and nothing else changes.',
    '',
    '| state | what it says | goes on to |',
    '| --- | --- | --- |',
    ...states.map((state) => `| \`${state}\` | ${STATES[state]} | ${endsOf(state)} |`),
    '',
    '## Who moves it',
    '',
    '| from | to | who | when |',
    '| --- | --- | --- | --- |',
    ...moves,
    '',
    'A payment moves an order only while nothing else of its chain is paid: [payments](../decisions/templates/2026-11-23-payments.md).',
    '',
  ].join('\n');
  return format(text, { ...(await resolveConfig(path)), filepath: path });
};
