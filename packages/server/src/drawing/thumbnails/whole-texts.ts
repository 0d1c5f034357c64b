import { widthOf } from '@chartdock/documents';
import type { View } from './small-view.ts';

/** A line of text as it is drawn. */
export interface DrawnLine {
  readonly text: string;
  readonly box: View;
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' },
};
const SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
// A text, with the ground that keeps lines away from it, or a text that is turned around a point.
const DRAWN =
  /<g transform="rotate\((-?[\d.]+) ([-\d.]+) ([-\d.]+)\)">(<text[^>]*>.*?<\/text>)<\/g>|(?:<rect [^>]*\/>)?(<text[^>]*>.*?<\/text>)/g;
const TEXT = /^<text([^>]*)>(.*)<\/text>$/;
const LINE = /<tspan( x="[^"]*" y="[^"]*")>(.*?)<\/tspan>(?=<tspan x|$)/g;

const plain = (markup: string): string =>
  markup.replace(/<[^<>]*>/g, '').replace(/&[^;&]{1,10};/g, (entity) => ENTITIES[entity] ?? entity);

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const readText = (markup: string): readonly DrawnLine[] => {
  const [, tag = '', content = ''] = TEXT.exec(markup) ?? [];
  const size = Number(attribute(tag, 'font-size'));
  const weight = attribute(tag, 'font-weight') === 'bold' ? 'bold' : 'regular';
  const share = SHARES[attribute(tag, 'text-anchor') ?? 'start'] ?? 0;
  const spans = [...content.matchAll(LINE)];
  const lines = spans.length > 0 ? spans : [['', tag, content]];
  return lines.map(([, at = '', words = '']) => {
    const text = plain(words);
    const w = widthOf(text, size, weight);
    const x = Number(attribute(at, 'x')) - w * share;
    return { text, box: { x, y: Number(attribute(at, 'y')) - size * 0.8, w, h: size * 0.92 } };
  });
};

/** Turns a line a quarter to the left around a point. */
const turn = ({ text, box }: DrawnLine, cx: number, cy: number): DrawnLine => {
  const [right, down] = [box.x + box.w / 2 - cx, box.y + box.h / 2 - cy];
  return { text, box: { x: cx + down - box.h / 2, y: cy - right - box.w / 2, w: box.h, h: box.w } };
};

const readDrawn = ([, angle, cx, cy, turned = '', upright = '']: readonly (string | undefined)[]) => {
  if (angle === undefined) return readText(upright);
  // Shapes that were turned by hand lie anywhere.
  return angle === '-90' ? readText(turned).map((line) => turn(line, Number(cx), Number(cy))) : [];
};

/**
 * Reads the lines of text from the renderer's output, also those that are written upwards; texts at other angles are left out.
 */
export const readDrawnLines = (svg: string): readonly DrawnLine[] =>
  [...svg.matchAll(DRAWN)].flatMap((found) => readDrawn(found));

/** Returns whether a box lies in a view. */
export const isWithin = ({ x, y, w, h }: View, view: View): boolean =>
  x >= view.x && y >= view.y && x + w <= view.x + view.w && y + h <= view.y + view.h;

/** Leaves out of a picture the texts that the edges of a view would cut. */
export const keepWholeTexts = (svg: string, view: View): string =>
  svg.replace(DRAWN, (...found: (string | undefined)[]) =>
    readDrawn(found).every(({ box }) => isWithin(box, view)) ? (found[0] ?? '') : '',
  );
