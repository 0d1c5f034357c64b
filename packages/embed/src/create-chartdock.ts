import type { Chartdock } from './api/chartdock.ts';
import { createInstance } from './api/chartdock.ts';
import type { ChartdockOptions } from './api/options.types.ts';

/**
 * Creates an instance for one client id and server. It does nothing until a surface is opened, so that it can be made
 * on a server or before the page is ready. Throws `bad_option`.
 */
export const createChartdock = (options: ChartdockOptions): Chartdock =>
  createInstance(options, {
    client: async () => {
      // Asked for before there is a frame: from then on only the connection counts. Whoever needs it hears of its failing.
      import('./surface/modal.ts').catch(() => undefined);
      return import('./surface/begin.ts');
    },
    more: async () => import('./parts/more.ts'),
  });
