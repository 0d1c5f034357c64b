import type { Chartdock } from '../api/chartdock.ts';
import type { SurfaceHandle } from '../api/handle.types.ts';
import type { OnlyNames, Outcome, PickedFiles, PickOptions } from '../api/options.types.ts';
import { plainOptions } from './plain-data.ts';

/** Options of a picker that the component does not decide itself. */
export type ChartdockPickerOptions = Omit<
  PickOptions,
  'present' | 'container' | 'popup' | 'returnUrl' | 'host'
>;

/** Options of the picker of every framework. */
export interface PickerBoxProps<Options extends ChartdockPickerOptions = ChartdockPickerOptions> {
  /** The instance that opens the picker. */
  readonly dock: Chartdock;
  /** Callbacks may change at any time; any other change opens the picker again. */
  readonly options?: (Options & OnlyNames<Options, ChartdockPickerOptions>) | undefined;
  /** How the picker ended. Not called when the component itself goes away. */
  readonly onOutcome: (outcome: Outcome<PickedFiles<Options>>) => void;
  /** Gets the controls of the picker that was opened. */
  readonly onOpen?: ((handle: SurfaceHandle<PickedFiles<Options>>) => void) | undefined;
}

/** The properties as they are now. */
export interface LatestProps {
  readonly current: PickerBoxProps;
}

/**
 * Forgets which options a picker has, where pickers of all kinds are handled alike: the picked value was made for the options
 * beside it.
 */
export const anyPicker = <Options extends ChartdockPickerOptions>(
  props: PickerBoxProps<Options>,
): PickerBoxProps => props;

/** Tells pickers apart: functions by their being there, everything else by value. */
export const pickerKeyOf = (options: ChartdockPickerOptions = {}): string =>
  JSON.stringify(options, (_name, value: unknown) => (typeof value === 'function' ? 'function' : value));

/** Callbacks that are always those of the last change, where there are any. */
const liveCallbacks = (latest: LatestProps): Partial<PickOptions> => {
  const { canPick, onCommand, onCommit } = latest.current.options ?? {};
  return {
    ...(canPick && { canPick: (item) => latest.current.options?.canPick?.(item) ?? true }),
    ...(onCommand && { onCommand: (id, items) => latest.current.options?.onCommand?.(id, items) }),
    ...(onCommit && { onCommit: (items, asked) => latest.current.options?.onCommit?.(items, asked) }),
  };
};

/** Opens a picker in an element and gives the way to take it away, after which nothing is told any more. */
export const openInBox = (container: Element, latest: LatestProps): (() => void) => {
  let isHere = true;
  const handle = latest.current.dock.pickFiles({
    ...plainOptions(latest.current.options ?? {}),
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
