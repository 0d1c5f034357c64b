import { posix } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runScript } from './run-script.ts';

/** Names that a native script finds around it: the client's own names. */
export type ClientNames = Readonly<Record<'Page' | 'App' | 'getApp' | 'wx' | 'getCurrentPages', unknown>>;

/** The native source of this package, run as a mini-program runs it. */
export interface NativeSource {
  /** Runs a page's script, e.g. `pages/web/web`, or one of the app's own, `/pages/index/index`. */
  runPage(path: string): void;
  /** Which method of a page hears an event of its web view, read from its markup. */
  handlerOf(path: string, event: 'message' | 'load' | 'error'): string | undefined;
}

/** Around the native source: exports laid over those of `config.js`, and the app that it was copied into. */
export interface NativeSurroundings {
  readonly config: Readonly<Record<string, unknown>>;
  readonly app: URL | undefined;
}

const folder = new URL('../../native/', import.meta.url);

/** Where the native pages lie in the app. */
const COPY = '/chartdock/';

/** Opens the native source for one client. */
export const openNativeSource = (names: ClientNames, { config, app }: NativeSurroundings): NativeSource => {
  const loaded = new Map<string, unknown>();
  const placeOf = (path: string): URL | undefined => {
    const inApp = app && new URL(path.startsWith('/') ? path.slice(1) : `.${COPY}${path}`, app);
    if (path.startsWith('/')) return inApp;
    // An app that has its own copy runs that one, with its own configuration.
    return inApp !== undefined && existsSync(inApp) ? inApp : new URL(path, folder);
  };
  const read = (path: string): string => {
    const place = placeOf(path);
    // A page of an app that is not here is an empty one.
    return place === undefined || !existsSync(place) ? '' : readFileSync(fileURLToPath(place), 'utf8');
  };
  const load = (path: string): unknown => {
    if (loaded.has(path)) return loaded.get(path);
    const require = (wanted: string): unknown => {
      const found = posix.join(posix.dirname(path.startsWith('/') ? path : COPY + path), wanted);
      return load(found.startsWith(COPY) ? found.slice(COPY.length) : found);
    };
    const own = runScript(read(`${path}.js`), { ...names, require, setTimeout, console });
    const value = path === 'config' ? { ...(own as object), ...config } : own;
    loaded.set(path, value);
    return value;
  };
  return {
    runPage: (path) => {
      loaded.delete(path);
      load(path);
    },
    handlerOf: (path, event) => new RegExp(`bind${event}="(\\w+)"`).exec(read(`${path}.wxml`))?.[1],
  };
};
