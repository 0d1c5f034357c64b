import type { GuestSession } from '@chartdock/embed/guest';
import type { Place } from '@chartdock/files';
import { ROOT_ID } from '@chartdock/files';
import type { PickerArea } from '@chartdock/files/picking';
import type { Clock } from '@chartdock/platform';

/** Pause after which a new place is told, in milliseconds: scrolling changes it many times a second. */
const REPORT_AFTER_MS = 200;

/** How a host knows the lists that are no folder. */
const VIEWS: Readonly<Partial<Record<Place['page'], string>>> = {
  history: 'recent',
  favourites: 'starred',
  shared: 'shared',
};

/** Tells the host where the list stands, so that a reload finds the place again. */
export interface PlaceReporter {
  readonly scrolled: (top: number) => void;
  readonly stop: () => void;
}

/** Creates the reporter of an area's place. */
export const createPlaceReporter = (area: PickerArea, session: GuestSession, clock: Clock): PlaceReporter => {
  let scroll = 0;
  let told = '';
  let timer: ReturnType<Clock['setTimeout']> | undefined;
  const report = (): void => {
    timer = undefined;
    const { place } = area.getState();
    const view = VIEWS[place.page] ?? 'mine';
    const folderId = place.page === 'diagrams' ? place.folderId : ROOT_ID;
    const next = { view, folderId, scroll };
    if (JSON.stringify(next) === told) return;
    if (session.emit('navigated', next)) told = JSON.stringify(next);
    else plan();
  };
  const plan = (): void => {
    timer ??= clock.setTimeout(report, REPORT_AFTER_MS);
  };
  const unsubscribe = area.subscribe(({ place }, before) => {
    if (place === before.place) return;
    scroll = 0;
    plan();
  });
  plan();
  return {
    scrolled: (top) => {
      scroll = Math.max(0, Math.round(top));
      plan();
    },
    stop: () => {
      unsubscribe();
      if (timer !== undefined) clock.clearTimeout(timer);
    },
  };
};
