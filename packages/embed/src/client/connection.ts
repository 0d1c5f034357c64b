import { createChannel, type Channel } from '../channel/channel.ts';
import type { Method } from '../channel/methods.ts';
import type { EmbedClock } from '../clock.ts';
import type { SurfaceErrorCode, WireErrorCode } from '../errors.ts';
import type { Greeting } from '../handshake/greetings.ts';
import { judgeAtHost } from '../handshake/judge.ts';
import type { ListeningWindow, PostingWindow } from '../handshake/windows.types.ts';
import { createWindowPort } from '../ports/window.ts';
import { FEATURES, PING_MS, SILENCE_MS, VERSIONS, type ByeReason } from '../protocol.ts';

/** What a connection to one frame needs. */
export interface ConnectionOptions {
  readonly window: ListeningWindow;
  readonly clock: EmbedClock;
  /** The guest page's exact origin. */
  readonly origin: string;
  readonly channel: string;
  /** Milliseconds the frame may take to load, and then to join. */
  readonly timeout: number;
  readonly methods: Readonly<Record<string, Method>>;
  /** The frame's window, or null while it has none. */
  readonly frame: () => PostingWindow | null;
  readonly visible: () => boolean;
  /** Gives what the guest paints with; asked for each join, so that a reload finds its state again. */
  readonly welcome: () => { readonly config: unknown; readonly first: unknown };
  readonly onEvent: (name: string, data: unknown) => boolean;
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
  let channel: Channel | undefined;
  let isOver = false;
  let hasJoined = false;
  let hasLoaded = false;
  // Every document fires one load event; one that is not due belongs to a document that has not joined yet.
  let isLoadDue = false;
  let silent = 0;
  let stopTimer = (): void => undefined;

  const post = (greeting: Greeting, transfer?: Transferable[]): void =>
    frame()?.postMessage(greeting, origin, transfer);

  const lose = (code: SurfaceErrorCode): void => {
    end();
    options.onLost(code);
  };
  const leave = (code: WireErrorCode, bye?: ByeReason): void => {
    stopTimer();
    window.removeEventListener('message', onMessage);
    channel?.end(code, bye);
    channel = undefined;
  };
  const wait = (): void => {
    leave('peer_reloaded');
    window.addEventListener('message', onMessage);
    stopTimer = clock.after(options.timeout, () => {
      if (hasJoined) lose(hasLoaded ? 'frame_navigated' : 'frame_crashed');
      else lose(hasLoaded ? 'frame_blocked' : 'frame_unreachable');
    });
  };
  const gone = (): void => {
    hasLoaded = false;
    wait();
  };

  const watch = (): void => {
    stopTimer = clock.after(PING_MS, () => {
      // A hidden page's timers prove nothing.
      silent = options.visible() ? silent + PING_MS : 0;
      if (silent > SILENCE_MS) lose('frame_crashed');
      else {
        if (silent > 0) channel?.ping();
        watch();
      }
    });
  };
  const onHeard = (): void => {
    silent = 0;
  };

  const onMessage = (event: MessageEvent): void => {
    const verdict = judgeAtHost(event, {
      ...VERSIONS,
      features: FEATURES,
      frame: frame(),
      origin,
      channel: ch,
      used,
    });
    if (verdict === 'null_origin') lose(verdict);
    if (typeof verdict === 'string') return;
    const { join, v, features } = verdict;
    const { nonce } = join;
    used.add(nonce);
    if (typeof v === 'string') {
      post({ cd: 1, t: 'refuse', ch, nonce, code: v });
      lose(v);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    post({ cd: 1, t: 'welcome', ch, nonce, v, features, ...options.welcome() }, [port2]);
    // The guest waits for the port; whatever else there is to do comes after.
    leave('peer_reloaded');
    hasJoined = true;
    isLoadDue = !hasLoaded;
    const port = createWindowPort(port1);
    port.onGone(gone);
    channel = createChannel({ ...options, port, onHeard, onBye: gone });
    onHeard();
    watch();
  };

  const end = (): void => {
    isOver = true;
    leave('closed', 'closed');
  };

  const greet = (): void => {
    if (!channel) post({ cd: 1, t: 'hello', ch });
  };

  wait();
  return {
    greet,
    get channel() {
      return channel;
    },
    loaded: () => {
      hasLoaded = true;
      if (!isOver && !(channel && isLoadDue)) {
        wait();
        greet();
      }
      isLoadDue = false;
    },
    end,
  };
};
