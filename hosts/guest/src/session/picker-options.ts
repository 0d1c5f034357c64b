import type { PickConfig } from '@chartdock/embed/guest';
import type { PickerOptions } from '@chartdock/react/picker';

/** Says what a partner wants of a file picker in the picker's own terms. */
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
