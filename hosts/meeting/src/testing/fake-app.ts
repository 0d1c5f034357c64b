/** A meeting app that answers a page by messages. */
export interface FakeApp {
  /** Answers one message; undefined keeps silent. */
  readonly answer: (message: unknown) => unknown;
  /** Hears unasked words of the app; returns how to stop. */
  readonly onPush: (listener: (message: unknown) => void) => () => void;
}

/** Queues the messages that a fake app sends unasked. */
export const createPushes = () => {
  const listeners = new Set<(message: unknown) => void>();
  return {
    push: (message: unknown): void => listeners.forEach((listener) => listener(message)),
    onPush: (listener: (message: unknown) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/**
 * Puts an app around a page without a second window: the page's parent becomes one that answers. `origin` is where the
 * answers say they come from. Returns how to take it away.
 */
export const frameIn = (page: Window & typeof globalThis, app: FakeApp, origin: string): (() => void) => {
  const before = ['parent', 'top'].map((name) => Object.getOwnPropertyDescriptor(page, name));
  const deliver = (data: unknown): void => {
    const event = new page.MessageEvent('message', { data, origin });
    // An event made by a script takes only real windows as its source.
    Object.defineProperty(event, 'source', { value: parent });
    page.dispatchEvent(event);
  };
  const parent = {
    closed: false,
    postMessage: (message: unknown): void => {
      const answer = app.answer(message);
      if (answer !== undefined) queueMicrotask(() => deliver(answer));
    },
  };
  ['parent', 'top'].forEach((name) =>
    Object.defineProperty(page, name, { configurable: true, value: parent }),
  );
  const stop = app.onPush(deliver);
  return () => {
    stop();
    ['parent', 'top'].forEach((name, at) => {
      const descriptor = before[at];
      if (descriptor === undefined) Reflect.deleteProperty(page, name);
      else Object.defineProperty(page, name, descriptor);
    });
  };
};

/** Plays the app in a page of its own: answers every frame of it. Returns how to stop. */
export const answerFrames = (page: Window, app: FakeApp): (() => void) => {
  const sources = new Set<MessageEventSource>();
  const onMessage = ({ data, source }: MessageEvent<unknown>): void => {
    if (source === null) return;
    sources.add(source);
    const answer = app.answer(data);
    if (answer !== undefined) source.postMessage(answer, { targetOrigin: '*' });
  };
  page.addEventListener('message', onMessage);
  const stop = app.onPush((message) =>
    sources.forEach((source) => source.postMessage(message, { targetOrigin: '*' })),
  );
  return () => {
    stop();
    page.removeEventListener('message', onMessage);
  };
};
