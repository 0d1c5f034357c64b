import type { GuestSession } from '@chartdock/embed/guest';
import { connectGuest, parseClientRecord } from '@chartdock/embed/guest';
import { openFirst } from './first/open-first.ts';
import type { Guest } from './session/guest.ts';
import { openGuest } from './session/guest.ts';
import { loadAgain } from './loading/load-again.ts';
import { loadChooser, loadComponents, loadTrouble } from './loading/load-parts.ts';
import { tagOf } from './surface/root-element.ts';
import { sayTrouble } from './surface/say-trouble.ts';

type Locale = GuestSession['first']['locale'];

/** Puts an empty element in the place of one that something was drawn into. */
const renewed = (place: Element): Element => {
  const empty = place.cloneNode(false) as Element;
  place.replaceWith(empty);
  return empty;
};

/** Tells a person who waits long for a part that it does not come. */
const sayIn = (place: Element, locale: Locale) => (): void => sayTrouble(place, locale);

/** Opens a task by its components. Those of a picker ask for the signed-in person while they are loaded. */
const openByComponents = async (
  session: GuestSession,
  place: Element,
  opened?: Promise<Guest>,
): Promise<void> => {
  const { config, first } = session;
  const guest =
    opened ?? (/^pick/.test(config.task) ? openGuest(session, window) : new Promise<never>(() => undefined));
  guest.catch(() => undefined);
  const say = sayIn(place, first.locale);
  const [components, open] = await Promise.all([
    loadComponents(say),
    // A picker that starts over needs no list of tasks.
    loadAgain(async () => (await import('./loading/load-task.ts')).loadTask(config), say),
  ]);
  await components.drawTask({ place, session, open, guest });
};

/** Opens a task: a file picker that starts over by its first picture, a chooser by its own, all else by its components. */
const openTask = async (session: GuestSession, place: Element): Promise<void> => {
  const { first, config } = session;
  const { locale, replay } = first;
  document.documentElement.lang = tagOf(locale);
  try {
    // After a reload there is a selection to be shown and a place to be scrolled to.
    if (config.task === 'pick-files' && replay === undefined)
      await openFirst(session, { config, place, without: openByComponents });
    else if (config.task === 'choose-template')
      await (await loadChooser(sayIn(place, locale))).openChooser(session, place);
    else await openByComponents(session, place);
  } catch (error) {
    const empty = renewed(place);
    const trouble = await loadTrouble(sayIn(empty, locale));
    trouble.drawFailure(empty, { session, error, again: () => void openTask(session, renewed(empty)) });
  }
};

const start = async (place: Element): Promise<void> => {
  try {
    const client = parseClientRecord(document.querySelector('#chartdock-client')?.textContent);
    await openTask(await connectGuest({ client }), place);
  } catch (error) {
    const trouble = await loadTrouble(sayIn(place, /^zh\b/i.test(navigator.language) ? 'zh' : 'en'));
    trouble.drawRefusal(place, error);
  }
};

const place = document.querySelector('#guest');
if (place !== null) void start(place);
