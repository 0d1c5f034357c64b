import { useEffect, useMemo, useRef } from 'react';
import { createChartdock } from '../create-chartdock.ts';
import type { Chartdock } from '../loader/chartdock.ts';
import type { ChartdockOptions } from '../loader/options.types.ts';
import type { SurfaceUpdate } from '../surface.types.ts';

const lookOf = ({ theme, locale, variables }: ChartdockOptions): SurfaceUpdate => ({
  ...(theme === undefined ? {} : { theme }),
  ...(locale === undefined || locale === 'auto' ? {} : { locale }),
  ...(variables === undefined ? {} : { variables }),
});

/**
 * Keeps one instance for a component. Changes of theme, language and variables reach open surfaces, `getToken` may be
 * another function with every render, another client id or server makes another instance. Open surfaces end with the
 * component. Throws `bad_option`.
 */
export const useChartdock = (options: ChartdockOptions): Chartdock => {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { clientId } = options;
  const baseUrl = String(options.baseUrl);
  const dock = useMemo(
    () =>
      createChartdock({
        ...latest.current,
        clientId,
        baseUrl,
        getToken: (request) => latest.current.getToken(request),
      }),
    [baseUrl, clientId],
  );
  const look = JSON.stringify(lookOf(options));
  useEffect(() => {
    if (look !== '{}') dock.update(lookOf(latest.current));
  }, [dock, look]);
  // An instance can be used after `destroy`, so that effects may run twice as in StrictMode.
  useEffect(() => () => dock.destroy(), [dock]);
  return dock;
};
