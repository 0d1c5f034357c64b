import type { MarkdownRun } from './markdown.types.ts';

/** A piece of a line; styles are counted where they begin and end. */
export interface Piece {
  text: string;
  readonly isCode: boolean;
  readonly href?: string;
}

/** How words may be set. */
export type Style = 'bold' | 'italic' | 'strike';

/** A stretch of pieces with a style. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly style: Style | 'link';
  readonly href?: string;
}

const put = (map: Map<number, Span[]>, key: number, span: Span): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [span]);
  else known.push(span);
};

const lastOf = (links: readonly (string | undefined)[]): string | undefined =>
  links.reduce((last, one) => one ?? last, undefined);

const styled = (
  {
    text,
    isCode,
    href,
  }: { readonly text: string; readonly isCode: boolean; readonly href: string | undefined },
  open: Readonly<Record<Style, number>>,
): MarkdownRun => ({
  text,
  ...(open.bold > 0 ? { bold: true } : {}),
  ...(open.italic > 0 ? { italic: true } : {}),
  ...(open.strike > 0 ? { strike: true } : {}),
  ...(href === undefined ? {} : { href }),
  ...(isCode ? { isCode: true } : {}),
});

const STYLES = ['bold', 'italic', 'strike', 'href', 'isCode'] as const;

/** Joins a run with the one before it where they look the same. */
const pushRun = (runs: MarkdownRun[], run: MarkdownRun): void => {
  const last = runs.at(-1);
  const isSame = last !== undefined && run.isCode !== true && STYLES.every((key) => last[key] === run[key]);
  if (isSame) runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
};

/** Writes pieces with the styles that are open at each. */
export const writeRuns = (pieces: readonly Piece[], spans: readonly Span[]): MarkdownRun[] => {
  const begins = new Map<number, Span[]>();
  const ends = new Map<number, Span[]>();
  for (const span of spans) {
    if (span.from >= span.to) continue;
    put(begins, span.from, span);
    put(ends, span.to, span);
  }
  const open = { bold: 0, italic: 0, strike: 0 };
  const links: (string | undefined)[] = [];
  const runs: MarkdownRun[] = [];
  pieces.forEach(({ text, isCode, href }, index) => {
    for (const { style } of ends.get(index) ?? [])
      if (style === 'link') links.pop();
      else open[style] -= 1;
    for (const { style, href: own } of begins.get(index) ?? [])
      if (style === 'link') links.push(own);
      else open[style] += 1;
    if (text === '') return;
    pushRun(runs, styled({ text, isCode, href: href ?? lastOf(links) }, open));
  });
  return runs;
};
