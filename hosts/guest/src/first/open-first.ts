import type { GuestHandlers, GuestSession, PickConfig } from '@chartdock/embed/guest';
import type { LoadedPage } from '@chartdock/files';
import { askFirstPage } from '@chartdock/files/picking';
import { showsPictures } from '@chartdock/react/first-picture';
import { announce, takeFocus } from '../surface/announce.ts';
import { focusFrom } from '../surface/focus.ts';
import type { Guest } from '../session/guest.ts';
import { openGuest } from '../session/guest.ts';
import { followTab } from '../surface/leaving.ts';
import { loadComponents } from '../loading/load-parts.ts';
import { painted, PATIENCE_MS } from '../surface/painted.ts';
import { startPlaceOf } from '../session/start-place.ts';
import { lookupOf } from '../surface/text-lookup.ts';
import type { FirstSurface } from './first-surface.ts';
import { writeFirstSurface } from './first-surface.ts';
import type { KeptEvents } from './kept-events.ts';
import { keepEvents } from './kept-events.ts';

/** How long nothing is shown before the placeholders of the rows, in milliseconds. */
const WAITING_MS = 100;

/** A session whose host may ask before anything can answer: the questions wait for the handlers that come. */
interface WaitingSession {
  readonly session: GuestSession;
  /** Resolves when the host has been given the handlers that answer. */
  readonly handled: Promise<GuestHandlers>;
}

const waitForHandlers = (session: GuestSession): WaitingSession => {
  let give: (handlers: GuestHandlers) => void = () => undefined;
  const handled = new Promise<GuestHandlers>((resolve) => {
    give = resolve;
  });
  const handle: GuestSession['handle'] = (next) => {
    session.handle(next);
    give(next);
  };
  return { session: { ...session, handle }, handled };
};

/** Answers at once where nothing later is needed, and lets the rest wait. */
const answerFirst = (
  session: GuestSession,
  { keeper }: Guest,
  { frame, handled }: { readonly frame: HTMLElement; readonly handled: Promise<GuestHandlers> },
): void =>
  session.handle({
    onToken: keeper.take,
    onFocus: (direction) => void focusFrom(frame, direction),
    onUpdate: (change) => void handled.then((handlers) => handlers.onUpdate?.(change)),
    onAct: async (act) => (await (await handled).onAct?.(act)) ?? false,
    onBack: async () => (await (await handled).onBack?.()) ?? false,
  });

/** Answers events that need nothing later: a press that ends the surface, and Tab, which moves the focus by itself. */
const answerAtOnce =
  (session: GuestSession, { frame, exits }: FirstSurface) =>
  (event: Event): boolean => {
    const { type, target } = event;
    if (event instanceof KeyboardEvent && event.key === 'Tab') {
      followTab(session, frame, event);
      return true;
    }
    const isExit = type === 'click' && target instanceof Node && exits.some((exit) => exit.contains(target));
    if (isExit) void session.close({ status: 'cancelled' }).catch(() => undefined);
    return isExit;
  };

interface Shown {
  readonly page: LoadedPage | undefined;
  /** Milliseconds from question to answer. */
  readonly took: number;
}

/**
 * Shows the rows as soon as they come, and their placeholders only when they take longer: a picture that is gone with the next
 * frame is a flicker, and costs as much as the one that stays.
 */
const showRows = async (
  surface: FirstSurface,
  loaded: Promise<LoadedPage>,
  attach: () => void,
): Promise<Shown> => {
  const since = performance.now();
  const timer = setTimeout(() => {
    surface.showWaiting();
    attach();
  }, WAITING_MS);
  let page: LoadedPage | undefined;
  try {
    page = await loaded;
  } catch {
    // The lists that take it over say why there is none.
  }
  clearTimeout(timer);
  if (page === undefined || page.total === 0) surface.showWaiting();
  else surface.showRows(page);
  attach();
  return { page, took: performance.now() - since };
};

/** Loads the components once the rows are painted, or beside a list that takes its time. */
const loadAfter = async (rows: Promise<unknown>, say: () => void): ReturnType<typeof loadComponents> => {
  await Promise.race([rows.then(painted), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return loadComponents(say);
};

/** Surface that a first picture is written for. */
export interface FirstOpening {
  readonly config: PickConfig;
  readonly place: Element;
  /** Opens the picker by its components, for a token whose lists are others than usual, and where pictures come first. */
  readonly without: (session: GuestSession, place: Element, guest: Promise<Guest>) => Promise<void>;
}

/**
 * Opens a file picker by its first picture: the page of the list is asked for, shown as soon as it comes, and handed over
 * with all else to the components, which are loaded then. Rejects when the signed-in person cannot be loaded.
 */
export const openFirst = async (
  joined: GuestSession,
  { config, place, without }: FirstOpening,
): Promise<void> => {
  const { session, handled } = waitForHandlers(joined);
  const guest = await openGuest(session, window);
  const { client, storage, userId, texts } = guest;
  // A person who has looked at pictures has had their drawer; rows before them would be another picture.
  if (guest.top !== undefined || showsPictures(storage, userId))
    return without(session, place, Promise.resolve(guest));
  const t = lookupOf(texts, config);
  const first = askFirstPage({ client, storage, userId, place: startPlaceOf(session) });
  const surface = writeFirstSurface(guest, config, first);
  const kept: KeptEvents = keepEvents(window, answerAtOnce(guest.session, surface));
  const attach = (): void => {
    if (surface.element.isConnected) return;
    surface.show(place);
    announce(guest.session);
    takeFocus(session, surface.frame);
  };
  answerFirst(joined, guest, { frame: surface.frame, handled });
  const rows = showRows(surface, first.loaded, attach);
  const components = await loadAfter(rows, () => surface.say(t('error.network')));
  const { page, took } = await rows;
  await kept.composed();
  surface.say(undefined);
  try {
    await components.takeOver({ place, guest, first, page, took });
    await handled;
    surface.showAnswered();
  } finally {
    kept.answer();
  }
};
