import type { Clock, TimerHandle } from '@chartdock/platform';

/** Milliseconds that a page stays shown before it counts as uncovered; the handed-over messages have arrived by then. */
const SHOWN_WAIT = 1_000;

/** Options of the watcher of a page's visibility. */
export interface ShownWatch {
  readonly window: Window;
  readonly clock: Clock;
  readonly onShown: () => void;
}

/** Tells when a page that was hidden is shown again and stays so for a second. Gives how to stop. */
export const watchShown = ({ window, clock, onShown }: ShownWatch): (() => void) => {
  const { document } = window;
  let wasHidden = document.visibilityState === 'hidden';
  let timer: TimerHandle | undefined;
  const forget = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  };
  const look = (): void => {
    forget();
    if (document.visibilityState === 'hidden') wasHidden = true;
    else if (wasHidden) timer = clock.setTimeout(onShown, SHOWN_WAIT);
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    forget();
    document.removeEventListener('visibilitychange', look);
  };
};
