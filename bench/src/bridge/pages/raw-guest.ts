// The physical limit: the guest says that it is ready, the host answers with a port, and calls are objects with a number.
import { HOST_ORIGIN, startGuest } from './guest.ts';
import type { Call } from './guest.ts';

const createCall = (port: MessagePort): Call => {
  const waiting = new Map<number, (value: unknown) => void>();
  let last = 0;
  port.onmessage = ({ data }: MessageEvent<{ id: number; value: unknown }>) => {
    waiting.get(data.id)?.(data.value);
    waiting.delete(data.id);
  };
  return (key) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      port.postMessage({ id: last, key });
    });
};

startGuest(
  () =>
    new Promise((resolve) => {
      addEventListener('message', ({ source, origin, ports }) => {
        const [port] = ports;
        if (source === parent && origin === HOST_ORIGIN && port !== undefined) resolve(createCall(port));
      });
      parent.postMessage('ready', HOST_ORIGIN);
    }),
);
