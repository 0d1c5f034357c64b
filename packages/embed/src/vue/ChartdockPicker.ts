import { defineComponent, h, onBeforeUnmount, onMounted, shallowRef, watch } from 'vue';
import type { ChartdockPickerOptions, PickerBoxProps } from '../wrapping/picker-box.ts';
import { anyPicker, openInBox, pickerKeyOf } from '../wrapping/picker-box.ts';

/** Properties of {@link ChartdockPicker}; `onOutcome` and `onOpen` are `@outcome` and `@open` in a template. */
export interface ChartdockPickerProps<
  Options extends ChartdockPickerOptions = ChartdockPickerOptions,
> extends PickerBoxProps<Options> {
  /** Name of the element for assistive technology. */
  readonly label?: string | undefined;
}

/**
 * Draws an element and opens a file picker in it; without it the picker is gone. Class and style go to the element, which
 * needs a height.
 */
export const ChartdockPicker = defineComponent(
  <const Options extends ChartdockPickerOptions>(props: ChartdockPickerProps<Options>) => {
    const box = shallowRef<Element | null>(null);
    // Vue keeps the object and changes what is in it.
    const latest = { current: anyPicker(props) };
    let leave = (): void => undefined;
    const open = (): void => {
      leave();
      if (box.value !== null) leave = openInBox(box.value, latest);
    };
    onMounted(open);
    watch([() => props.dock, () => pickerKeyOf(props.options)], open, { flush: 'post' });
    onBeforeUnmount(() => leave());
    return () =>
      h('div', {
        ref: box,
        ...(props.label === undefined ? {} : { role: 'group', 'aria-label': props.label }),
      });
  },
  { name: 'ChartdockPicker', props: ['dock', 'options', 'onOutcome', 'onOpen', 'label'] },
);
