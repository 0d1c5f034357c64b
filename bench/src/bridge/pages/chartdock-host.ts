import type { createChartdock as CreateChartdock } from '@chartdock/embed';
import { GUEST_ORIGIN, answerCall, boxElement } from './host.ts';
import { createSteadyClock } from './steady-clock.ts';

declare global {
  interface Window {
    /** What the partner script defines. */
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
