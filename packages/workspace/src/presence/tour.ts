import type { KeyValueStorage } from '@chartdock/platform';
import { createStore } from 'zustand/vanilla';

/** Dependencies of the guided tour. */
export interface TourOptions {
  readonly storage: KeyValueStorage;
  readonly userId: string;
  /** Names of the places it shows, in order. Default: create button, search and view switch. */
  readonly steps?: readonly string[];
  /** Keeps the tour off (GUIDE-05). Default false. */
  readonly isMobile?: boolean;
}

/** A button of the tour. */
export type TourButton = 'skip' | 'next' | 'done';

/** Where the tour is: not shown, or at a step with the buttons it offers there. */
export type TourState =
  | { readonly status: 'off' }
  | {
      readonly status: 'on';
      readonly step: string;
      /** 0-based. */
      readonly at: number;
      readonly of: number;
      readonly buttons: readonly TourButton[];
    };

/** The guided tour of a person. */
export interface Tour {
  readonly getState: () => TourState;
  readonly subscribe: (listener: (state: TourState, before: TourState) => void) => () => void;
  /** Shows the first step, unless the tour was completed before or the device is mobile. */
  readonly start: () => void;
  /** Presses a button; one that is not offered is ignored. */
  readonly press: (button: TourButton) => void;
}

/** Names the places that the tour shows unless the host supplies others. */
export const TOUR_STEPS: readonly string[] = ['create', 'search', 'view'];

const OFF: TourState = { status: 'off' };

/** Creates the guided tour: next up to the last step, done there, skip anywhere; either way it does not return (GUIDE-04, GUIDE-05). */
export const createTour = ({ storage, userId, steps = TOUR_STEPS, isMobile = false }: TourOptions): Tour => {
  const key = `chartdock.tour.${userId}`;
  const store = createStore<TourState>(() => OFF);
  const stateAt = (at: number): TourState => {
    const step = steps[at];
    if (step === undefined) return OFF;
    const buttons: readonly TourButton[] = ['skip', at === steps.length - 1 ? 'done' : 'next'];
    return { status: 'on', step, at, of: steps.length, buttons };
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start: () => {
      if (isMobile || storage.get(key) !== undefined || store.getState().status === 'on') return;
      store.setState(stateAt(0), true);
    },
    press: (button) => {
      const now = store.getState();
      if (now.status === 'off' || !now.buttons.includes(button)) return;
      if (button !== 'next') storage.set(key, 'completed');
      store.setState(button === 'next' ? stateAt(now.at + 1) : OFF, true);
    },
  };
};
