/**
 * A length that depends on the size of a shape: so many widths, heights, shorter sides and pixels. Written as `.5w`, `h-12`
 * or `.25m+4`, where `m` is the shorter side. There is nothing in it to execute.
 */
export interface Expression {
  readonly w: number;
  readonly h: number;
  readonly m: number;
  readonly px: number;
}

/** Width and height of a shape in pixels. */
export interface Size {
  readonly w: number;
  readonly h: number;
}

const TERM = /([+-]?)(\d*\.?\d*)([whm]?)/y;

type Unit = keyof Expression;

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ['w', 'w'],
  ['h', 'h'],
  ['m', 'm'],
  ['', 'px'],
]);

/** Reads one length with its sign: how much of which unit. */
const parseTerm = ([whole, sign = '', digits = '', letter = '']: readonly string[]) => {
  const unit = UNITS.get(letter);
  const amount = (sign === '-' ? -1 : 1) * (digits === '' ? 1 : Number(digits));
  const isEmpty = whole === undefined || (digits === '' && letter === '');
  return unit === undefined || isEmpty || !Number.isFinite(amount) ? undefined : { unit, amount, sign };
};

/** Reads an expression. Throws `SyntaxError` for anything that is none. */
export const parseExpression = (text: string): Expression => {
  const sum = { w: 0, h: 0, m: 0, px: 0 };
  let at = 0;
  do {
    TERM.lastIndex = at;
    const match = TERM.exec(text) ?? [];
    const term = parseTerm(match);
    if (term === undefined || (at > 0 && term.sign === '')) throw new SyntaxError(`no length: ${text}`);
    sum[term.unit] += term.amount;
    at += match[0]?.length ?? 0;
  } while (at < text.length);
  return sum;
};

/** Returns the pixels an expression means for a size. */
export const evaluate = (of: Expression, { w, h }: Size): number =>
  of.w * w + of.h * h + of.m * Math.min(w, h) + of.px;
