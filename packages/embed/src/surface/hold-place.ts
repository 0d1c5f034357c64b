import type { SurfaceView } from './surface.types.ts';
import { waitingLook } from './waiting-look.ts';

/** How long the ground stays behind a guest that is ready, in milliseconds: what it has written is not painted yet. */
export const GROUND_MS = 1000;

/**
 * Draws into a frame, behind its document, what holds the place of the guest until that is ready: a document that has not painted yet is
 * seen through. Then the ground alone stays a while, without what would show below a frame that grows. `top` is the height
 * of the guest's head, in pixels.
 */
export const holdPlace = (
  frame: HTMLIFrameElement,
  { theme, ready }: Pick<SurfaceView, 'theme' | 'ready'>,
  top?: number,
): void => {
  const { style } = frame;
  frame.ariaBusy = 'true';
  style.background = waitingLook(theme, top);
  const leave = (): void => {
    frame.ariaBusy = null;
    // By the style alone: a timer would hold a frame that was closed meanwhile.
    style.transition = `background-color 0s ${GROUND_MS}ms`;
    style.background = '';
  };
  ready.then(leave, leave);
};
