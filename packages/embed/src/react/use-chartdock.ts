import { useEffect, useMemo, useRef } from 'react';
import type { Chartdock } from '../api/chartdock.ts';
import type { ChartdockOptions } from '../api/options.types.ts';
import { applyLook, createLiveDock, dockKeyOf, lookKeyOf } from '../wrapping/live-dock.ts';

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
  const key = dockKeyOf(options);
  const dock = useMemo(() => createLiveDock(options, () => latest.current), [key]);
  const look = lookKeyOf(options);
  useEffect(() => applyLook(dock, look), [dock, look]);
  // An instance can be used after `destroy`, so that effects may run twice as in StrictMode.
  useEffect(() => () => dock.destroy(), [dock]);
  return dock;
};
