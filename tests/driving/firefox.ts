import type { Page } from 'puppeteer-core';
import { launch } from 'puppeteer-core';
import { findOnPath } from '../../scripts/setup/programs.ts';
import type { DrivenBrowser } from './driven.types.ts';
import { driveOpened, driveWindow, findFrame } from './drive-window.ts';

/** Finds a Firefox to test with: `CHARTDOCK_FIREFOX`, then Debian's `firefox-esr` on PATH. */
export const findFirefox = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const wished = env['CHARTDOCK_FIREFOX'];
  if (wished !== undefined && wished !== '') return wished;
  return findOnPath('firefox-esr', env['PATH'] ?? '');
};

/** Describes how to start Firefox for tests. */
export interface FirefoxOptions {
  /**
   * How storage is kept: by top-level site, as visitors have it and drivers do not; shared by all sites; or not at all, so that
   * asking for it throws. Default `partitioned`.
   */
  readonly storage?: 'partitioned' | 'shared' | 'blocked';
}

/** Values of Firefox's setting for cookies, which rules storage too. */
const STORAGE = { partitioned: 5, shared: 0, blocked: 2 } as const;

const storageSettings = ({ storage = 'partitioned' }: FirefoxOptions): Record<string, number> => ({
  'network.cookie.cookieBehavior': STORAGE[storage],
});

// One evaluation posts messages for minutes.
const LONGEST_CALL_MS = 3_600_000;

/**
 * Firefox tells of a message that it withheld from a window of the wrong origin as it tells of errors. Nothing was thrown
 * then; Chromium tells it as a warning.
 */
const WITHHELD = 'The target origin provided';

const nextPopup = (page: Page): Promise<Page> =>
  new Promise((resolve, reject) => {
    page.once('popup', (opened) => {
      if (opened === null) reject(new Error('the window was gone before it could be driven'));
      else resolve(opened);
    });
  });

/** Starts Firefox, driven by WebDriver BiDi. Throws when there is none. */
export const driveFirefox = async (options: FirefoxOptions = {}): Promise<DrivenBrowser> => {
  const executablePath = findFirefox();
  if (executablePath === undefined)
    throw new Error('no Firefox found: set CHARTDOCK_FIREFOX, or install firefox-esr');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: LONGEST_CALL_MS,
    extraPrefsFirefox: storageSettings(options),
  });
  return {
    openPage: async (address) => {
      const page = await (await browser.createBrowserContext()).newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        if (!String(error).includes(WITHHELD)) errors.push(String(error));
      });
      await page.goto(address);
      return {
        ...driveWindow(page),
        errors,
        frame: (isWanted) => findFrame(() => page.frames(), isWanted),
        opened: async (expression) => {
          const [opened] = await Promise.all([nextPopup(page), page.evaluate(expression)]);
          return driveOpened(opened);
        },
        close: () => page.browserContext().close(),
      };
    },
    close: () => browser.close(),
  };
};
