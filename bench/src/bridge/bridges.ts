/** One way to connect a frame with the page around it: a module of that name for each end in `pages`. */
export interface Bridge {
  readonly name: string;
  /** Prefix of its two page modules. */
  readonly pages: string;
}

/** The physical limit: a port handed over by `postMessage`, with nothing around it. */
export const RAW: Bridge = { name: 'raw MessageChannel (limit)', pages: 'raw' };

/** Our own bridge, with the script a partner loads and the guest's end of the real picker. */
export const OURS: Bridge = { name: 'chartdock', pages: 'chartdock' };

/** Lists the subjects of one run; every ratio is taken against the first. */
export const BRIDGES: readonly Bridge[] = [
  RAW,
  OURS,
  { name: 'penpal', pages: 'penpal' },
  { name: 'comlink', pages: 'comlink' },
  { name: 'zoid', pages: 'zoid' },
];
