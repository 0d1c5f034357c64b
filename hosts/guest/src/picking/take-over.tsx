import type { GuestSession } from '@chartdock/embed/guest';
import { contentOf } from '@chartdock/files';
import { hydrateRoot } from 'react-dom/client';
import type { Guest } from '../session/guest.ts';
import type { OpenTask } from '../session/task.types.ts';
import { nameDocument } from '../surface/task-titles.ts';
import { drawInto } from '../shell/draw-into.ts';
import type { FirstPicture } from './first-picture.types.ts';
import { createGuestArea } from './guest-area.ts';
import { openStartPlace } from './open-start-place.ts';
import { drawPickFiles } from './pick-files.tsx';

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
  nameDocument(session.config, session.first.locale);
  drawInto(place, await open(session, session.config, guest));
};

/** Gives the focus back to the element that lost it while it was out of the document. */
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
  nameDocument(session.config, session.first.locale);
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
