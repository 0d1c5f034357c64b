import { parseColor } from '../model/colors.ts';

const MAX = 10_000_000;

/** Writes a number for SVG: finite, at most two decimals, and the same everywhere. */
export const num = (value: number): string => {
  if (!Number.isFinite(value)) return '0';
  const rounded = Math.round(Math.max(-MAX, Math.min(MAX, value)) * 100) / 100;
  return rounded === 0 ? '0' : String(rounded);
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]|\p{Surrogate}|[\u{1fffe}-\u{1ffff}\u{2fffe}-\u{2ffff}\u{ffffe}-\u{10ffff}]/gu;

/** Writes a text as XML, without the signs that XML does not have and those that turn the direction of the following text. */
export const escapeText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** Writes a colour as a hex value, so that no stored text becomes markup; any other sign becomes another one. */
export const hexOr = (value: string | undefined, fallback: string): string =>
  (value === undefined ? undefined : parseColor(value)) ?? fallback;

type Value = string | number | undefined;

/** Writes an element. Values are numbers of ours, or texts that get escaped; undefined leaves an attribute out. */
export const element = (name: string, attributes: Readonly<Record<string, Value>>, content = ''): string => {
  let text = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? num(value) : escapeText(value)}"`;
  }
  return content === '' ? `${text}/>` : `${text}>${content}</${name}>`;
};

/** A place of the drawing, such as a corner of a route. */
export type Point = readonly [x: number, y: number];

/** A rectangle of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A part of a picture, such as a shape or a line, with the room it takes. */
export interface DrawnPart {
  readonly svg: string;
  readonly box: Box;
  /** Id of the cell, topic or element it shows. */
  readonly id?: string;
}

/** A picture in parts, from the lowest to the one above all others, with the room they take together. */
export interface Drawing {
  readonly parts: readonly DrawnPart[];
  readonly box: Box;
}

/** Widens a rectangle on all sides. */
export const widen = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + by * 2,
  h: h + by * 2,
});

/** Returns the smallest rectangle around some. */
export const boundsOf = (boxes: Iterable<Box>): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, w, h } of boxes) {
    left = Math.min(left, x, x + w);
    top = Math.min(top, y, y + h);
    right = Math.max(right, x, x + w);
    bottom = Math.max(bottom, y, y + h);
  }
  return left > right ? { x: 0, y: 0, w: 0, h: 0 } : { x: left, y: top, w: right - left, h: bottom - top };
};

/** Writes a template of markup whose values are numbers. */
export const withNumbers = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.reduce((text, part, index) => text + num(values[index - 1] ?? 0) + part);
