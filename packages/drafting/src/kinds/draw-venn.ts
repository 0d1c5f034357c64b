import { createNode } from '../cells.ts';
import type { Cells } from '../cells.ts';
import type { DraftLine, Sheet } from '../draft.types.ts';

const SET = /^([abc]) = (.+)$/;
const SHARED = /^([abc](?: & [abc]){1,2}) = (.+)$/;

interface Region {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Arrangement {
  readonly size: number;
  readonly circles: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** Regions for the texts of one circle, and for those that several share. */
  readonly regions: Readonly<Record<string, Region>>;
}

const TWO: Arrangement = {
  size: 340,
  circles: { a: [0, 0], b: [210, 0] },
  regions: {
    a: { x: 26, y: 60, w: 178, h: 220 },
    b: { x: 346, y: 60, w: 178, h: 220 },
    'a & b': { x: 218, y: 90, w: 114, h: 160 },
  },
};

const THREE: Arrangement = {
  size: 340,
  circles: { a: [105, 0], b: [0, 190], c: [210, 190] },
  regions: {
    a: { x: 190, y: 24, w: 170, h: 150 },
    b: { x: 18, y: 330, w: 160, h: 150 },
    c: { x: 372, y: 330, w: 160, h: 150 },
    'a & b': { x: 122, y: 212, w: 92, h: 88 },
    'a & c': { x: 336, y: 212, w: 92, h: 88 },
    'b & c': { x: 222, y: 380, w: 106, h: 110 },
    'a & b & c': { x: 218, y: 252, w: 114, h: 84 },
  },
};

/**
 * Draws two or three circles: `a = text` with its own texts one step deeper, `a & b = text` for shared ones.
 */
export const drawVenn = (sheet: Sheet): Cells => {
  const { lines, say, fault } = sheet;
  const texts = new Map<string, string[]>();
  let at: string | undefined;
  for (const line of lines) at = readLine(line, { texts, at, sheet });
  const isThree = texts.has('c');
  const { size, circles, regions } = isThree ? THREE : TWO;
  const cells: Cells = new Map();
  Object.entries(circles).forEach(([id, [x, y]], index) => {
    if (!texts.has(id)) lines.slice(0, 1).forEach((line) => fault(line, 'missing'));
    cells.set(id, createNode('', { x, y, w: size, h: size, shape: 'venn-circle', z: 0, tone: index * 2 }));
  });
  for (const [key, [heading = '', ...items]] of texts) {
    const region = regions[key];
    if (region === undefined) continue;
    const isOwn = !key.includes('&');
    const title = say(heading);
    const head = isOwn ? 30 : 0;
    if (isOwn)
      cells.set(
        `title-${key}`,
        createNode(title, { ...region, h: 28, shape: 'text', bold: true, fontSize: 15 }),
      );
    const body = (isOwn ? items : [heading, ...items]).map(say).join('\n');
    if (body !== '')
      cells.set(
        `text-${key.replaceAll(' & ', '-')}`,
        createNode(body, {
          ...region,
          y: region.y + head,
          h: region.h - head,
          shape: 'text',
          bold: !isOwn,
          valign: isOwn ? 'top' : 'middle',
        }),
      );
  }
  return cells;
};

interface Reading {
  readonly texts: Map<string, string[]>;
  readonly at: string | undefined;
  readonly sheet: Sheet;
}

const readLine = (line: DraftLine, { texts, at, sheet }: Reading): string | undefined => {
  const [, key, text = ''] = SET.exec(line.text) ?? SHARED.exec(line.text) ?? [];
  if (line.depth > 0 && at !== undefined) {
    texts.get(at)?.push(line.text.replace(/^- /, ''));
    return at;
  }
  if (key === undefined) sheet.fault(line, 'line');
  else if (texts.has(key)) sheet.fault(line, 'twice');
  else texts.set(key, [text]);
  return key ?? at;
};
