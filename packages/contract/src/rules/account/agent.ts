type Row = readonly [name: string, pattern: RegExp];

// Browsers name those they descend from, so the youngest come first.
const BROWSERS: readonly Row[] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)(?:\.\d+)* (?:Mobile\/\w+ )?Safari\//],
];

const SYSTEMS: readonly Row[] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** Browser with its main version, as in `Chrome 140`, and operating system of a device; empty where they are not told. */
export interface Agent {
  readonly browser: string;
  readonly os: string;
}

/** Reads browser and operating system from what a browser says of itself. */
export const parseAgent = (userAgent: string): Agent => {
  const find = (rows: readonly Row[]): string => {
    for (const [name, pattern] of rows) {
      const found = pattern.exec(userAgent);
      if (found !== null) return found[1] === undefined ? name : `${name} ${found[1]}`;
    }
    return '';
  };
  return { browser: find(BROWSERS), os: find(SYSTEMS) };
};
