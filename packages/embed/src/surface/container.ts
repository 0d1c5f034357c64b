import { createFrame, frameSurface } from './frame.ts';
import type { OpenView } from './surface.types.ts';

/** Shows the guest in an element of the partner's page, filling it. */
export const openContainer =
  (box: Element): OpenView =>
  (view) => {
    const frame = createFrame(view);
    const opener = document.activeElement as HTMLElement | null;
    const surface = frameSurface(frame);
    // In an element without a height of its own a share of it is none, and browsers give a frame 150 pixels. An element that
    // is hidden still has its height only when it is shown.
    const sizes = new ResizeObserver(() => {
      if (frame.clientHeight === 0) return;
      // Before the height changes: the browser reports a loop to a page whose observed element is resized by its observer.
      sizes.disconnect();
      if (frame.clientHeight === 150) surface.resize(480);
    });
    box.append(frame);
    sizes.observe(frame);
    return {
      ...surface,
      box,
      ready: onNothing,
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
