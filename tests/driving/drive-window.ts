import type { DrivenPage, DrivenWindow } from './driven.types.ts';
import { poll } from './poll.ts';

/** Common interface of every driver to a page or a frame. */
export interface DriverWindow {
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly evaluateHandle: (
    expression: string,
  ) => Promise<{ readonly asElement: () => { readonly click: () => Promise<void> } | null }>;
  readonly goto: (address: string) => Promise<unknown>;
  readonly url: () => string;
}

/** Drives a page or a frame of any driver. */
export const driveWindow = (target: DriverWindow): DrivenWindow => {
  // A cast as the drivers themselves make it: what a text evaluates to is known to who wrote it.
  const evaluate: DrivenWindow['evaluate'] = <Value>(expression: string) =>
    target.evaluate(expression) as Promise<Value>;
  const until = async (expression: string): Promise<void> => {
    await poll(expression, async () => (await evaluate<boolean>(`Boolean(${expression})`)) || undefined);
  };
  return {
    evaluate,
    until,
    goto: async (address) => {
      await target.goto(address);
    },
    url: () => target.url(),
    click: async (expression) => {
      await until(expression);
      await (await target.evaluateHandle(expression)).asElement()?.click();
    },
  };
};

/** Address of the document in a window; empty until it has loaded, because drivers name an address before that. */
const LOADED = `document.readyState === 'complete' && location.href !== 'about:blank' ? location.href : ''`;

/** Waits until the first document of a window has loaded. */
export const driveOpened = async (target: DriverWindow): Promise<DrivenWindow> => {
  const driven = driveWindow(target);
  await driven.until(`(${LOADED})`);
  return driven;
};

/** Waits for a frame among those of a page. */
export const findFrame = (
  frames: () => readonly DriverWindow[],
  isWanted: Parameters<DrivenPage['frame']>[0],
): Promise<DrivenWindow> =>
  poll('the wish for a frame', async () => {
    const found = frames().find((frame) => isWanted(frame.url()));
    if (found === undefined) return undefined;
    const driven = driveWindow(found);
    return isWanted(await driven.evaluate<string>(LOADED)) ? driven : undefined;
  });
