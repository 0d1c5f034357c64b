import type { Channel } from '../channel/channel.ts';
import { createChannel } from '../channel/channel.ts';
import type { Method } from '../channel/methods.ts';
import type { EmbedClock } from '../clock.ts';
import type { SurfaceErrorCode } from '../errors.ts';
import type { Greeting } from '../handshake/greetings.ts';
import { judgeAtHost } from '../handshake/judge.ts';
import type { ListeningWindow, PostingWindow } from '../handshake/windows.types.ts';
import { createWindowPort } from '../ports/window.ts';
import { FEATURES, PING_MS, SILENCE_MS, VERSIONS } from '../protocol.ts';
import { PAY_FEATURE } from '../wire/pay-feature.ts';
import type { ConnectionState, Waiting } from './connection-state.ts';
import { afterGone, afterJoin, afterLoad, lossOf } from './connection-state.ts';

/** A greeting without the fields that all of a connection have in common. */
type Untagged<Greetings> = Greetings extends Greeting ? Omit<Greetings, 'cd' | 'ch'> : never;

/** Options of a connection to one frame. */
export interface ConnectionOptions {
  readonly window: ListeningWindow;
  readonly clock: EmbedClock;
  /** The guest page's exact origin. */
  readonly origin: string;
  readonly channel: string;
  /** Milliseconds the frame may take to load, and then to join. */
  readonly timeout: number;
  readonly methods: Readonly<Record<string, Method>>;
  /** Whether this host takes orders over that are to be paid; default not. */
  readonly takesOrders?: boolean | undefined;
  /** The frame's window, or null while it has none. */
  readonly frame: () => PostingWindow | null;
  readonly visible: () => boolean;
  /** Gives the looks that the guest paints with; asked for each join, so that a reload finds its state again. */
  readonly welcome: () => { readonly config: unknown; readonly first: unknown };
  readonly onEvent: (name: string, data: unknown) => boolean;
  /** A document has loaded and has not joined for a tenth of the time that it has. */
  readonly onDoubt: () => void;
  readonly onLost: (code: SurfaceErrorCode) => void;
}

/** The connection to one frame, through all its reloads. */
export interface Connection {
  /** The conversation, while the guest is there. */
  readonly channel: Channel | undefined;
  /** The frame's document has loaded. */
  loaded(): void;
  /** Says hello to a window whose load cannot be seen. */
  readonly greet: () => void;
  /** Tells the guest that this page goes away, and it may stay. */
  readonly leave: () => void;
  /** Ends it for good. */
  end(): void;
}

/**
 * Connects to the frame and stays with it: a document that goes away has the time-out to be followed by one that joins
 * again, else the loss is reported once. While the guest is there no listener is left on the window, and nothing is
 * ever posted to another origin than the guest's (HOST-06).
 */
export const createConnection = (options: ConnectionOptions): Connection => {
  const { window, clock, origin, channel: ch, frame } = options;
  const used = new Set<string>();
  let state: ConnectionState;
  let stopTimer: (() => void) | undefined;

  const post = (greeting: Untagged<Greeting>, transfer?: Transferable[]): void =>
    frame()?.postMessage({ cd: 1, ch, ...greeting } satisfies Partial<Greeting>, origin, transfer);
  const greet = (): void => {
    if (!state?.channel) post({ t: 'hello' });
  };

  /** Leaves the state before; nothing of it stays on the window or the clock. */
  const enter = (next: ConnectionState): void => {
    stopTimer?.();
    window.removeEventListener('message', onMessage);
    if (next) state?.channel?.end('peer_reloaded');
    else state?.channel?.end('closed', 'closed');
    state = next;
  };
  const wait = (next: Waiting): void => {
    enter(next);
    window.addEventListener('message', onMessage);
    const tenth = options.timeout / 10;
    stopTimer = clock.after(tenth, () => {
      stopTimer = clock.after(tenth * 9, () => lose(lossOf(next)));
      if (next.hasLoaded) options.onDoubt();
    });
  };
  const end = (): void => enter(undefined);
  const lose = (code: SurfaceErrorCode): void => {
    end();
    options.onLost(code);
  };

  const onGone = (): void => wait(afterGone());
  // For how long nothing was heard, in milliseconds. A hidden page's timers prove nothing.
  let silent = 0;
  const onHeard = (): void => {
    silent = 0;
  };
  const watch = (): void => {
    stopTimer = clock.after(PING_MS, () => {
      silent = options.visible() ? silent + PING_MS : 0;
      if (silent > SILENCE_MS) lose('frame_crashed');
      else {
        if (silent > 0) state?.channel?.ping();
        watch();
      }
    });
  };

  const onMessage = (event: MessageEvent): void => {
    const verdict = judgeAtHost(event, {
      ...VERSIONS,
      features: FEATURES.filter((name) => name !== PAY_FEATURE || options.takesOrders),
      frame: frame(),
      origin,
      channel: ch,
      used,
    });
    if (verdict === 'null_origin' || verdict === 'origin_not_allowed') lose(verdict);
    if (typeof verdict === 'string' || !state) return;
    const { join, v, features } = verdict;
    const { nonce } = join;
    used.add(nonce);
    if (typeof v === 'string') {
      post({ t: 'refuse', nonce, code: v });
      lose(v);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    post({ t: 'welcome', nonce, v, features, ...options.welcome() }, [port2]);
    // The guest waits for the port; all other work comes after.
    const port = createWindowPort(port1);
    port.onGone(onGone);
    enter(afterJoin(state, createChannel({ ...options, port, onHeard, onBye: onGone })));
    onHeard();
    watch();
  };

  wait({ hasLoaded: false, hasJoined: false });
  return {
    greet,
    leave: () => state?.channel?.end('closed', 'unload'),
    get channel() {
      return state?.channel;
    },
    loaded: () => {
      if (!state) return;
      const next = afterLoad(state);
      if (next.channel) state = next;
      else {
        wait(next);
        greet();
      }
    },
    end,
  };
};
