/** A price as it is drawn: the part before the decimal point, and the point with the decimals. */
export interface SplitPrice {
  readonly whole: string;
  /** With its point; empty when there is none. */
  readonly decimals: string;
}

/** Splits a price at its decimal point; a part that is not there stays hidden (PAY-14, PAY-15). */
export const splitPrice = (price: string): SplitPrice => {
  const at = price.indexOf('.');
  return at < 0 || at === price.length - 1
    ? { whole: at < 0 ? price : price.slice(0, at), decimals: '' }
    : { whole: price.slice(0, at), decimals: price.slice(at) };
};

/** Writes an amount of fen as yuan, with two decimals where there are any. */
export const yuanOf = (fen: number): string => {
  const [whole, rest] = [Math.floor(fen / 100), fen % 100];
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
};

/** Writes a price in yuan with its sign (PAY-13). */
export const priceText = (yuan: number): string => `¥${yuanOf(Math.round(yuan * 100))}`;
