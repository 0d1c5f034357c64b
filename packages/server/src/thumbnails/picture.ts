/** Width of a thumbnail in pixels. */
export const WIDTH = 320;
/** Height of a thumbnail in pixels. */
export const HEIGHT = 200;

const MARGIN = 16;

/** A rectangle in the coordinates of a definition. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Wraps the content of a picture into an SVG of the size of a thumbnail. */
export const frame = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>${content}</svg>`;

/** Writes a number for SVG: finite, two decimals at most. */
export const number = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(Math.max(-1e6, Math.min(1e6, value)) * 100) / 100) : '0';

/** Lets a colour through when it is a plain hex value, so that no stored text becomes markup. */
export const color = (value: unknown, fallback: string): string =>
  typeof value === 'string' && /^#[0-9a-fA-F]{3,8}$/.test(value) ? value : fallback;

/** Scales content to fit the picture with a margin, centred; never larger than it is by half. */
export function fit(boxes: readonly Box[], content: string): string {
  if (boxes.length === 0) return '';
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(1, Math.max(...boxes.map((box) => box.x + box.w)) - left);
  const height = Math.max(1, Math.max(...boxes.map((box) => box.y + box.h)) - top);
  const scale = Math.min((WIDTH - MARGIN * 2) / width, (HEIGHT - MARGIN * 2) / height, 1.5);
  const x = (WIDTH - width * scale) / 2 - left * scale;
  const y = (HEIGHT - height * scale) / 2 - top * scale;
  return `<g transform="translate(${number(x)} ${number(y)}) scale(${number(scale * 1000)}) scale(0.001)">${content}</g>`;
}

/** Draws a text as a bar as long as the text would be, centred in a box. */
export function textBar(box: Box, text: string, fill = '#8a94a6'): string {
  if (text === '') return '';
  const wanted = [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 255 ? 12 : 7), 0);
  const width = Math.min(wanted, box.w * 0.72);
  const height = Math.min(8, box.h * 0.3);
  const x = box.x + (box.w - width) / 2;
  const y = box.y + (box.h - height) / 2;
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(height / 2)}" fill="${fill}"/>`;
}
