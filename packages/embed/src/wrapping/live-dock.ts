import { createChartdock } from '../create-chartdock.ts';
import type { Chartdock } from '../api/chartdock.ts';
import type { ChartdockOptions } from '../api/options.types.ts';
import type { LookChange } from '../surface.types.ts';
import { plainOptions } from './plain-data.ts';

/** Creates an instance that asks the newest options for tokens, because components get a new function with every render. */
export const createLiveDock = (options: ChartdockOptions, newest: () => ChartdockOptions): Chartdock =>
  createChartdock({
    ...plainOptions(options),
    // Without one it is the token of the connected person.
    ...(options.getToken === undefined
      ? {}
      : { getToken: async (request) => (await newest().getToken?.(request)) ?? null }),
  });

/** Tells instances apart: surfaces of one client or server are nothing to another. */
export const dockKeyOf = ({ clientId, baseUrl }: ChartdockOptions): string =>
  `${clientId} ${String(baseUrl)}`;

const lookOf = ({ theme, locale, variables }: ChartdockOptions): LookChange => ({
  ...(theme === undefined ? {} : { theme }),
  ...(locale === undefined ? {} : { locale }),
  ...(variables === undefined ? {} : { variables }),
});

/** Writes down the options that open surfaces follow. */
export const lookKeyOf = (options: ChartdockOptions): string => JSON.stringify(lookOf(options));

/** Carries a look that was written down to the open surfaces of an instance. */
export const applyLook = (dock: Chartdock, look: string): void => {
  if (look !== '{}') dock.update(JSON.parse(look) as LookChange);
};
