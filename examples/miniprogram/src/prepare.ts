import { cpSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where backend and server are, when they are not those of `settings.js`. */
export interface Places {
  readonly backend: string;
  readonly server: string;
}

const example = fileURLToPath(new URL('..', import.meta.url));

const native = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@chartdock/host-miniprogram/package.json')), 'native');

/** Copies Chartdock's native pages into the app, with the app's own `config.js`. */
export const copyNativePages = (app: string): void => {
  cpSync(native(), join(app, 'chartdock'), { recursive: true });
  cpSync(join(example, 'chartdock.config.js'), join(app, 'chartdock/config.js'));
};

/** Copies the whole app to another folder, for other places. */
export const copyApp = (folder: string, places: Places): void => {
  cpSync(join(example, 'app'), folder, { recursive: true });
  copyNativePages(folder);
  writeFileSync(join(folder, 'settings.js'), `module.exports = ${JSON.stringify(places)};\n`);
};

/** The folder that WeChat's tools open as the app. */
export const APP_FOLDER = join(example, 'app');
