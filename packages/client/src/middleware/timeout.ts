import { REQUEST_TIMEOUT_MS } from '@chartdock/contract';
import type { Translate } from '@chartdock/contract';
import type { Middleware } from '../exchange.ts';
import type { Timers } from '../timers.ts';

/** Engines fire a longer timer at once. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Ends a call that has no response after 50,000 ms, or after the call's own time-out (REQ-01). */
export const createTimeoutMiddleware = (timers: Timers, translate: Translate): Middleware => ({
  name: 'timeout',
  run: async (exchange, next) => {
    const ms = Math.min(exchange.options.timeoutMs ?? REQUEST_TIMEOUT_MS, LONGEST_TIMER_MS);
    const timer = timers.setTimeout(
      () =>
        exchange.stop(
          exchange.fail('timed_out', `no answer within ${ms} ms`, { text: translate('error.interface') }),
        ),
      ms,
    );
    try {
      return await next();
    } finally {
      timers.clearTimeout(timer);
    }
  },
});
