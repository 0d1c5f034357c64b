import type { SurfaceView } from './surface.types.ts';
import { waitingLook } from './waiting-look.ts';

/**
 * Draws on the ground of a frame the waiting place of a slow guest, unless it is ready by now. `top` is the height of the
 * guest's head, in pixels.
 */
export const holdPlace = (
  frame: HTMLIFrameElement,
  { theme }: Pick<SurfaceView, 'theme'>,
  top?: number,
): void => {
  if (frame.ariaBusy) frame.style.background = waitingLook(theme, top);
};
