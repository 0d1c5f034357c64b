import type { Definition } from '@chartdock/documents';
import { HEIGHT, WIDTH } from './picture.ts';

type SheetKind = Definition['type'];

const [PALE, FAINT] = ['#edf1f6', '#dde4ed'];
const CELL = 20;
const STRONG_EVERY = 4;
const DOT_STEP = 24;
const RULE = { left: 36, top: 54, step: 22 } as const;

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

const lines = (path: string, stroke: string): string =>
  path === '' ? '' : `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="1"/>`;

/** Squared paper, as the canvas of a diagram has it. */
const drawSquares = (): string => {
  const upright = steps(CELL, WIDTH, CELL).map((x) => [x, `M${x + 0.5} 0V${HEIGHT}`] as const);
  const level = steps(CELL, HEIGHT, CELL).map((y) => [y, `M0 ${y + 0.5}H${WIDTH}`] as const);
  const isStrong = ([at]: readonly [number, string]): boolean => at % (CELL * STRONG_EVERY) === 0;
  const all = [...upright, ...level];
  const pathOf = (strong: boolean): string =>
    all
      .filter((one) => isStrong(one) === strong)
      .map(([, path]) => path)
      .join('');
  return lines(pathOf(false), PALE) + lines(pathOf(true), FAINT);
};

/** A dotted ground, as whiteboards and mind maps have it. */
const drawDots = (): string => {
  const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1.5" fill="${FAINT}"/>`;
  const across = steps(DOT_STEP / 2 + 4, WIDTH, DOT_STEP);
  return steps(DOT_STEP / 2 + 4, HEIGHT, DOT_STEP)
    .flatMap((y) => across.map((x) => dot(x, y)))
    .join('');
};

/** Ruled paper with room for a heading, as notes have it. */
const drawRules = (): string => {
  const heading = `<rect x="${RULE.left}" y="26" width="96" height="8" rx="4" fill="${FAINT}"/>`;
  const rules = steps(RULE.top, HEIGHT - 16, RULE.step);
  return heading + lines(rules.map((y) => `M${RULE.left} ${y + 0.5}H${WIDTH - RULE.left}`).join(''), FAINT);
};

const SHEETS: Readonly<Record<SheetKind, () => string>> = {
  graph: drawSquares,
  tree: drawDots,
  markdown: drawRules,
  board: drawDots,
  source: drawRules,
};

/** Draws the faint empty sheet of a kind of file, so that a file without content is not a white hole in a list. */
export const drawBlankSheet = (kind: SheetKind): string => SHEETS[kind]();
