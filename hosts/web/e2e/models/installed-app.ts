import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { findChromium, quietFlags } from '../../../../tests/harness/browser.ts';
import { patienceMs } from '../../../../tests/harness/patience.ts';

/** The app in a window of its own, without tabs and address bar. */
export interface InstalledApp {
  readonly page: Page;
  /** Counts the windows and tabs of the browser. */
  readonly windows: () => number;
  readonly closes: () => Promise<void>;
}

const isOpen = async (port: string): Promise<boolean> => {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const targets = (await response.json()) as readonly { readonly type: string; readonly url: string }[];
  return targets.some(({ type, url }) => type === 'page' && url.startsWith('http'));
};

/**
 * Opens an address the way an installed app opens, in a browser and a profile of its own: only such a window reports
 * `display-mode: standalone`.
 */
export const openInstalledApp = async (address: string): Promise<InstalledApp> => {
  const executable = findChromium();
  if (executable === undefined) throw new Error('no Chromium found');
  const profile = await mkdtemp(join(tmpdir(), 'chartdock-app-'));
  const flags = [
    ...quietFlags,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=1280,860',
    `--app=${address}`,
  ];
  const process = spawn(executable, flags, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => process.once('exit', () => resolve()));
  // The browser writes its port here as soon as it listens.
  const port = await vi.waitFor(
    async () => {
      const [first = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
      if (first === '') throw new Error('the browser does not listen yet');
      return first;
    },
    { interval: 100 },
  );
  // A client that connects while the window is still on its way may never hear of it.
  await vi.waitFor(
    async () => {
      if (!(await isOpen(port))) throw new Error('the window is not open yet');
    },
    { interval: 100 },
  );
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: patienceMs });
  const pages = (): Page[] => browser.contexts().flatMap((context) => context.pages());
  const page = await vi.waitFor(
    () => {
      const found = pages().find((each) => each.url().startsWith('http'));
      if (found === undefined) throw new Error('the window is not there yet');
      return found;
    },
    { interval: 100 },
  );
  page.setDefaultTimeout(patienceMs);
  return {
    page,
    windows: () => pages().length,
    closes: async () => {
      await browser.close();
      process.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
