/** How wide a page of text is drawn: for a screen, or for a phone, whose letters stay as large as they can be read. */
export type PageKind = 'wide' | 'narrow';

/** The measures of a page of text, in pixels. */
export interface PageSheet {
  readonly width: number;
  readonly padX: number;
  readonly padY: number;
  /** Sizes of letters. */
  readonly body: number;
  readonly headings: readonly number[];
  readonly cell: number;
  readonly code: number;
  readonly lineNumber: number;
}

/** A narrow page fills a window of 375 pixels with a margin of 24, so that nothing of it is made smaller there. */
export const PAGE_SHEETS: Readonly<Record<PageKind, PageSheet>> = {
  wide: {
    width: 720,
    padX: 56,
    padY: 48,
    body: 15,
    headings: [30, 23, 19, 17, 15, 15],
    cell: 14,
    code: 13,
    lineNumber: 11,
  },
  narrow: {
    width: 327,
    padX: 4,
    padY: 8,
    body: 16,
    headings: [25, 21, 18, 17, 16, 16],
    cell: 15,
    code: 15,
    lineNumber: 14,
  },
};
