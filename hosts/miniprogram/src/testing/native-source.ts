import { posix } from 'node:path';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runScript } from './run-script.ts';

/** What a native script finds around it: the client's own names. */
export type ClientNames = Readonly<Record<'Page' | 'App' | 'getApp' | 'wx' | 'getCurrentPages', unknown>>;

/** The native source of this package, run as a mini-program runs it. */
export interface NativeSource {
  /** Runs a page's script, e.g. `pages/web/web`. */
  runPage(path: string): void;
  /** Which method of a page hears an event of its web view, read from its markup. */
  handlerOf(path: string, event: 'message' | 'load' | 'error'): string | undefined;
}

const folder = new URL('../../native/', import.meta.url);

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, folder)), 'utf8');

/** Opens the native source for one client; `config` is laid over the exports of `config.js`. */
export const openNativeSource = (
  names: ClientNames,
  config: Readonly<Record<string, unknown>>,
): NativeSource => {
  const loaded = new Map<string, unknown>();
  const load = (path: string): unknown => {
    if (loaded.has(path)) return loaded.get(path);
    const require = (wanted: string): unknown => load(posix.join(posix.dirname(path), wanted));
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
