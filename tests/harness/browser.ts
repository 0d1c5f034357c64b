import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findOnPath } from '../../scripts/setup/programs.ts';
import { patienceMs } from './patience.ts';
import type {} from './provided-context.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

type Environment = Readonly<Record<string, string | undefined>>;

const wished = ({ CHARTDOCK_CHROMIUM: path }: Environment): string | undefined =>
  path === undefined || path === '' ? undefined : path;

const firstOnPath = (programs: readonly string[], { PATH = '' }: Environment): string | undefined =>
  programs.map((name) => findOnPath(name, PATH)).find((path) => path !== undefined);

const downloaded = (): string | undefined => {
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
};

/**
 * Finds a Chromium to test with: `CHARTDOCK_CHROMIUM`, then Chromium or Chrome on PATH, then Playwright's download.
 */
export const findChromium = (env: Environment = process.env): string | undefined =>
  wished(env) ?? firstOnPath(names, env) ?? downloaded();

/**
 * Finds the build of Chromium without windows, which takes two thirds of the processor time. The engine is the same, but
 * frames of other sites share the page's process and its cookies, and nothing can be installed.
 */
export const findHeadlessShell = (env: Environment = process.env): string | undefined =>
  wished(env) ?? firstOnPath(shells, env);

/**
 * Features that stay off in tests. Playwright's own list also holds ThirdPartyStoragePartitioning; a browser with
 * that off shares storage between a partner's page and our frame, which no visitor's browser does. Chromium obeys
 * the last `--disable-features` on its command line, and Playwright puts ours last.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  // Pages of the browser's own window: each costs half a second of processor time with every context, and no test sees them.
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Flags that keep a test browser from calling home and from asking for what a test machine lacks. */
export const quietFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Describes how to launch a browser for tests. */
export interface LaunchOptions {
  /** More command-line flags, e.g. `--test-third-party-cookie-phaseout`. */
  readonly args?: readonly string[];
  /**
   * Takes the build without windows where there is one: for tests of a page by itself, not of what frames of several
   * sites may do to each other. Default false.
   */
  readonly shell?: boolean;
  /** Keeps storage partitioned by top-level site, as in a visitor's browser; default true. */
  readonly partitionedStorage?: boolean;
}

/**
 * Launches a headless Chromium as a visitor has it: storage partitioned by top-level site, nothing calling home.
 * Throws when no browser is found; `scripts/setup/chromium.ts` installs one.
 */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> => {
  const { args = [], partitionedStorage = true, shell = false } = options;
  const executablePath = (shell ? findHeadlessShell() : undefined) ?? findChromium();
  if (executablePath === undefined)
    throw new Error('no Chromium found: set CHARTDOCK_CHROMIUM, or install chromium or google-chrome');
  const features = partitionedStorage ? [`--disable-features=${disabledFeatures.join(',')}`] : [];
  const flags = [...quietFlags, ...features, ...args];
  const browser = await chromium.launch({ executablePath, headless: true, args: flags, timeout: patienceMs });
  browser.on('context', (context) => context.setDefaultTimeout(patienceMs));
  return browser;
};
