import type { Port } from './port.ts';

/** Wraps a `MessagePort`, as two windows share it. */
export const createWindowPort = (port: MessagePort): Port => {
  let gone: (() => void) | undefined;
  port.addEventListener('close', () => gone?.());
  return {
    post: (value) => port.postMessage(value),
    listen: (receive) => {
      port.onmessage = ({ data }) => receive(data);
    },
    onGone: (task) => {
      gone = task;
    },
    close: () => {
      gone = undefined;
      port.onmessage = null;
      port.close();
    },
  };
};
