import type { Clock, TimerHandle } from '@chartdock/platform';

/** When a heartbeat that nobody refreshes stops, in milliseconds (GUIDE-08). */
const HEARTBEAT_STOP_MS = 225_000;

/** Time between heartbeats, in milliseconds (GUIDE-07). */
const HEARTBEAT_MS = 15_000;

/** Dependencies of a heartbeat. */
export interface HeartbeatOptions {
  readonly clock: Clock;
  /** Runs every 15 seconds while someone is there. */
  readonly onTick: () => void;
}

/** A pulse that goes on as long as someone is there. */
export interface Heartbeat {
  /** Says that someone is there: starts the pulse, or gives it another 225 seconds. Cheap to call on every gesture. */
  readonly refresh: () => void;
  readonly stop: () => void;
  readonly isRunning: () => boolean;
}

/**
 * Creates a heartbeat that stands still until it is refreshed (GUIDE-07..09). It ticks every 15 seconds and stops 225 seconds
 * after it was last refreshed, in place of the tick that would fall on that moment.
 */
export const createHeartbeat = ({ clock, onTick }: HeartbeatOptions): Heartbeat => {
  let refreshed = 0;
  let timers: { readonly pulse: TimerHandle; end: TimerHandle } | undefined;
  const left = (): number => refreshed + HEARTBEAT_STOP_MS - clock.now();
  const stop = (): void => {
    if (timers === undefined) return;
    clock.clearInterval(timers.pulse);
    clock.clearTimeout(timers.end);
    timers = undefined;
  };
  const beat = (): void => (left() <= 0 ? stop() : onTick());
  const endIfAlone = (): void => {
    if (timers === undefined) return;
    // Set once and moved on here, so that a refresh costs no timer.
    if (left() > 0) timers.end = clock.setTimeout(endIfAlone, left());
    else stop();
  };
  return {
    refresh: () => {
      refreshed = clock.now();
      timers ??= {
        pulse: clock.setInterval(beat, HEARTBEAT_MS),
        end: clock.setTimeout(endIfAlone, HEARTBEAT_STOP_MS),
      };
    },
    stop,
    isRunning: () => timers !== undefined,
  };
};
