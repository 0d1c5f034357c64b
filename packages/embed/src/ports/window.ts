import type { Port } from './port.ts';

/** Wraps a `MessagePort`, as two windows share it. */
export const createWindowPort = (port: MessagePort): Port => {
  let open = true;
  let receive: ((value: unknown) => void) | undefined;
  let gone: (() => void) | undefined;
  const onMessage = (event: MessageEvent): void => receive?.(event.data);
  const onClose = (): void => gone?.();
  port.addEventListener('message', onMessage);
  port.addEventListener('close', onClose);
  return {
    post: (value) => {
      if (open) port.postMessage(value);
    },
    listen: (task) => {
      receive = task;
      port.start();
    },
    onGone: (task) => {
      gone = task;
    },
    close: () => {
      open = false;
      receive = undefined;
      gone = undefined;
      port.removeEventListener('message', onMessage);
      port.removeEventListener('close', onClose);
      port.close();
    },
  };
};
