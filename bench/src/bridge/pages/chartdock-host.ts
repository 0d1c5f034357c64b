import type { createChartdock as CreateChartdock } from '@chartdock/embed';
import { GUEST_ORIGIN, answerCall, boxElement } from './host.ts';
import { createSteadyClock } from './steady-clock.ts';

declare global {
  interface Window {
    /** Defines the global of the partner script. */
    Chartdock?: { readonly createChartdock: typeof CreateChartdock };
  }
}

window.benchOpen = () => {
  const dock = window.Chartdock?.createChartdock({
    clientId: 'bench',
    baseUrl: GUEST_ORIGIN,
    getToken: () => Promise.resolve('token'),
    storage: { get: answerCall, set: () => undefined },
    clock: createSteadyClock(),
  });
  void dock?.pickFiles({ present: 'container', container: boxElement() });
};
