import type { EmbedClock, SurfaceHost } from '@chartdock/embed';
import type { EmbedError } from '@chartdock/embed/guest';
import { connectGuest } from '@chartdock/embed/guest';
import { systemClock } from '@chartdock/platform';
import { embedClockOf } from '../clock.ts';
import type { GuestPlace } from '../page/place.ts';
import { takeOverPage } from '../page/take-over.ts';
import type { GuestArrival } from './arrivals.ts';
import { ARRIVALS } from './arrivals.ts';
import { createGuestDocument } from './document.ts';
import { createQueue } from './queue.ts';
import type { FakeSurface, HostAnswers } from './surface.ts';
import { createSurface } from './surface.ts';

/** Options of `createFakeGuest`. */
export interface FakeGuestOptions {
  /** The clock the partner's page is given too; default the machine's. */
  readonly clock?: EmbedClock;
  /** How guests come up; default `joins`. */
  readonly arrival?: GuestArrival;
  /** Origins that the client registered, with `*` as in the register; default that of the page. */
  readonly origins?: readonly string[];
  /** False: the browser opens no windows; default true. */
  readonly windows?: boolean;
  /** Handlers with which guests answer their host. */
  readonly answers?: HostAnswers;
  /** Ports in memory deliver without a turn of the event loop; default `memory`. */
  readonly port?: 'memory' | 'message-port';
  /** Reaches a server or a fake one, for surfaces in another page; default nothing answers. */
  readonly fetch?: typeof fetch;
  /** The guest's code; default that of the installed `@chartdock/embed`. */
  readonly connect?: typeof connectGuest;
}

/** Our guest pages with the test in the person's place. */
export interface FakeGuest {
  /** Gives the surfaces that the page opens, one after the other. Rejects with an `EmbedError` for one that was not let in. */
  next(): Promise<FakeSurface>;
  /** Gives the address of each guest page that is asked for, whether or not it comes up; from then on time-outs run. */
  opened(): Promise<string>;
  /** Changes how guests come up from now on. */
  arrive(how: GuestArrival): void;
  /** The addresses of all guest pages that were asked for. */
  readonly addresses: readonly string[];
  /** Counts the listeners for messages that the page has; none is left while a guest is there, and after all have ended. */
  readonly listeners: () => number;
  /** Stands in for the app around a page: `pickFiles({ present: 'host', host: guest.host })`. It needs the option `fetch`. */
  readonly host: SurfaceHost;
  /** Gives the page back as it was. Surfaces that are still open break off. */
  remove(): void;
}

const noServer: typeof fetch = () => Promise.reject(new TypeError('the fake guest was given no server'));

/** A clock whose timers can all be taken back at once. */
const stoppable = (clock: EmbedClock) => {
  const stops = new Set<() => void>();
  return {
    clock: {
      now: clock.now,
      after: (milliseconds: number, task: () => void) => {
        const stop = clock.after(milliseconds, task);
        stops.add(stop);
        return stop;
      },
    },
    stop: () => stops.forEach((stop) => stop()),
  };
};

/**
 * Takes the place of our guest pages from now until `remove`: frames and windows that the embed opens show nothing, and
 * their end of the conversation is held by the true guest code and steered by the test. It works in a browser, in happy-dom
 * and jsdom, and in a process without a document, where it provides the little of a page that the embed touches.
 */
export const createFakeGuest = (options: FakeGuestOptions = {}): FakeGuest => {
  const { connect = connectGuest, answers = {}, fetch: reach = noServer } = options;
  const own = stoppable(options.clock ?? embedClockOf(systemClock));
  const addresses: string[] = [];
  const opened = createQueue<string>();
  const surfaces = createQueue<FakeSurface>();
  const open = new Set<FakeSurface>();
  let { arrival = 'joins' } = options;
  let isRegistered = true;

  const note = (address: string): void => {
    addresses.push(address);
    opened.add(address);
  };

  const show = (address: URL, place: GuestPlace | undefined, onLeave: (to: string) => void): void => {
    const { runs, loads, change } = ARRIVALS[arrival];
    const load = (): void => {
      if (loads) place?.load();
    };
    if (!runs) {
      queueMicrotask(load);
      return;
    }
    const { origin: hostOrigin, deliver } = page;
    const document = createGuestDocument({
      address,
      place,
      hostOrigin,
      deliver,
      change,
      onLeave,
      fetch: reach,
    });
    const client = { clientId: 'fake', origins: options.origins ?? [hostOrigin] };
    connect({ client, page: document.page, clock: own.clock }).then(
      (session) => {
        const onReload = (): void => show(address, place, onLeave);
        const surface = createSurface({ session, document, answers, onReload });
        open.add(surface);
        surfaces.add(surface);
      },
      (error: EmbedError) => {
        isRegistered &&= error.code !== 'origin_not_allowed';
        surfaces.fail(error);
      },
    );
    // By then the guest's first word has arrived.
    queueMicrotask(() => queueMicrotask(load));
  };
  const page = takeOverPage({
    port: options.port ?? 'memory',
    mayOpenWindows: () => options.windows ?? true,
    isRegistered: options.fetch === undefined ? () => isRegistered : undefined,
    onOpen: (place) => {
      note(place.address.href);
      // The page begins to listen after it has set the address.
      queueMicrotask(() => show(place.address, place, () => undefined));
    },
  });

  return {
    next: surfaces.next,
    opened: opened.next,
    arrive: (how) => {
      arrival = how;
    },
    addresses,
    listeners: page.listeners,
    host: {
      show: async ({ url }) => {
        note(url);
        await new Promise<void>((resolve) => show(new URL(url), undefined, () => resolve()));
      },
    },
    remove: () => {
      for (const surface of open) surface.crash();
      open.clear();
      own.stop();
      page.giveBack();
    },
  };
};
