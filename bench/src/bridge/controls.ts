import type { BrowserContext } from 'playwright-core';

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

/** Ways to slow our bridge down from outside, each of which the bench must find. */
export const CONTROLS: Readonly<Record<'handshake' | 'calls', (context: BrowserContext) => Promise<void>>> = {
  handshake: async (context) => {
    await context.addInitScript(slowWindows, HANDSHAKE_MS);
  },
  calls: async (context) => {
    await context.addInitScript(slowPorts, CALL_MS);
  },
};
