import type { Area } from '@chartdock/documents/viewing';
import { paintOverview } from './paint-overview.ts';
import type { PicturePart } from './picture.types.ts';

/** Pixels of the picture, and of its longer side, which is the most that every engine can draw. */
const MOST = { pixels: 4_000_000, side: 8_192 } as const;
/** Parts that are painted in one go: a few milliseconds. */
const MOST_AT_ONCE = 250;

/** All of a document, small, to be shown while it moves: painting it anew would take longer than a frame. */
export interface OverviewPicture {
  /** Draws what of the document fills a canvas, at its pixels for one of the document. Returns whether there was a picture to draw. */
  readonly draw: (context: CanvasRenderingContext2D, area: Area, scale: number) => boolean;
  /** Gives up what is not painted yet. */
  readonly stop: () => void;
}

/** Begins to paint all parts of a document small, a few at a time. */
export const createOverviewPicture = (parts: readonly PicturePart[], box: Area): OverviewPicture => {
  const scale = Math.min(1, MOST.side / Math.max(box.w, box.h), Math.sqrt(MOST.pixels / (box.w * box.h)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(box.w * scale));
  canvas.height = Math.max(1, Math.ceil(box.h * scale));
  const context = canvas.getContext('2d');
  let painted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const paintMore = (): void => {
    if (context === null) return;
    paintOverview(context, parts.slice(painted, painted + MOST_AT_ONCE), { area: box, scale });
    painted += MOST_AT_ONCE;
    if (painted < parts.length) timer = setTimeout(paintMore, 0);
  };
  timer = setTimeout(paintMore, 0);
  return {
    draw: (onto, area, wanted) => {
      if (context === null || painted < parts.length) return false;
      onto.setTransform(
        wanted / scale,
        0,
        0,
        wanted / scale,
        (box.x - area.x) * wanted,
        (box.y - area.y) * wanted,
      );
      onto.globalAlpha = 1;
      onto.drawImage(canvas, 0, 0);
      return true;
    },
    stop: () => clearTimeout(timer),
  };
};
