/** Engines that pages are built for. */
type EngineName = 'chrome' | 'safari' | 'firefox';

/** Engine of a page, by its user agent. */
export interface Engine {
  readonly name: EngineName;
  /** Major version; of WebKit without a number, which apps on a Mac embed, undefined. */
  readonly version: number | undefined;
}

/** The least version of each engine. */
export type EngineTable = Readonly<Record<EngineName, number>>;

/** Least engines of the modern build of the web app: they know cascade layers, `:has()` and `inert`. */
export const MODERN: EngineTable = { chrome: 105, safari: 16, firefox: 121 };

/** Least engines of the other build of the web app, which meeting clients have. */
export const LEGACY: EngineTable = { chrome: 77, safari: 13, firefox: 78 };

/** Least engines of the page in a partner's frame, and of the script that opens it. */
export const EMBEDDED: EngineTable = { chrome: 86, safari: 15, firefox: 90 };

/** Marks of engines, the first that fits counts: every browser of an iPhone has Safari's engine, and most say they are several. */
const MARKS: readonly (readonly [EngineName, RegExp])[] = [
  ['safari', /\b(?:iPhone|CPU) OS (\d+)[_ ]/],
  ['chrome', /Chrom(?:e|ium)\/(\d+)/],
  ['firefox', /\bFirefox\/(\d+)/],
  ['safari', /\bVersion\/(\d+)(?:\.[\d.]*)? (?:Mobile\S* )?Safari\//],
  ['safari', /\bAppleWebKit\/(?!.*\bSafari\/)/],
];

/** Internet Explorer and the first Edge, which no build is for. */
const BYGONE = /\b(?:MSIE |Trident\/|Edge\/\d)/;

/** Finds the engine that a user agent tells of; undefined for a program that is no browser we know. */
export const engineOf = (userAgent: string): Engine | undefined => {
  if (BYGONE.test(userAgent)) return { name: 'chrome', version: 0 };
  for (const [name, mark] of MARKS) {
    const [found, version] = mark.exec(userAgent) ?? [];
    if (found !== undefined) return { name, version: version === undefined ? undefined : Number(version) };
  }
  return undefined;
};

/** Returns whether an engine is too old for a table. One that nothing is known of is not. */
export const isBelow = (engine: Engine | undefined, table: EngineTable): boolean =>
  engine?.version !== undefined && engine.version < table[engine.name];

/** Returns whether an engine may lack features of the web app's modern build. One without a version may. */
export const needsLegacy = (engine: Engine | undefined): boolean =>
  engine !== undefined && (engine.version === undefined || isBelow(engine, MODERN));
