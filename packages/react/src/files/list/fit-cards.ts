import type { GridGeometry } from '../windowing/fit-grid.ts';
import { fitGrid } from '../windowing/fit-grid.ts';

/** Least width of a card of the icon view, in pixels. */
export const minCardWidth = 196;

/** Least width of a card where the window is narrow, so that two fit a phone, in pixels. */
export const minNarrowCardWidth = 148;

/** Space between cards in pixels. */
export const cardGap = 16;

/** Height of a card below its picture, in pixels. */
export const cardTextHeight = 84;

/** Width from which on cards have room for a whole line below their titles, in pixels. */
export const narrowWidth = 480;

/** Fits the cards of the icon view into a width in pixels. */
export const fitCards = (width: number): GridGeometry =>
  fitGrid({
    width,
    minCardWidth: width < narrowWidth ? minNarrowCardWidth : minCardWidth,
    gap: cardGap,
    textHeight: cardTextHeight,
  });
