import type { Area } from './view.ts';

/** Height of a page for a width of one: A4, less the margins that browsers leave. */
const RATIO = 1.38;

/** A page of a text, with its parts. */
export interface Page<Part> {
  readonly area: Area;
  readonly parts: readonly Part[];
}

/** Cuts a text into pages of its width between its parts, never through one; a part that is taller than a page gets a page as tall. */
export const listPages = <Part extends { readonly box: Area }>(
  parts: readonly Part[],
  { x, y, w }: Area,
): Page<Part>[] => {
  const most = w * RATIO;
  const pages: { top: number; bottom: number; parts: Part[] }[] = [];
  for (const part of [...parts].sort((a, b) => a.box.y - b.box.y)) {
    const page = pages.at(-1);
    const bottom = part.box.y + part.box.h;
    if (page !== undefined && bottom - page.top <= most) {
      page.parts.push(part);
      page.bottom = Math.max(page.bottom, bottom);
    } else
      pages.push({ top: pages.length === 0 ? Math.min(y, part.box.y) : part.box.y, bottom, parts: [part] });
  }
  return pages.map(({ top, bottom, parts: own }) => ({
    area: { x, y: top, w, h: Math.max(most, bottom - top) },
    parts: own,
  }));
};
