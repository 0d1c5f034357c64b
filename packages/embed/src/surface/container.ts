import { createFrame, frameSurface } from './frame.ts';
import type { OpenView } from './surface.types.ts';

/** Shows the guest in an element of the partner's page, filling it. */
export const openContainer =
  (box: Element): OpenView =>
  (view) => {
    const frame = createFrame(view);
    const opener = document.activeElement as HTMLElement | null;
    // In an element without a height of its own a share of it is none, and browsers give a frame 150 pixels.
    const surface = frameSurface(frame);
    const ready = (): void => {
      if (frame.clientHeight === 150) surface.resize(480);
    };
    box.append(frame);
    ready();
    return {
      ...surface,
      box,
      ready,
      // Part of the modal's part, for want of room here: a guest that takes its time leaves time for it.
      hold: () => void import('./modal.ts').then(({ holdPlace }) => holdPlace(frame, view), onNothing),
      remove: () => {
        // A focus that was inside would be lost with the frame.
        if (document.activeElement === frame) opener?.focus();
        frame.remove();
      },
    };
  };

const onNothing = (): void => undefined;
