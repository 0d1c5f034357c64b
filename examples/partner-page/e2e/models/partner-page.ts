import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Frame,
  FrameLocator,
  Locator,
  Page,
} from 'playwright-core';
import { pressAway } from '../../../../tests/harness/press-away.ts';

/** A file as the page got it. */
export interface PickedFile {
  readonly id: string;
  readonly title: string;
  readonly category: string;
}

/** An outcome as the partner page prints it. */
export interface ShownOutcome {
  readonly status: string;
  readonly by?: string;
  readonly code?: string;
  readonly next?: string;
  readonly value?: PickedFile | readonly PickedFile[];
  readonly error?: { readonly code: string; readonly message: string };
}

/** The partner's page, with the actions of a person there and in the frame. */
export interface PartnerPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything the browser complained about. */
  readonly complaints: readonly string[];
  /** The picker inside the frame. */
  readonly picker: FrameLocator;
  readonly guest: () => Frame;
  /** Opens a picker with a button of the page. */
  readonly press: (id: 'pick-one' | 'pick-several' | 'pick-inline' | 'close') => Promise<void>;
  /** Opens a picker as the page's script would, with options of its own. */
  readonly pick: (options: object) => Promise<void>;
  /** Opens any surface as the page's script would: `call` is a method of the instance with its arguments. Default the page's own instance. */
  readonly begin: (call: string, instance?: string) => Promise<void>;
  /** Reads the events that the open surface has told the page since it began, e.g. every `selection`. */
  readonly told: (event: string) => Promise<readonly unknown[]>;
  readonly row: (title: string) => Locator;
  /** Presses a button of the surface, which may end it. */
  readonly presses: (name: string) => Promise<void>;
  /** Presses the button that takes the choice. */
  readonly choose: () => Promise<void>;
  readonly outcome: () => Promise<ShownOutcome>;
  readonly leave: () => Promise<void>;
}

/** Opens the partner's page at an address. */
export const openPartnerPage = async (
  browser: Browser,
  address: string,
  settings: BrowserContextOptions = {},
): Promise<PartnerPage> => {
  const viewport = { width: 1280, height: 860 };
  const context = await browser.newContext({ viewport, locale: 'en-GB', ...settings });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(address);
  const picker = page.frameLocator('iframe');
  return {
    page,
    context,
    complaints,
    picker,
    guest: () => {
      const frame = page.frames().find((one) => one.url().includes('/embed/v1/'));
      if (frame === undefined) throw new Error('there is no guest frame');
      return frame;
    },
    press: (id) => page.click(`#${id}`),
    // The page's script declares `pick` in the global scope.
    pick: (options) => page.evaluate(`void pick(${JSON.stringify(options)})`),
    begin: (call, instance = 'dock') =>
      page.evaluate(`{
        const shown = document.getElementById('outcome');
        shown.textContent = '';
        globalThis.told = [];
        globalThis.handle = ${instance}.${call};
        for (const name of ['selection', 'navigated', 'session', 'progress', 'resize', 'navigate', 'shortcut'])
          handle.on(name, (data) => told.push([name, data]));
        void handle.then(({ error, ...outcome }) => {
          shown.textContent = JSON.stringify(error === undefined ? outcome : { ...outcome, error: { code: error.code } });
        });
      }`),
    told: (event) => page.evaluate(`told.filter(([name]) => name === '${event}').map(([, data]) => data)`),
    row: (title) => picker.getByRole('row').filter({ hasText: title }),
    presses: (name) => pressAway(picker.getByRole('button', { name, exact: true })),
    choose: () => pressAway(picker.getByRole('button', { name: /^Choose/ })),
    outcome: async () => {
      const shown = page.locator('#outcome', { hasText: 'status' });
      await shown.waitFor({ state: 'attached' });
      return JSON.parse((await shown.textContent()) ?? '') as ShownOutcome;
    },
    leave: () => context.close(),
  };
};

/** Gives the partner's page an address of another site than the server's. */
export const otherSite = (partnerUrl: string): string =>
  partnerUrl.replace('//localhost', '//partner.localhost');
