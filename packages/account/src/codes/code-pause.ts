import type { Clock, TimerHandle } from '@chartdock/platform';

/** Time before another code may be asked for, in milliseconds. */
const CODE_PAUSE_MS = 60_000;
const SECOND_MS = 1000;

/** The pause between two codes. */
export interface CodePause {
  /** Starts the pause over, by our own clock: the server's may differ by minutes. */
  readonly begin: () => void;
  /** Ends the countdown for good. */
  readonly dispose: () => void;
}

/** Creates the pause between two codes; it tells the whole seconds that are left, once a second, 0 at last. */
export const createCodePause = (clock: Clock, onSecond: (seconds: number) => void): CodePause => {
  let timer: TimerHandle | undefined;
  let isDisposed = false;
  const countDown = (until: number): void => {
    if (isDisposed) return;
    const seconds = Math.max(0, Math.ceil((until - clock.now()) / SECOND_MS));
    onSecond(seconds);
    timer = seconds === 0 ? undefined : clock.setTimeout(() => countDown(until), SECOND_MS);
  };
  const stop = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer);
  };
  return {
    begin: () => {
      stop();
      countDown(clock.now() + CODE_PAUSE_MS);
    },
    dispose: () => {
      isDisposed = true;
      stop();
    },
  };
};
