import type { Browser, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { serveExample } from './vite-page.ts';
import type { VitePage } from './vite-page.ts';

/** An example that is served while the tests of a file run. */
export interface ExampleVisit {
  /** Opens its page in a fresh browser profile. */
  readonly opens: () => Promise<Page>;
}

/**
 * Serves an example and launches a browser before the tests of the calling file, and ends both afterwards; `env` is what
 * the example's configuration and its page read.
 */
export const visitExample = (config: URL, env: Readonly<Record<string, string>>): ExampleVisit => {
  let browser: Browser;
  let example: VitePage;
  beforeAll(async () => {
    [browser, example] = await Promise.all([launchBrowser(), serveExample(config, env)]);
    return async () => {
      await Promise.all([browser.close(), example.close()]);
    };
  });
  return {
    opens: async () => {
      const page = await browser.newPage();
      await page.goto(example.address);
      return page;
    },
  };
};
