import type { Definition } from '@chartdock/documents';
import { HEIGHT, WIDTH, frame } from './picture.ts';
import type { PicturePalette } from './picture.ts';

type SheetKind = Definition['type'];

interface SheetInks {
  readonly ground: string;
  readonly pale: string;
  readonly faint: string;
}

// The dark ground is the page of the dark theme, so that empty files and drawn ones stand on the same one.
const INKS: Readonly<Record<PicturePalette, SheetInks>> = {
  light: { ground: '#ffffff', pale: '#edf1f6', faint: '#dde4ed' },
  dark: { ground: '#171c26', pale: '#1f2633', faint: '#2a3343' },
};

const CELL = 20;
const STRONG_EVERY = 4;
const DOT_STEP = 24;
const RULE = { left: 36, top: 54, step: 22 } as const;

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

const lines = (path: string, stroke: string): string =>
  path === '' ? '' : `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="1"/>`;

/** Squared paper, as the canvas of a diagram has it. */
const drawSquares = ({ pale, faint }: SheetInks): string => {
  const upright = steps(CELL, WIDTH, CELL).map((x) => [x, `M${x + 0.5} 0V${HEIGHT}`] as const);
  const level = steps(CELL, HEIGHT, CELL).map((y) => [y, `M0 ${y + 0.5}H${WIDTH}`] as const);
  const isStrong = ([at]: readonly [number, string]): boolean => at % (CELL * STRONG_EVERY) === 0;
  const all = [...upright, ...level];
  const pathOf = (strong: boolean): string =>
    all
      .filter((one) => isStrong(one) === strong)
      .map(([, path]) => path)
      .join('');
  return lines(pathOf(false), pale) + lines(pathOf(true), faint);
};

/** A dotted ground, as whiteboards and mind maps have it. */
const drawDots = ({ faint }: SheetInks): string => {
  const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1.5" fill="${faint}"/>`;
  const across = steps(DOT_STEP / 2 + 4, WIDTH, DOT_STEP);
  return steps(DOT_STEP / 2 + 4, HEIGHT, DOT_STEP)
    .flatMap((y) => across.map((x) => dot(x, y)))
    .join('');
};

/** Ruled paper with room for a heading, as notes have it. */
const drawRules = ({ faint }: SheetInks): string => {
  const heading = `<rect x="${RULE.left}" y="26" width="96" height="8" rx="4" fill="${faint}"/>`;
  const rules = steps(RULE.top, HEIGHT - 16, RULE.step);
  return heading + lines(rules.map((y) => `M${RULE.left} ${y + 0.5}H${WIDTH - RULE.left}`).join(''), faint);
};

const SHEETS: Readonly<Record<SheetKind, (inks: SheetInks) => string>> = {
  graph: drawSquares,
  tree: drawDots,
  markdown: drawRules,
  board: drawDots,
  source: drawRules,
};

/** Kinds of files that have an empty sheet. */
export const SHEET_KINDS = Object.keys(SHEETS) as readonly SheetKind[];

/** Draws the faint empty sheet of a kind of file as SVG of the size of a thumbnail, so that a file without content is not a white hole in a list. */
export const drawBlankSheet = (kind: SheetKind, palette: PicturePalette = 'light'): string =>
  frame(SHEETS[kind](INKS[palette]), INKS[palette].ground);
