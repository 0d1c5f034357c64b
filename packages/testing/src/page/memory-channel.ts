import type { Port } from '@chartdock/embed/ports';
import { createMemoryPorts } from '@chartdock/embed/ports';
import { replaceMethod } from './replace.ts';

type Receive = (event: { readonly data: unknown }) => void;

/** Gives a memory port the face of a `MessagePort`, as far as the embed looks at it. */
const asMessagePort = (port: Port): MessagePort => {
  let receive: Receive | null = null;
  let isListening = false;
  const face = {
    postMessage: (value: unknown) => port.post(value),
    close: () => port.close(),
    addEventListener: (type: string, task: () => void) => {
      if (type === 'close') port.onGone(task);
    },
    get onmessage(): Receive | null {
      return receive;
    },
    set onmessage(next: Receive | null) {
      receive = next;
      if (next === null || isListening) return;
      isListening = true;
      port.listen((data) => receive?.({ data }));
    },
  };
  return face as unknown as MessagePort;
};

/** A channel within one page that delivers as soon as the sender has come to its end, without a turn of the event loop. */
class MemoryChannel {
  readonly port1: MessagePort;
  readonly port2: MessagePort;
  constructor() {
    const [first, second] = createMemoryPorts();
    this.port1 = asMessagePort(first);
    this.port2 = asMessagePort(second);
  }
}

/** Runs a task that makes its channels in memory. Nothing outside the task sees the difference. */
export const withMemoryChannels = (task: () => void): void => {
  const putBack = replaceMethod(globalThis, 'MessageChannel', MemoryChannel);
  try {
    task();
  } finally {
    putBack();
  }
};
