import { EmbedError } from './errors.ts';
import type { Chartdock, Parts } from './api/chartdock.ts';
import { createInstance } from './api/chartdock.ts';
import type { ChartdockOptions } from './api/options.types.ts';

// Relative to the partner's page an import would ask the wrong server: a script of another origin has no base address.
const { src, nonce } = document.currentScript as HTMLScriptElement;
const load = async (part: string): Promise<never> => import(new URL(part, src).href) as Promise<never>;
const parts: Parts = {
  client: async () => (load('embed-modal.js'), load('embed-client.js')),
  more: async () => load('embed-more.js'),
};

/** Object that a partner page finds as `Chartdock` once the script tag has run. */
export const scriptGlobal = {
  createChartdock: (options: ChartdockOptions): Chartdock => createInstance({ nonce, ...options }, parts),
  EmbedError,
} as const;

Object.assign(globalThis, { Chartdock: scriptGlobal });
