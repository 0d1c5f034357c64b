import type { ReactElement } from 'react';
import { createElement, useEffect, useRef } from 'react';
import type { ChartdockPickerOptions, PickerBoxProps } from '../wrapping/picker-box.ts';
import { anyPicker, openInBox, pickerKeyOf } from '../wrapping/picker-box.ts';

/** Properties of {@link ChartdockPicker}. */
export interface ChartdockPickerProps<
  Options extends ChartdockPickerOptions = ChartdockPickerOptions,
> extends PickerBoxProps<Options> {
  /** Class of the element that the picker fills; give it a height. */
  readonly className?: string;
  /** Name of the element for assistive technology. */
  readonly label?: string;
}

/** Draws an element and opens a file picker in it; without it the picker is gone. Safe in StrictMode. */
export const ChartdockPicker = <const Options extends ChartdockPickerOptions>(
  props: ChartdockPickerProps<Options>,
): ReactElement => {
  const { dock, options, className, label } = props;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(anyPicker(props));
  useEffect(() => {
    latest.current = anyPicker(props);
  });
  const key = pickerKeyOf(options);
  useEffect(() => (box.current === null ? undefined : openInBox(box.current, latest)), [dock, key]);
  return createElement('div', {
    ref: box,
    className,
    ...(label === undefined ? {} : { role: 'group', 'aria-label': label }),
  });
};
