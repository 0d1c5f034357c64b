import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createAxe } from '../../../../tests/harness/axe.ts';
import { createFileArea } from './file-area.ts';
import type { FileAreaModel } from './file-area.ts';
import { rememberTour } from './remember-tour.ts';
import { createShell } from './shell.ts';
import type { ShellModel } from './shell.ts';
import { createSignIn } from './sign-in.ts';
import type { SignInModel } from './sign-in.ts';
import { wordsIn } from './words.ts';
import type { Words } from './words.ts';

/** How a visitor comes: the size of the window, the language and the appearance chosen earlier. */
export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  /** Choice stored by an earlier visit; default none, which means zh. */
  readonly locale?: 'zh' | 'en' | undefined;
  readonly theme?: 'light' | 'dark';
  /** Whether they use their finger. Default false. */
  readonly touch?: boolean;
  /** Default Chromium's own. */
  readonly userAgent?: string;
  /** Whether the browser may keep the shell of the app; its worker hides requests from `route`. Default false. */
  readonly keepsShell?: boolean;
  /** Whether the guided tour is still ahead of them. Default false: they have seen it. */
  readonly newToTour?: boolean;
}

/** A person at a browser, with everything they can see and do. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly words: Words;
  readonly signIn: SignInModel;
  readonly shell: ShellModel;
  readonly files: FileAreaModel;
  readonly opens: (path: string) => Promise<void>;
  readonly reloads: () => Promise<void>;
  readonly goesBack: () => Promise<void>;
  /** Waits until the address is a path, query included. */
  readonly arrivesAt: (address: string | RegExp) => Promise<void>;
  readonly sees: (text: string | RegExp) => Promise<void>;
  readonly seesNoMore: (text: string | RegExp) => Promise<void>;
  readonly title: () => Promise<string>;
  /** Waits until the title of the document is a text. */
  readonly seesTitle: (title: string) => Promise<void>;
  /** Waits until an editor shows a file of a name. */
  readonly seesFileNamed: (title: string) => Promise<void>;
  /** Returns the findings of axe on the page, one line per rule and element. */
  readonly accessibilityProblems: () => Promise<string[]>;
  readonly leaves: () => Promise<void>;
}

const patternOf = (address: string | RegExp): RegExp | ((url: URL) => boolean) =>
  address instanceof RegExp ? address : (url) => url.pathname + url.search === address;

const storedChoices = ({ locale, theme }: VisitorOptions): Record<string, string> => ({
  ...(locale === undefined ? {} : { 'chartdock.locale': locale }),
  ...(theme === undefined ? {} : { 'chartdock.theme': theme }),
});

const findProblems = async (page: Page): Promise<string[]> => {
  // The title of a page comes before its content, and every page has one main heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const { violations } = await createAxe(page).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

/** Opens a fresh browser profile for a visitor. */
export const openVisitor = async (
  browser: Browser,
  origin: string,
  options: VisitorOptions = {},
): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    reducedMotion: 'reduce',
    serviceWorkers: options.keepsShell === true ? 'allow' : 'block',
    hasTouch: options.touch === true,
    isMobile: options.touch === true,
    ...(options.userAgent === undefined ? {} : { userAgent: options.userAgent }),
  });
  await context.addInitScript((choices: Record<string, string>) => {
    for (const [key, value] of Object.entries(choices))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, storedChoices(options));
  if (options.newToTour !== true) await context.addInitScript(rememberTour);
  const page = await context.newPage();
  const words = wordsIn(options.locale ?? 'zh');
  return {
    page,
    context,
    words,
    signIn: createSignIn(page, words),
    shell: createShell(page, words),
    files: createFileArea(page, words),
    opens: async (path) => {
      await page.goto(path);
    },
    reloads: async () => {
      await page.reload();
    },
    goesBack: async () => {
      await page.goBack();
    },
    arrivesAt: (address) => page.waitForURL(patternOf(address)),
    sees: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    seesNoMore: (text) =>
      page.getByText(text).filter({ visible: true }).first().waitFor({ state: 'detached' }),
    title: () => page.title(),
    seesTitle: async (title) => {
      await page.waitForFunction((wanted) => document.title === wanted, title);
    },
    seesFileNamed: async (title) => {
      await page.waitForFunction(
        (wanted) => document.querySelector<HTMLInputElement>('.cd-editor__title')?.value === wanted,
        title,
      );
    },
    accessibilityProblems: () => findProblems(page),
    leaves: () => context.close(),
  };
};
