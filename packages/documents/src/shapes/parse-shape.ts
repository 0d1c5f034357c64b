import { parseExpression } from './expression.ts';
import type { Expression } from './expression.ts';
import type {
  PathCommand,
  PathStep,
  Shape,
  ShapeBox,
  ShapeGroup,
  ShapePaint,
  ShapePath,
} from './shape.types.ts';

/**
 * A shape as it is written down: id, names, outlines, and differences from the usual. Outlines are separated by `|`; one may
 * begin with its paint (`~` lined, `#` solid, `%` tint, `=` paper, `^` glass). Besides the commands of paths, `R x y w h r` is
 * a rectangle with round corners, and `E cx cy rx ry` an ellipse.
 */
export type ShapeRow = readonly [
  id: string,
  zh: string,
  en: string,
  drawing: string,
  more?: {
    readonly text?: string;
    readonly size?: readonly [number, number];
    readonly top?: true;
    readonly rows?: true;
  },
];

const PAINTS: ReadonlyMap<string, ShapePaint> = new Map([
  ['~', 'line'],
  ['#', 'solid'],
  ['%', 'tint'],
  ['=', 'paper'],
  ['^', 'glass'],
]);

const COUNTS = { M: 2, L: 2, C: 6, Q: 4, A: 6, Z: 0, R: 5, E: 4 } as const;
type Word = keyof typeof COUNTS;
const isWord = (text: string): text is Word => Object.hasOwn(COUNTS, text);

const cache = new Map<string, Expression>();

/** Reads an expression once and keeps it; rows repeat the same few. */
const expressionOf = (text: string): Expression => {
  const known = cache.get(text) ?? parseExpression(text);
  cache.set(text, known);
  return known;
};

const plus = (...all: readonly (readonly [sign: 1 | -1, of: Expression])[]): Expression => {
  const sum = { w: 0, h: 0, m: 0, px: 0 };
  for (const [sign, of] of all) for (const key of ['w', 'h', 'm', 'px'] as const) sum[key] += sign * of[key];
  return sum;
};

const ZERO: Expression = { w: 0, h: 0, m: 0, px: 0 };
const ONE: Expression = { w: 0, h: 0, m: 0, px: 1 };

const step = (command: PathCommand, ...values: readonly Expression[]): PathStep => ({ command, values });
const at = (values: readonly Expression[], index: number): Expression => values[index] ?? ZERO;

const rectangle = (values: readonly Expression[]): PathStep[] => {
  const [x, y, w, h, r] = [at(values, 0), at(values, 1), at(values, 2), at(values, 3), at(values, 4)];
  const [right, bottom] = [plus([1, x], [1, w]), plus([1, y], [1, h])];
  const corner = (cx: Expression, cy: Expression): PathStep => step('A', r, r, ZERO, ONE, cx, cy);
  if (r.w === 0 && r.h === 0 && r.m === 0 && r.px === 0)
    return [step('M', x, y), step('L', right, y), step('L', right, bottom), step('L', x, bottom), step('Z')];
  const [inX, inY] = [plus([1, x], [1, r]), plus([1, y], [1, r])];
  const [outX, outY] = [plus([1, right], [-1, r]), plus([1, bottom], [-1, r])];
  return [
    step('M', inX, y),
    step('L', outX, y),
    corner(right, inY),
    step('L', right, outY),
    corner(outX, bottom),
    step('L', inX, bottom),
    corner(x, outY),
    step('L', x, inY),
    corner(inX, y),
    step('Z'),
  ];
};

const ellipse = (values: readonly Expression[]): PathStep[] => {
  const [cx, cy, rx, ry] = [at(values, 0), at(values, 1), at(values, 2), at(values, 3)];
  const [left, right] = [plus([1, cx], [-1, rx]), plus([1, cx], [1, rx])];
  const half = (x: Expression): PathStep => step('A', rx, ry, ZERO, ONE, x, cy);
  return [step('M', left, cy), half(right), half(left), step('Z')];
};

const stepsOf = (word: Word, values: readonly Expression[]): PathStep[] => {
  if (word === 'R') return rectangle(values);
  return word === 'E' ? ellipse(values) : [step(word, ...values)];
};

const parsePath = (text: string): ShapePath => {
  const paint = PAINTS.get(text.charAt(0));
  const words = (paint === undefined ? text : text.slice(1)).trim().split(/\s+/);
  const steps: PathStep[] = [];
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? '';
    if (!isWord(word)) throw new SyntaxError(`no command: ${word}`);
    const values = words.slice(index + 1, index + 1 + COUNTS[word]);
    if (values.length < COUNTS[word]) throw new SyntaxError(`too few values: ${text}`);
    steps.push(...stepsOf(word, values.map(expressionOf)));
    index += 1 + values.length;
  }
  return { paint: paint ?? 'body', steps };
};

const parseBox = (text: string): ShapeBox => {
  const [x = ZERO, y = ZERO, w = ZERO, h = ZERO] = text.split(' ').map(expressionOf);
  return [x, y, w, h];
};

const ANCHORS = ['.5w 0', 'w .5h', '.5w h', '0 .5h'].map((text) => {
  const [x = ZERO, y = ZERO] = text.split(' ').map(expressionOf);
  return [x, y] as const;
});

/** Reads a row. Throws `SyntaxError` when it is not written as rows are. */
export const parseShape = (group: ShapeGroup, [id, zh, en, drawing, more = {}]: ShapeRow): Shape => {
  const [w, h] = more.size ?? [120, 60];
  return {
    id,
    group,
    names: { zh, en },
    paths: drawing.split('|').map((path) => parsePath(path.trim())),
    text: parseBox(more.text ?? '6 4 w-12 h-8'),
    valign: more.top === true ? 'top' : 'middle',
    anchors: ANCHORS,
    size: { w, h },
    hasRows: more.rows === true,
  };
};
