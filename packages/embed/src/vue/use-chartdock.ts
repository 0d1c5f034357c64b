import type { MaybeRefOrGetter, ShallowRef } from 'vue';
import { nextTick, onScopeDispose, shallowRef, toValue, watch } from 'vue';
import type { Chartdock } from '../api/chartdock.ts';
import type { ChartdockOptions } from '../api/options.types.ts';
import { applyLook, createLiveDock, dockKeyOf, lookKeyOf } from '../wrapping/live-dock.ts';

/**
 * Keeps one instance for a component or another scope. Options may be an object, a ref or a getter: changes of theme,
 * language and variables reach open surfaces, another client id or server makes another instance. Open surfaces end with
 * the scope. Throws `bad_option`.
 */
export const useChartdock = (
  options: MaybeRefOrGetter<ChartdockOptions>,
): Readonly<ShallowRef<Chartdock>> => {
  const newest = (): ChartdockOptions => toValue(options);
  const dock = shallowRef(createLiveDock(newest(), newest));
  watch(
    () => dockKeyOf(newest()),
    () => {
      const former = dock.value;
      dock.value = createLiveDock(newest(), newest);
      // Pickers that are drawn have left it by then, so that none of them tells of its end.
      void nextTick(() => former.destroy());
    },
  );
  watch(
    () => lookKeyOf(newest()),
    (look) => applyLook(dock.value, look),
  );
  onScopeDispose(() => dock.value.destroy());
  return dock;
};
