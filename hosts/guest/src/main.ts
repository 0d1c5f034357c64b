import { connectGuest, parseClientRecord, type GuestSession } from '@chartdock/embed/guest';
import { openFirst } from './first/open-first.ts';
import { openGuest, type Guest } from './guest.ts';
import { loadAgain, loadRest } from './load-rest.ts';
import { tagOf } from './root-element.ts';
import { sayTrouble } from './say-trouble.ts';
import { surfaceTitles } from './surface-titles.ts';
import { loadTask } from './tasks.ts';

type Locale = GuestSession['first']['locale'];

/** Puts an empty element in the place of one that something was drawn into. */
const renewed = (place: Element): Element => {
  const empty = place.cloneNode(false) as Element;
  place.replaceWith(empty);
  return empty;
};

/** Loads the components for a page that shows nothing yet; whoever waits long is told. */
const loadFor = (place: Element, locale: Locale): ReturnType<typeof loadRest> =>
  loadRest(() => sayTrouble(place, locale));

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
  const say = (): void => sayTrouble(place, first.locale);
  const [rest, open] = await Promise.all([loadRest(say), loadAgain(() => loadTask(config.task), say)]);
  await rest.drawTask({ place, session, open, guest });
};

/** Opens a task: a file picker that starts over by its first picture, all else by its components. */
const openTask = async (session: GuestSession, place: Element): Promise<void> => {
  const { first, config } = session;
  const { locale, replay } = first;
  document.documentElement.lang = tagOf(locale);
  document.title = config.title ?? surfaceTitles(locale).titles[config.task];
  try {
    // After a reload there is a selection to be shown and a place to be scrolled to.
    if (config.task === 'pick-files' && replay === undefined)
      await openFirst(session, { config, place, without: openByComponents });
    else await openByComponents(session, place);
  } catch (error) {
    const empty = renewed(place);
    const rest = await loadFor(empty, locale);
    rest.drawFailure(empty, { session, error, again: () => void openTask(session, renewed(empty)) });
  }
};

const start = async (place: Element): Promise<void> => {
  try {
    const client = parseClientRecord(document.querySelector('#chartdock-client')?.textContent);
    await openTask(await connectGuest({ client }), place);
  } catch (error) {
    const rest = await loadFor(place, /^en\b/i.test(navigator.language) ? 'en' : 'zh');
    await rest.drawRefusal(place, error);
  }
};

const place = document.querySelector('#guest');
if (place !== null) void start(place);
