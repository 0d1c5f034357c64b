import type { Life } from '../api/life.ts';
import { failedWith } from '../explain/explained.ts';
import type { SurfaceKind } from '../surface.types.ts';
import type { SurfaceContext } from '../surface/context.ts';
import type { Extras, OpenSurface } from '../surface/opening.types.ts';
import { openPopup } from '../surface/popup.ts';
import { demand } from '../tasks/demand.ts';
import type { Task } from '../tasks/task.types.ts';
import { launch, leaveForWindow } from './launch.ts';

/** A surface that is shown outside the partner's page. */
export interface Elsewhere {
  readonly context: SurfaceContext;
  readonly life: Life;
  readonly task: Task;
  readonly extras: Extras | undefined;
  /** Given by the client, so that this part holds no second copy of it. */
  readonly openSurface: OpenSurface;
  readonly popup: Window | null | undefined;
}

/**
 * Opens a surface in the window that was opened for it. An opener policy of this page cuts the window off, and it then looks
 * closed: its task is left with the server, in case the window is still there.
 */
export const beginInPopup = (opening: Omit<Elsewhere, 'popup'>, popup: Window): void => {
  const { context, life } = opening;
  const onLost = (): void => {
    if (life.state === 'opening') void leaveForWindow(opening);
  };
  opening.openSurface({
    ...opening,
    placement: { kind: 'popup', open: openPopup(popup, context, onLost), mayFallBack: false },
  });
};

/** Opens a surface in a window, in this tab, or in the app around it. Throws `bad_option`. */
export const beginElsewhere = async (opening: Elsewhere): Promise<void> => {
  const { popup, life, task } = opening;
  const { present, returnUrl, host } = task.options;
  if (present === 'popup') {
    if (popup) beginInPopup(opening, popup);
    else life.settle(failedWith(opening.context, 'popup_blocked'));
    return;
  }
  demand(present === 'page' || present === 'host', 'present');
  if (present === 'page') demand(returnUrl !== undefined, 'returnUrl');
  else demand(typeof host?.show === 'function', 'host');
  await launch({ ...opening, kind: present as SurfaceKind });
};
