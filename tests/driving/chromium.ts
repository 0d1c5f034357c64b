import { launchBrowser } from '../harness/browser.ts';
import type { LaunchDriven } from './driven.types.ts';
import { driveOpened, driveWindow, findFrame } from './drive-window.ts';

/** Starts the Chromium of the tests. Throws when there is none. */
export const driveChromium: LaunchDriven = async () => {
  const browser = await launchBrowser();
  return {
    openPage: async (address) => {
      const page = await (await browser.newContext()).newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(address);
      return {
        ...driveWindow(page),
        errors,
        frame: (isWanted) => findFrame(() => page.frames(), isWanted),
        opened: async (expression) => {
          const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate(expression)]);
          return driveOpened(opened);
        },
        close: () => page.context().close(),
      };
    },
    close: () => browser.close(),
  };
};
