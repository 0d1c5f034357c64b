import { run } from '../processes/run.ts';
import { runTool } from '../processes/tools.ts';
import { findChromium, findHeadlessShell } from '../../tests/harness/browser.ts';
import { installDebianPackages } from './debian.ts';

// Some distributions ship a `chromium-browser` that only says how to install it, so finding a file is not enough.
const answers = async (path: string | undefined): Promise<boolean> =>
  path !== undefined && (await run(path, ['--version'])).code === 0;

const download = async (): Promise<boolean> => {
  const withLibraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : [];
  const { code } = await runTool('playwright', ['install', ...withLibraries, 'chromium'], { echo: true });
  return code === 0;
};

/**
 * Makes sure that there is a Chromium to test with and returns its path. Looks for one first, then tries the
 * distribution's package, then Playwright's download; throws when none of these gives a browser that starts.
 */
export const ensureChromium = async (): Promise<string> => {
  for (const provide of [undefined, () => installDebianPackages(['chromium']), download]) {
    if (provide !== undefined) await provide();
    const path = findChromium();
    if (path !== undefined && (await answers(path))) return path;
  }
  throw new Error(
    'no Chromium could be found or installed: install one, or set CHARTDOCK_CHROMIUM to its path',
  );
};

/**
 * Makes sure that there is the build of Chromium without windows, where Debian's package can be had, and returns its path.
 * Without one the tests run in the whole browser and take longer: then it returns nothing.
 */
export const ensureHeadlessShell = async (): Promise<string | undefined> => {
  if (findHeadlessShell() === undefined) await installDebianPackages(['chromium-headless-shell']);
  const path = findHeadlessShell();
  return (await answers(path)) ? path : undefined;
};
