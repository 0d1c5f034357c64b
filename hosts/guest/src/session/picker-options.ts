import type { PickConfig } from '@chartdock/embed/guest';
import type { PickerOptions } from '@chartdock/react/picker';

/** Translates a partner's wishes for a file picker into the picker's own terms. */
export const pickerOptionsOf = (config: PickConfig): PickerOptions => {
  const { hide = [], tabs, commands, multiple, max, types } = config;
  return {
    multiple,
    maxItems: max,
    categories: types.length === 0 ? undefined : types,
    tabs,
    commands,
    hide: hide.filter((part) => part !== 'head'),
  };
};
