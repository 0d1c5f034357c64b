import { providePage } from './bare-page.ts';
import { withMemoryChannels } from './memory-channel.ts';
import type { Arrival, GuestPlace } from './place.ts';
import { createPlace } from './place.ts';
import type { PutBack } from './replace.ts';
import { replaceMethod, replaceProperty } from './replace.ts';

/** How a partner's page is taken over. */
export interface TakeOverOptions {
  /** Is told of every guest page that is asked for. */
  readonly onOpen: (place: GuestPlace) => void;
  /** Returns whether the browser of this test opens windows. */
  readonly mayOpenWindows: () => boolean;
  /** Says whether the server would know the page; without it that question goes where the page's own calls go. */
  readonly isRegistered?: (() => boolean) | undefined;
  /** Which ports carry the conversation. */
  readonly port: 'memory' | 'message-port';
}

/** A partner's page whose guests the test plays. */
export interface TakenPage {
  readonly origin: string;
  /** Delivers a message to the page, as its browser would. */
  readonly deliver: (arrival: Arrival) => void;
  /** Counts the listeners for messages that the page has now. */
  readonly listeners: () => number;
  /** Gives the page back. */
  readonly giveBack: () => void;
}

const isGuestPage = (address: string): boolean =>
  URL.canParse(address) && new URL(address).pathname.endsWith('/embed/v1/');

/** Lets a frame show nothing and hand its address over, if that is one of a guest page. */
const playFrame = (frame: HTMLIFrameElement, onOpen: TakeOverOptions['onOpen']): void => {
  let onload: HTMLIFrameElement['onload'] = null;
  let place: GuestPlace | undefined;
  const load = (): void => {
    if (frame.isConnected) onload?.call(frame, new Event('load'));
  };
  const putBacks = [
    // The load of the empty document is none of the embed's business.
    replaceProperty(frame, 'onload', { get: () => null, set: (next: typeof onload) => (onload = next) }),
    replaceProperty(frame, 'contentWindow', {
      get: () => (frame.isConnected ? (place?.window ?? null) : null),
    }),
    replaceProperty(frame, 'src', {
      get: () => '',
      set: (next: string) => {
        if (isGuestPage(next)) {
          // An empty document: no browser or stand-in for one loads anything.
          frame.setAttribute('srcdoc', '');
          place = createPlace(next, { isFramed: true, load });
          onOpen(place);
          return;
        }
        for (const putBack of putBacks) putBack();
        frame.onload = onload;
        frame.src = next;
      },
    }),
  ];
};

/** Adds dialog methods that some stand-ins for a browser lack. */
const completeDialog = (dialog: Element): void => {
  if ('showModal' in dialog) return;
  Object.assign(dialog, { showModal: () => undefined, close: () => undefined });
};

const createElementIn = (document: Document, onOpen: TakeOverOptions['onOpen']) => {
  const create = document.createElement.bind(document) as (name: string, options?: unknown) => Element;
  return (name: string, options?: unknown): Element => {
    const element = create(name, options);
    if (name.toLowerCase() === 'iframe') playFrame(element as HTMLIFrameElement, onOpen);
    if (name.toLowerCase() === 'dialog') completeDialog(element);
    return element;
  };
};

/** Creates a window of its own that shows nothing and hands its address over. */
const createPopup = (onOpen: TakeOverOptions['onOpen']): object => {
  const popup = {
    closed: false,
    opener: null,
    focus: () => undefined,
    close: () => void (popup.closed = true),
    location: {
      set href(address: string) {
        if (isGuestPage(address))
          onOpen(createPlace(address, { isFramed: false, load: () => undefined, more: popup }));
      },
    },
  };
  return popup;
};

type Listener = (event: MessageEvent) => void;

const STATUS = /\/embed\/v1\/api\/status(\?|$)/;

/** Answers what the embed asks of a frame that stays empty; all else goes to where it went before. */
const answerStatus = (isRegistered: () => boolean): PutBack => {
  const reach = globalThis.fetch;
  const data = { min: 1, max: 1 };
  return replaceMethod(globalThis, 'fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const address = typeof input === 'string' || input instanceof URL ? String(input) : input.url;
    if (!STATUS.test(address)) return reach(input, init);
    const said = { code: '200', msg: '', data: { ...data, time: Date.now(), registered: isRegistered() } };
    return new Response(JSON.stringify(said), { headers: { 'content-type': 'application/json' } });
  });
};

/**
 * Takes over how the page opens frames and windows of guests, and how it hears their messages. Everything
 * else of the page stays as it is. Missing parts that the embed touches are provided.
 */
export const takeOverPage = ({ onOpen, mayOpenWindows, isRegistered, port }: TakeOverOptions): TakenPage => {
  const takeAway = providePage();
  const { origin } = globalThis;
  const listeners = new Set<Listener>();
  const add = window.addEventListener.bind(window) as (...all: readonly unknown[]) => void;
  const remove = window.removeEventListener.bind(window) as (...all: readonly unknown[]) => void;
  const openWindow = window.open.bind(window);
  const putBacks = [
    replaceMethod(window, 'addEventListener', (type: string, listener: Listener, options?: unknown) => {
      if (type === 'message') listeners.add(listener);
      add(type, listener, options);
    }),
    replaceMethod(window, 'removeEventListener', (type: string, listener: Listener, options?: unknown) => {
      listeners.delete(listener);
      remove(type, listener, options);
    }),
    replaceMethod(window, 'open', (address = '', ...rest: readonly string[]) => {
      if (!/^(about:blank)?$/.test(String(address))) return openWindow(address, ...rest);
      return mayOpenWindows() ? createPopup(onOpen) : null;
    }),
    replaceMethod(document, 'createElement', createElementIn(document, onOpen)),
    // Some stand-ins for a browser count as hidden, and a hidden page gives up nobody who is silent.
    replaceProperty(document, 'hidden', { value: false, writable: true }),
    ...(isRegistered === undefined ? [] : [answerStatus(isRegistered)]),
  ];

  return {
    origin,
    listeners: () => listeners.size,
    deliver: (arrival) =>
      queueMicrotask(() => {
        const tell = (): void => {
          for (const listener of [...listeners]) listener(arrival as unknown as MessageEvent);
        };
        // The host makes the channel while it hears the guest's first word.
        if (port === 'memory') withMemoryChannels(tell);
        else tell();
      }),
    giveBack: () => {
      for (const putBack of putBacks.toReversed()) putBack();
      takeAway();
    },
  };
};
