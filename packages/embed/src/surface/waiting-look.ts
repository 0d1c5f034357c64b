import type { Theme } from '../surface.types.ts';
import { groundOf } from './ground.ts';

/** A grey that shows on a light ground and on a dark one. */
const BAR = '#8882';
const bar = `linear-gradient(${BAR}, ${BAR})`;
const bars = `repeating-linear-gradient(#0000 0 16px, ${BAR} 0 28px, #0000 0 44px)`;

/**
 * Draws in the ground of a theme the place of a guest until it has painted: tabs, rows and a button, as a value of CSS
 * `background`, which takes no element, no request and no permission. It stands still. `top` is the height of the head that the
 * guest will have, in pixels.
 */
export const waitingLook = (theme: Theme, top = 0): string => {
  const rows = `${top + 124}px / 40% calc(100% - ${top + 184}px) no-repeat`;
  return [
    ...(top > 0 ? [`${bar} 20px 20px / 140px 12px no-repeat`] : []),
    `${bar} 24px ${top + 22}px / 40% 12px no-repeat`,
    `${bar} calc(100% - 24px) calc(100% - 14px) / 72px 32px no-repeat`,
    `${bars} 24px ${rows}`,
    `${bars} calc(100% - 24px) ${rows.replace('40%', '72px')} ${groundOf(theme)}`,
  ].join();
};
