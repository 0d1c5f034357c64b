import type { SurfaceContext } from './context.ts';
import type { OpenView } from './surface.types.ts';
import { waitingLook } from './waiting-look.ts';
import { windowAddress } from './window-address.ts';

/** Pause between two looks at a window that cannot tell us that it was closed, in milliseconds. */
const LOOK_MS = 300;

/** Needs of a window from the context it is opened in. */
type PopupContext = Pick<SurfaceContext, 'clock' | 'theme' | 'locale'>;

/** Draws the waiting place into an empty window; it is seen until the guest's page has come. */
const holdPlace = (popup: Window, { theme }: PopupContext): void => {
  try {
    popup.document.documentElement.style.cssText = `height:100%;background:${waitingLook(theme)}`;
  } catch {
    // It shows a page of another origin already.
  }
};

/** Shows the guest in a window that was opened before. `onLost` hears first that the window has gone or was cut off. */
export const openPopup =
  (popup: Window, context: PopupContext, onLost: () => void): OpenView =>
  ({ address }) => {
    const { clock } = context;
    holdPlace(popup, context);
    popup.location.href = windowAddress(address, context).href;
    return {
      window: () => popup,
      box: undefined,
      // Was drawn into the empty window, as the ground alone would not be seen there.
      hold: undefined,
      ready: () => undefined,
      focus: () => popup.focus(),
      resize: undefined,
      watch: (onGone, onTick, onLeave) => {
        let stop: () => void;
        // Browsers tell a window late, or not at all, that the page at the other end of its port has gone.
        window.addEventListener('pagehide', onLeave);
        const look = (): void => {
          stop = clock.after(LOOK_MS, look);
          if (popup.closed) {
            onLost();
            onGone('popup_lost');
          } else onTick();
        };
        stop = clock.after(LOOK_MS, look);
        return () => {
          window.removeEventListener('pagehide', onLeave);
          stop();
        };
      },
      remove: () => popup.close(),
    };
  };
