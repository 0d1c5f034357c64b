import type { Exchange, Middleware } from '../exchange.ts';

/**
 * Cancels an earlier call that is still under way when the same method, address, parameters and body are sent again
 * (REQ-03, REQ-04). A repeated write takes over the earlier one's idempotency key, because the server may already have
 * done the work of the response that nobody waits for any more.
 */
export const createSupersedeMiddleware = (): Middleware => {
  const underWay = new Map<string, Exchange>();
  return {
    name: 'supersede',
    run: async (exchange, next) => {
      if (exchange.options.keep === true) return next();
      const { key } = exchange.request;
      const earlier = underWay.get(key);
      const inherited = earlier?.headers['idempotency-key'];
      if (inherited !== undefined && exchange.options.idempotencyKey === undefined) {
        exchange.headers['idempotency-key'] = inherited;
      }
      underWay.set(key, exchange);
      earlier?.stop(earlier.fail('cancelled', 'a repeat of the same call took its place'));
      try {
        return await next();
      } finally {
        if (underWay.get(key) === exchange) underWay.delete(key);
      }
    },
  };
};
