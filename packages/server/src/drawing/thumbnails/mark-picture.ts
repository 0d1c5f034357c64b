import { WIDTH } from './picture.ts';
import type { View } from './small-view.ts';

const MARK = { text: 'Chartdock preview', angle: -24 } as const;

/** How large the words are and how far apart, in pixels of the picture. */
interface MarkSize {
  readonly size: number;
  readonly across: number;
  readonly down: number;
}

const LARGE: MarkSize = { size: 22, across: 280, down: 150 };
const SMALL: MarkSize = { size: 13, across: 150, down: 66 };

/**
 * Covers a view with words that name it a preview, too many to be cut away; `scale` is how many pixels of the picture stand for
 * one of the view.
 */
export const markOver = ({ x, y, w, h }: View, scale: number, mark: MarkSize = LARGE): string => {
  const [across, down] = [mark.across / scale, mark.down / scale];
  const marks: string[] = [];
  for (let row = 0; row * down < h + down; row += 1)
    for (let column = 0; column * across < w + across; column += 1) {
      const [left, top] = [x + (column - (row % 2) / 2) * across, y + (row + 0.5) * down];
      marks.push(
        `<g transform="rotate(${MARK.angle} ${left} ${top})"><text x="${left}" y="${top}" font-size="${mark.size / scale}">${MARK.text}</text></g>`,
      );
    }
  return `<g fill="#7f8794" fill-opacity="0.28" font-weight="bold">${marks.join('')}</g>`;
};

const VIEW_BOX = /^<svg [^>]*?viewBox="([^"]*)"/;
const END = '</svg>';

/** Covers a small picture of our own making with the mark. */
export const markPicture = (svg: string): string => {
  const [x = 0, y = 0, w = WIDTH, h = WIDTH] = (VIEW_BOX.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const end = svg.lastIndexOf(END);
  return svg.slice(0, end) + markOver({ x, y, w, h }, WIDTH / w, SMALL) + END;
};
