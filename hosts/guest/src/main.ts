import type { GuestSession } from '@chartdock/embed/guest';
import { connectGuest, parseClientRecord } from '@chartdock/embed/guest';
import { openFirst } from './first/open-first.ts';
import type { Guest } from './session/guest.ts';
import { openGuest } from './session/guest.ts';
import { loadAgain } from './loading/load-again.ts';
import { loadChooser, loadComponents, loadTrouble } from './loading/load-parts.ts';
import { tagOf } from './surface/root-element.ts';
import { sayTrouble } from './surface/say-trouble.ts';
import type { DrawnTask } from './loading/load-task.ts';
import { loadTask } from './loading/load-task.ts';

type Locale = GuestSession['first']['locale'];

/** Puts an empty element in the place of one that something was drawn into. */
const renewed = (place: Element): Element => {
  const empty = place.cloneNode(false) as Element;
  place.replaceWith(empty);
  return empty;
};

/** Loads what says why a page shows nothing; whoever waits long for it is told as much. */
const loadTroubleFor = (place: Element, locale: Locale): ReturnType<typeof loadTrouble> =>
  loadTrouble(() => sayTrouble(place, locale));

/** Opens a task by its components. Those of a picker ask for the signed-in person while they are loaded. */
const openByComponents =
  (task: DrawnTask) =>
  async (session: GuestSession, place: Element, opened?: Promise<Guest>): Promise<void> => {
    const guest =
      opened ?? (/^pick/.test(task) ? openGuest(session, window) : new Promise<never>(() => undefined));
    guest.catch(() => undefined);
    const say = (): void => sayTrouble(place, session.first.locale);
    const [components, open] = await Promise.all([loadComponents(say), loadAgain(() => loadTask(task), say)]);
    await components.drawTask({ place, session, open, guest });
  };

/** Opens a task: a file picker that starts over by its first picture, a chooser by its own, all else by its components. */
const openTask = async (session: GuestSession, place: Element): Promise<void> => {
  const { first, config } = session;
  const { locale, replay } = first;
  document.documentElement.lang = tagOf(locale);
  try {
    if (config.task === 'choose-template') {
      const { openChooser } = await loadChooser(() => sayTrouble(place, locale));
      await openChooser(session, place);
      return;
    }
    const byComponents = openByComponents(config.task);
    // After a reload there is a selection to be shown and a place to be scrolled to.
    if (config.task === 'pick-files' && replay === undefined)
      await openFirst(session, { config, place, without: byComponents });
    else await byComponents(session, place);
  } catch (error) {
    const empty = renewed(place);
    const trouble = await loadTroubleFor(empty, locale);
    trouble.drawFailure(empty, { session, error, again: () => void openTask(session, renewed(empty)) });
  }
};

const start = async (place: Element): Promise<void> => {
  try {
    const client = parseClientRecord(document.querySelector('#chartdock-client')?.textContent);
    await openTask(await connectGuest({ client }), place);
  } catch (error) {
    const trouble = await loadTroubleFor(place, /^en\b/i.test(navigator.language) ? 'en' : 'zh');
    trouble.drawRefusal(place, error);
  }
};

const place = document.querySelector('#guest');
if (place !== null) void start(place);
