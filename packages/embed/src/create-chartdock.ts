import { createInstance, type Chartdock } from './loader/chartdock.ts';
import type { ChartdockOptions } from './loader/options.types.ts';

/**
 * Makes an instance for one client id and server. It does nothing until a surface is opened, so that it can be made
 * on a server or before the page is ready. Throws `bad_option`.
 */
export const createChartdock = (options: ChartdockOptions): Chartdock =>
  createInstance(options, {
    client: async () => import('./client/index.ts'),
    more: async () => import('./more/index.ts'),
  });
