import { findFirefox } from '../../tests/driving/firefox.ts';
import { run } from '../processes/run.ts';
import { installDebianPackages } from './debian.ts';

/**
 * Makes sure that there is a Firefox to test with, where Debian's package can be had, and returns its path. Without one the
 * tests in Firefox are skipped, because not every system has that package: then it returns nothing.
 */
export const ensureFirefox = async (): Promise<string | undefined> => {
  if (findFirefox() === undefined) await installDebianPackages(['firefox-esr']);
  const path = findFirefox();
  return path !== undefined && (await run(path, ['--version'])).code === 0 ? path : undefined;
};
