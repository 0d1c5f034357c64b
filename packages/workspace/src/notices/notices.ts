import type { Clock, TimerHandle } from '@chartdock/platform';
import { createStore } from 'zustand/vanilla';
import { NO_NOTICES, afterNoticeGone, afterNoticeShown, findEqual } from './notices.state.ts';
import type { Notice, NoticeAction, NoticeRequest, Notices, NoticesState } from './notices.types.ts';

/** How long a toast stays, in milliseconds (CONST-03). */
const TOAST_MS = 1500;

/** Dependencies of notices. */
export interface NoticesOptions {
  readonly clock: Clock;
  /** Takes notices away when their time is over; switch it off for a view that counts by itself. Default true. */
  readonly isTimed?: boolean;
}

/** How long a notice with an action stays, in milliseconds. */
export const ACTION_NOTICE_MS = 6000;

const usualDuration = ({ action, further }: NoticeRequest): number =>
  action === undefined && further === undefined ? TOAST_MS : ACTION_NOTICE_MS;

const createTimers = (clock: Clock, dismiss: (id: string) => void) => {
  const timers = new Map<string, TimerHandle>();
  const stop = (id: string): void => {
    const timer = timers.get(id);
    if (timer !== undefined) clock.clearTimeout(timer);
    timers.delete(id);
  };
  const start = ({ id, duration }: Notice): void => {
    stop(id);
    timers.set(
      id,
      clock.setTimeout(() => dismiss(id), duration),
    );
  };
  return { start, stop };
};

/**
 * Creates the notices of a page: the latest success or info beside the oldest warning, each for its own
 * duration.
 */
export const createNotices = ({ clock, isTimed = true }: NoticesOptions): Notices => {
  const store = createStore<NoticesState>(() => NO_NOTICES);
  let count = 0;
  const dismiss = (id: string): void => {
    stop(id);
    apply(afterNoticeGone(store.getState(), id));
  };
  const { start, stop } = createTimers(clock, dismiss);
  const apply = (state: NoticesState): void => {
    const before = store.getState().visible;
    store.setState(state, true);
    // One that gave its place to a newer one begins its time anew when it comes back.
    before.filter((notice) => !state.visible.includes(notice)).forEach(({ id }) => stop(id));
    if (isTimed) state.visible.filter((notice) => !before.includes(notice)).forEach(start);
  };
  const findVisible = (id: string): Notice | undefined =>
    store.getState().visible.find((notice) => notice.id === id);
  const create = (request: NoticeRequest): Notice => {
    count += 1;
    const id = `notice-${count}`;
    const { text, detail, topic, tone = 'info', duration = usualDuration(request) } = request;
    const pressed = (action: NoticeAction | undefined): NoticeAction | undefined =>
      action && {
        label: action.label,
        onPress: () => {
          dismiss(id);
          action.onPress();
        },
      };
    const [action, further] = [pressed(request.action), pressed(request.further)];
    return { id, text, detail, topic, tone, duration, action, further };
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    show: (request) => {
      const notice = create(request);
      const equal = findEqual(store.getState(), notice);
      // Replaced rather than kept, because the newer one may undo something else.
      if (equal !== undefined) dismiss(equal.id);
      apply(afterNoticeShown(store.getState(), notice));
      return notice.id;
    },
    dismiss,
    hold: stop,
    release: (id) => {
      const notice = findVisible(id);
      if (notice !== undefined && isTimed) start(notice);
    },
    clear: () => {
      for (const { id } of store.getState().visible) stop(id);
      store.setState(NO_NOTICES, true);
    },
  };
};
