import type { MarkdownDefinition } from '../definitions/index.ts';
import { WIDTH, number } from './picture.ts';

const LEFT = 36;
const LINES = 11;
const STEP = 15;
// No more fit into a line; an imported text may be one line of megabytes.
const MAX_SIGNS = 400;

/** Draws a markdown text as its first lines, headings heavier, list items set in. */
export function drawMarkdown({ text }: MarkdownDefinition): string {
  const lines = text.split('\n').slice(0, LINES);
  return lines.map((line, index) => drawLine(line, 24 + index * STEP)).join('');
}

function drawLine(line: string, y: number): string {
  const heading = /^#{1,6}\s/.exec(line);
  const item = /^\s*(?:[-*]|\d+\.)\s/.test(line);
  const words = line.slice(0, MAX_SIGNS).replace(/^[#\s*-]+/, '');
  if (words === '') return '';
  const length = [...words].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 255 ? 8 : 4.5), 0);
  const x = LEFT + (item ? 14 : 0);
  const width = Math.min(length, WIDTH - x - LEFT);
  const [height, fill] = heading === null ? [5, '#b3bccb'] : [9 - Math.min(heading[0].length, 4), '#5b6b86'];
  const bullet = item ? `<circle cx="${LEFT + 4}" cy="${number(y + 2.5)}" r="2.5" fill="#8a94a6"/>` : '';
  return `${bullet}<rect x="${x}" y="${number(y)}" width="${number(width)}" height="${height}" rx="2.5" fill="${fill}"/>`;
}
