import type { ChartdockPickerOptions, PickerBoxProps } from '../wrapping/picker-box.ts';
import { anyPicker, openInBox, pickerKeyOf } from '../wrapping/picker-box.ts';

/** Options of `use:chartdockPicker`. */
export type ChartdockPickerProps<Options extends ChartdockPickerOptions = ChartdockPickerOptions> =
  PickerBoxProps<Options>;

/** Functions that Svelte calls while the element is there. */
export interface ChartdockPickerAction<Options extends ChartdockPickerOptions> {
  /** Takes changed properties; another instance or other options open the picker again. */
  readonly update: (props: ChartdockPickerProps<Options>) => void;
  /** Takes the picker away, without an outcome. */
  readonly destroy: () => void;
}

/** Opens a file picker in the element it is used on, which needs a height; without the element the picker is gone. */
export const chartdockPicker = <const Options extends ChartdockPickerOptions>(
  node: Element,
  props: ChartdockPickerProps<Options>,
): ChartdockPickerAction<Options> => {
  const latest = { current: anyPicker(props) };
  // Written down at once: options that a framework watches may be changed in place.
  let opened = { dock: props.dock, key: pickerKeyOf(props.options) };
  let leave = openInBox(node, latest);
  return {
    update: (next) => {
      latest.current = anyPicker(next);
      const key = pickerKeyOf(next.options);
      if (next.dock === opened.dock && key === opened.key) return;
      opened = { dock: next.dock, key };
      leave();
      leave = openInBox(node, latest);
    },
    destroy: () => leave(),
  };
};
