import type { BrowserContext } from 'playwright-core';

/** Names of the ways to slow our bridge down from outside. */
export const CONTROLS = ['handshake', 'calls'] as const;

/** One of {@link CONTROLS}. */
export type Control = (typeof CONTROLS)[number];

/** Tells whether a word names a control. */
export const isControl = (name: string): name is Control => CONTROLS.some((control) => control === name);

const HANDSHAKE_MS = 25;
const CALL_MS = 0.4;

/** Keeps both pages busy for a while at each message that comes to a window. */
const slowWindows = (milliseconds: number): void => {
  addEventListener('message', () => {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  });
};

/** Keeps both pages busy for a while at each message that goes through a port. */
const slowPorts = (milliseconds: number): void => {
  const known = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage');
  if (known === undefined) return;
  Object.defineProperty(MessagePort.prototype, 'postMessage', {
    ...known,
    value(this: MessagePort, ...given: unknown[]): unknown {
      const until = performance.now() + milliseconds;
      while (performance.now() < until);
      return Reflect.apply(known.value as () => unknown, this, given);
    },
  });
};

/** Slows a bridge down in a way that the bench must find. */
export const slowDown = async (context: BrowserContext, control: Control): Promise<void> => {
  if (control === 'handshake') await context.addInitScript(slowWindows, HANDSHAKE_MS);
  else await context.addInitScript(slowPorts, CALL_MS);
};
