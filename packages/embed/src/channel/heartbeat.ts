import type { EmbedClock } from '../clock.ts';
import { WIRE_LIMITS } from '../protocol.ts';

/** What a heartbeat needs. */
export interface HeartbeatOptions {
  readonly clock: EmbedClock;
  /** Tells whether the page is visible; a hidden page's timers prove nothing. */
  visible(): boolean;
  ping(): void;
  /** Runs once when the peer was silent for 15 visible seconds. */
  onSilence(): void;
}

/** Watches over a peer by asking for a sign of life every 5 seconds while the page is visible. */
export const createHeartbeat = (options: HeartbeatOptions): { heard(): void; stop(): void } => {
  const allowed = Math.ceil(WIRE_LIMITS.silenceMs / WIRE_LIMITS.pingMs);
  let unanswered = 0;
  let stop: () => void;
  const beat = (): void => {
    if (!options.visible()) unanswered = 0;
    else if (unanswered >= allowed) {
      options.onSilence();
      return;
    } else {
      unanswered += 1;
      options.ping();
    }
    stop = options.clock.after(WIRE_LIMITS.pingMs, beat);
  };
  stop = options.clock.after(WIRE_LIMITS.pingMs, beat);
  return {
    heard: () => {
      unanswered = 0;
    },
    stop: () => stop(),
  };
};
