import { createFrame } from './frame.ts';
import type { Surface, SurfaceOptions } from './surface.ts';

/** Shows the guest in an element of the partner's page, filling it. */
export const openContainer = (container: Element, options: SurfaceOptions): Surface => {
  const frame = createFrame(options);
  container.append(frame);
  return { frame, ready: () => undefined, remove: () => frame.remove() };
};
