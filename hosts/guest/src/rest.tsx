import { isApiError } from '@chartdock/client';
import { isEmbedError, type GuestSession } from '@chartdock/embed/guest';
import { contentOf } from '@chartdock/files';
import type { JSX } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { FirstPicture } from './first/first-picture.types.ts';
import type { Guest } from './guest.ts';
import { GuestHead } from './GuestHead.tsx';
import { createGuestArea } from './guest-area.ts';
import { Problem } from './Problem.tsx';
import { openStartPlace } from './open-start-place.ts';
import { surfaceTitles } from './surface-titles.ts';
import { drawPickFiles } from './tasks/pick-files.tsx';
import type { OpenTask } from './tasks/task.types.ts';
import { connectProblem, surfaceWords } from './words.ts';

/** Draws into an element that holds nothing of a runtime; what it shows goes. */
const drawInto = (place: Element, drawn: JSX.Element): void => {
  place.replaceChildren();
  createRoot(place).render(drawn);
};

/** A task to be drawn from its beginning. */
export interface Opening {
  readonly place: Element;
  readonly session: GuestSession;
  readonly open: OpenTask;
  /** The client of a task that picks. */
  readonly guest: Promise<Guest>;
}

/** Draws a task once it is prepared. Rejects when it cannot be. */
export const drawTask = async ({ place, session, open, guest }: Opening): Promise<void> => {
  drawInto(place, await open(session, session.config, guest));
};

/** Says why a task could not be opened, offers another try, and lets the host stop waiting. */
export const drawFailure = (
  place: Element,
  {
    session,
    error,
    again,
  }: { readonly session: GuestSession; readonly error: unknown; readonly again: () => void },
): void => {
  const { config, first } = session;
  const { locale } = first;
  const onClose = (): void => void session.close({ status: 'cancelled' }).catch(() => undefined);
  drawInto(
    place,
    <Problem
      head={<GuestHead config={config} locale={locale} onClose={onClose} />}
      text={(isApiError(error) ? error.text : undefined) ?? surfaceTitles(locale).failed}
      locale={locale}
      theme={first.theme}
      retry={{ label: surfaceWords(locale).retry, run: again }}
    />,
  );
  // What there is to see is here.
  session.emit('ready', null);
  if (config.telemetry === true) session.emit('telemetry', { name: 'problem', code: 'not_opened' });
};

/** Says why nobody could be let in. */
export const drawRefusal = async (place: Element, error: unknown): Promise<void> => {
  const locale = /^en\b/i.test(navigator.language) ? 'en' : 'zh';
  const code = isEmbedError(error) ? error.code : undefined;
  drawInto(place, <Problem text={await connectProblem(locale, code)} locale={locale} />);
};

/** Gives the focus back to what lost it while it was out of the document. */
const keepingFocus = (run: () => void): void => {
  const { activeElement } = document;
  run();
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement)
    activeElement.focus({ preventScroll: true });
};

/**
 * Goes on with a first picture: its page becomes the first list, and its elements those of the components. A picture
 * without rows is drawn again in the same frame.
 */
export const takeOver = async ({ place, guest, first, page, took }: FirstPicture): Promise<void> => {
  const { session } = guest;
  const whole = createGuestArea(guest, first);
  const drawn = await drawPickFiles(whole, { isAnnounced: true, took });
  const opened = openStartPlace(whole.area, session);
  const hasRows = page !== undefined && page.total > 0;
  // A folder that is gone leads to another list, which takes its time.
  if (hasRows) await opened;
  const isSame = hasRows && contentOf(whole.area.getState().list)?.rows[0] === page.items[0];
  if (isSame) keepingFocus(() => hydrateRoot(place, drawn));
  else drawInto(place, drawn);
};
