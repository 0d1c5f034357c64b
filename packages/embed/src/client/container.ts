import { createFrame, frameSurface } from './frame.ts';
import type { OpenView } from './surface.ts';

/** Shows the guest in an element of the partner's page, filling it. */
export const openContainer =
  (box: Element): OpenView =>
  (view) => {
    const frame = createFrame(view);
    const opener = document.activeElement as HTMLElement | null;
    box.append(frame);
    return {
      ...frameSurface(frame),
      box,
      ready: () => undefined,
      remove: () => {
        // A focus that was inside would be lost with the frame.
        if (document.activeElement === frame) opener?.focus();
        frame.remove();
      },
    };
  };
