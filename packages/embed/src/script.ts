import { EmbedError } from './errors.ts';
import { createChartdock } from './host/chartdock.ts';

/** What a partner page finds as `Chartdock` once the script tag has run. */
export const scriptGlobal = { createChartdock, EmbedError } as const;

Object.assign(globalThis, { Chartdock: scriptGlobal });
