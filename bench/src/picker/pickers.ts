/** One picker in a frame, and how its first rows are found. */
export interface Picker {
  readonly name: string;
  /** Name of its host page, and of its own page where the bench builds it. */
  readonly page: string;
  /** Path of the page in the frame. */
  readonly path: string;
  /** Selector of the content that stands in the frame with the first rows. */
  readonly rows: string;
}

/** The limit: a page on preact, written by hand, that lists the same rows from the same server. */
export const LIMIT: Picker = {
  name: 'hand-written on preact (limit)',
  page: 'hand-written',
  path: '/bench/hand-written/',
  rows: '.row',
};

/** Our own picker, opened by the partner script. */
export const OURS: Picker = {
  name: 'chartdock',
  page: 'chartdock',
  path: '/embed/v1/',
  rows: '.cd-row[data-cd-index="0"]:not([aria-busy])',
};

/** Lists the subjects of one run; every ratio is taken against the first. */
export const PICKERS: readonly Picker[] = [
  LIMIT,
  OURS,
  {
    name: 'Uppy Dashboard (sources, no rows)',
    page: 'uppy',
    path: '/bench/uppy/',
    rows: '[data-uppy-acquirer-id="MyDevice"]',
  },
  { name: 'a frame with one word', page: 'empty', path: '/bench/empty/', rows: '#word' },
];
