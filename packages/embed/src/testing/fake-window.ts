import type { ListeningWindow, PostingWindow } from '../handshake/windows.types.ts';

/** A message as a window would receive it. */
export interface Delivery {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
  readonly isTrusted?: boolean;
  readonly ports?: readonly MessagePort[];
}

/** A window that only knows messages, and keeps what is posted to it. */
export interface FakeWindow extends ListeningWindow, PostingWindow {
  readonly listeners: number;
  readonly posted: {
    readonly message: unknown;
    readonly targetOrigin: string;
    readonly ports: MessagePort[];
  }[];
  deliver(delivery: Delivery): void;
}

/** Creates a fake window. */
export const createFakeWindow = (): FakeWindow => {
  const listeners = new Set<(event: MessageEvent) => void>();
  const posted: FakeWindow['posted'] = [];
  return {
    posted,
    get listeners() {
      return listeners.size;
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
    postMessage: (message, targetOrigin, transfer = []) => {
      posted.push({ message: structuredClone(message), targetOrigin, ports: transfer as MessagePort[] });
    },
    deliver: (delivery) => {
      const event = { isTrusted: true, ports: [], ...delivery } as unknown as MessageEvent;
      for (const listener of [...listeners]) listener(event);
    },
  };
};
