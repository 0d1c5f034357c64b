import { createElement, useEffect, useRef, type ReactElement } from 'react';
import type { Chartdock } from '../loader/chartdock.ts';
import type { SurfaceHandle } from '../loader/handle.types.ts';
import type { Outcome, PickedFiles, PickOptions } from '../loader/options.types.ts';

/** Options of a picker that the component does not decide itself. */
export type ChartdockPickerOptions = Omit<
  PickOptions,
  'present' | 'container' | 'popup' | 'returnUrl' | 'host'
>;

/** Properties of {@link ChartdockPicker}. */
export interface ChartdockPickerProps<Options extends ChartdockPickerOptions = ChartdockPickerOptions> {
  /** From `useChartdock` or `createChartdock`. */
  readonly dock: Chartdock;
  /** Callbacks may change with every render; any other change opens the picker anew. */
  readonly options?: Options;
  /** How the picker ended. Not called when the component itself goes away. */
  readonly onOutcome: (outcome: Outcome<PickedFiles<Options>>) => void;
  /** Gets the controls of the picker that was opened. */
  readonly onOpen?: (handle: SurfaceHandle<PickedFiles<Options>>) => void;
  /** Class of the element that the picker fills; give it a height. */
  readonly className?: string;
  /** Name of the element for assistive technology. */
  readonly label?: string;
}

/** Tells pickers apart: functions by their being there, everything else by value. */
const keyOf = (options: ChartdockPickerOptions): string =>
  JSON.stringify(options, (_name, value: unknown) => (typeof value === 'function' ? 'function' : value));

interface Latest {
  readonly current: ChartdockPickerProps;
}

/** Callbacks that are always those of the last render, where there are any. */
const liveCallbacks = (latest: Latest): Partial<PickOptions> => {
  const { canPick, onCommand, onCommit } = latest.current.options ?? {};
  return {
    ...(canPick && { canPick: (item) => latest.current.options?.canPick?.(item) ?? true }),
    ...(onCommand && { onCommand: (id, items) => latest.current.options?.onCommand?.(id, items) }),
    ...(onCommit && { onCommit: (items, asked) => latest.current.options?.onCommit?.(items, asked) }),
  };
};

const openIn = (container: Element, dock: Chartdock, latest: Latest): (() => void) => {
  let isHere = true;
  const handle = dock.pickFiles({
    ...latest.current.options,
    ...liveCallbacks(latest),
    present: 'container',
    container,
  });
  latest.current.onOpen?.(handle);
  void handle.then((outcome) => {
    if (isHere) latest.current.onOutcome(outcome);
  });
  return () => {
    isHere = false;
    handle.close();
  };
};

/** Draws an element and opens a file picker in it; without it the picker is gone. Safe in StrictMode. */
export const ChartdockPicker = <const Options extends ChartdockPickerOptions>(
  props: ChartdockPickerProps<Options>,
): ReactElement => {
  const { dock, options, className, label } = props;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props as unknown as ChartdockPickerProps);
  useEffect(() => {
    latest.current = props;
  });
  const key = keyOf(options ?? {});
  useEffect(() => (box.current === null ? undefined : openIn(box.current, dock, latest)), [dock, key]);
  return createElement('div', {
    ref: box,
    className,
    ...(label === undefined ? {} : { role: 'group', 'aria-label': label }),
  });
};
