import type { Port } from './port.ts';

interface End {
  readonly port: Port;
  deliver(value: unknown): void;
  leave(): void;
}

const createEnd = (other: () => End): End => {
  let open = true;
  let receive: ((value: unknown) => void) | undefined;
  let gone: (() => void) | undefined;
  const waiting: unknown[] = [];
  const drain = (): void => {
    while (open && receive !== undefined && waiting.length > 0) receive(waiting.shift());
  };
  return {
    deliver: (value) => {
      waiting.push(value);
      queueMicrotask(drain);
    },
    leave: () => queueMicrotask(() => open && gone?.()),
    port: {
      post: (value) => {
        if (open) other().deliver(structuredClone(value));
      },
      listen: (task) => {
        receive = task;
        queueMicrotask(drain);
      },
      onGone: (task) => {
        gone = task;
      },
      close: () => {
        if (!open) return;
        open = false;
        other().leave();
      },
    },
  };
};

/** Creates two ports that lead to each other within one page, for tests. */
export const createMemoryPorts = (): readonly [Port, Port] => {
  const first: End = createEnd(() => second);
  const second: End = createEnd(() => first);
  return [first.port, second.port];
};
