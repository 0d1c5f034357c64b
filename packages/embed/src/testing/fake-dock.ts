import type { Chartdock } from '../api/chartdock.ts';
import type { Outcome, PickOptions } from '../api/options.types.ts';

/** One picker that a fake instance was asked for. */
export interface AskedPicker {
  readonly options: PickOptions;
  readonly isClosed: () => boolean;
  /** Ends it as a person would. */
  readonly ends: (outcome: Outcome<unknown>) => void;
  /** Reports an event of the picker. */
  readonly emits: (event: string, data: unknown) => void;
}

/** Creates an instance that opens nothing and writes down what it was asked. */
export const createFakeDock = () => {
  const pickers: AskedPicker[] = [];
  const pickFiles = (options: PickOptions = {}): unknown => {
    const listeners = new Map<string, (data: unknown) => void>();
    let end: (outcome: Outcome<unknown>) => void = () => undefined;
    const result = new Promise<Outcome<unknown>>((resolve) => (end = resolve));
    let closed = false;
    pickers.push({
      options,
      isClosed: () => closed,
      ends: end,
      emits: (event, data) => listeners.get(event)?.(data),
    });
    return Object.assign(result, {
      result,
      ready: Promise.resolve(),
      on: (event: string, listener: (data: unknown) => void) => {
        listeners.set(event, listener);
        return () => void listeners.delete(event);
      },
      close: () => {
        closed = true;
        end({ status: 'cancelled', by: 'host' });
      },
    });
  };
  return { dock: { pickFiles } as unknown as Chartdock, pickers };
};
