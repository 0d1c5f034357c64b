/** States of an order. */
export type OrderState = 'open' | 'closing' | 'closed' | 'paid' | 'delivered' | 'refunding' | 'refunded';

/** Events that move an order. */
export type OrderEvent =
  'supersede' | 'gatewayClosed' | 'payment' | 'secondPayment' | 'delivery' | 'noDelivery' | 'moneyBack';

type Moves = Readonly<Partial<Record<OrderEvent, OrderState>>>;

/**
 * Lists the moves of orders by event. A payment is honoured in every state before `paid`: the payer may have been faster than the
 * closing, or the notice slower. A second payment of its chain is given back, and ends orders that could still be paid.
 */
export const ORDER_MOVES: Readonly<Record<OrderState, Moves>> = {
  open: { supersede: 'closing', gatewayClosed: 'closed', payment: 'paid', secondPayment: 'closed' },
  closing: { gatewayClosed: 'closed', payment: 'paid', secondPayment: 'closed' },
  closed: { payment: 'paid' },
  paid: { delivery: 'delivered', noDelivery: 'refunding' },
  delivered: {},
  refunding: { moneyBack: 'refunded' },
  refunded: {},
};

/** Returns the state that follows; undefined when an order in this state is not moved by that. */
export const stateAfter = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  ORDER_MOVES[state][event];

/** Returns whether money for the order has been taken and kept. */
export const isPaid = (state: OrderState): boolean => state === 'paid' || state === 'delivered';
