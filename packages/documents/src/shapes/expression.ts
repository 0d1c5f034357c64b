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

/** Reads an expression. Throws `SyntaxError` for anything that is none. */
export function parseExpression(text: string): Expression {
  const sum = { w: 0, h: 0, m: 0, px: 0 };
  let at = 0;
  do {
    TERM.lastIndex = at;
    const [whole = '', sign, digits = '', unit = ''] = TERM.exec(text) ?? [];
    const isJoined = at === 0 || sign !== '';
    if (!isJoined || (digits === '' && unit === '')) throw new SyntaxError(`no length: ${text}`);
    const amount = (sign === '-' ? -1 : 1) * (digits === '' ? 1 : Number(digits));
    if (!Number.isFinite(amount)) throw new SyntaxError(`no number: ${text}`);
    if (unit === 'w' || unit === 'h' || unit === 'm') sum[unit] += amount;
    else sum.px += amount;
    at += whole.length;
  } while (at < text.length);
  return sum;
}

/** Returns the pixels an expression means for a size. */
export const evaluate = (of: Expression, { w, h }: Size): number =>
  of.w * w + of.h * h + of.m * Math.min(w, h) + of.px;
