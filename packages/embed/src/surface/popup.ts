import type { EmbedClock } from '../clock.ts';
import type { OpenView } from './surface.types.ts';

/** Pause between two looks at a window that cannot tell us that it was closed, in milliseconds. */
const LOOK_MS = 300;

/** Shows the guest in a window that was opened before. `onLost` hears first that the window has gone or was cut off. */
export const openPopup =
  (popup: Window, clock: EmbedClock, onLost: () => void): OpenView =>
  ({ address }) => {
    popup.location.href = address;
    return {
      window: () => popup,
      box: undefined,
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
