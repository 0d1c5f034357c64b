import { createChannel, type Channel } from '../channel/channel.ts';
import type { Methods } from '../channel/answers.ts';
import { createHeartbeat } from '../channel/heartbeat.ts';
import type { EmbedClock } from '../clock.ts';
import type { SurfaceErrorCode } from '../errors.ts';
import { createHostDoor } from '../handshake/host.ts';
import type { ListeningWindow, PostingWindow } from '../handshake/windows.types.ts';
import type { Port } from '../ports/port.ts';
import { FEATURES, VERSIONS } from '../protocol.ts';
import { afterGone, afterJoin, afterLoad, lossOf, newLife, type Life } from './life.state.ts';

/** What a connection to one frame needs. */
export interface ConnectionOptions {
  readonly window: ListeningWindow;
  readonly clock: EmbedClock;
  readonly origin: string;
  readonly channel: string;
  /** Milliseconds the frame may take to load, and then to join. */
  readonly timeout: number;
  readonly methods: Methods;
  frame(): PostingWindow | null;
  visible(): boolean;
  welcome(): { readonly config: unknown; readonly first: unknown };
  onEvent(name: string, data: unknown): boolean;
  onLost(code: SurfaceErrorCode): void;
}

/** The connection to one frame, through all its reloads. */
export interface Connection {
  /** The conversation, while the guest is there. */
  readonly channel: Channel | undefined;
  /** The frame's document has loaded. */
  loaded(): void;
  /** Ends it for good. */
  end(): void;
}

/**
 * Connects to the frame and stays with it: a document that goes away has the open deadline to be followed by one that
 * joins again, else the loss is reported once. Between times no listener is left on the window.
 */
export const createConnection = (options: ConnectionOptions): Connection => {
  const { clock } = options;
  let life: Life = newLife;
  let channel: Channel | undefined;
  let stopTimer = (): void => undefined;
  let stopHeart = (): void => undefined;

  const lose = (code: SurfaceErrorCode | undefined): void => {
    if (code === undefined || life.at === 'over') return;
    end();
    options.onLost(code);
  };
  const drop = (): void => {
    stopHeart();
    channel?.end('peer_reloaded', 'the frame was reloaded');
    channel = undefined;
  };
  const wait = (): void => {
    stopTimer();
    door.open();
    stopTimer = clock.after(options.timeout, () => lose(lossOf(life)));
  };
  const gone = (): void => {
    if (life.at !== 'connected') return;
    life = afterGone(life);
    drop();
    wait();
  };

  const converse = (port: Port): void => {
    life = afterJoin(life);
    stopTimer();
    const heart = createHeartbeat({
      clock,
      visible: () => options.visible(),
      ping: () => channel?.ping(),
      onSilence: () => lose('frame_crashed'),
    });
    stopHeart = () => heart.stop();
    port.onGone(gone);
    channel = createChannel({
      port,
      clock,
      methods: options.methods,
      onEvent: (name, data) => options.onEvent(name, data),
      onHeard: () => heart.heard(),
      onBye: gone,
    });
  };

  const door = createHostDoor({
    ...VERSIONS,
    features: FEATURES,
    window: options.window,
    origin: options.origin,
    channel: options.channel,
    frame: () => options.frame(),
    welcome: () => options.welcome(),
    onPort: converse,
    onRefused: lose,
  });

  const end = (): void => {
    life = { at: 'over' };
    stopTimer();
    stopHeart();
    door.shut();
    channel?.end('closed', 'the surface was closed', 'closed');
    channel = undefined;
  };

  wait();
  return {
    get channel() {
      return channel;
    },
    loaded: () => {
      life = afterLoad(life);
      if (life.at !== 'opening' && life.at !== 'recovering') return;
      drop();
      wait();
      door.knock();
    },
    end,
  };
};
