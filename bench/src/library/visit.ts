import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { rememberTour } from '../../../hosts/web/e2e/models/remember-tour.ts';
import { cpuMs } from '../list/measure.ts';
import { readCovers } from './covers.ts';
import type { CoverFacts } from './covers.ts';
import { serveHandWritten } from './hand-written.ts';
import type { CoverPage } from './pages.ts';
import { watchCovers, watchSight } from './watch-covers.ts';

/** How many times slower the processor of the visitor is. */
export const SLOW_DOWN = 4;

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** How a visitor comes. */
export interface Visitor {
  readonly browser: Browser;
  /** Address of the server, without a slash at the end. */
  readonly address: string;
  readonly state: SignedIn | undefined;
  readonly breakIt: ((context: BrowserContext) => Promise<unknown>) | undefined;
}

const WINDOW = { width: 1440, height: 900 } as const;

/** Signs someone in, to come back as them with an empty cache. */
export const signIn = async (browser: Browser, address: string, account: string): Promise<SignedIn> => {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  await context.addInitScript(rememberTour);
  await context.addInitScript(() => localStorage.setItem('chartdock.locale', 'en'));
  const page = await context.newPage();
  await page.goto('/login');
  await page.fill('input[type="text"]', account);
  await page.fill('input[type="password"]', 'Chartdock1');
  await page.press('input[type="password"]', 'Enter');
  await page.waitForURL('**/history');
  const state = await context.storageState();
  await context.close();
  return state;
};

interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens a page in a fresh profile of a slow machine, waits for its covers, and closes it however the visit ends. */
const visiting = async <Result>(
  { browser, address, state, breakIt }: Visitor,
  { path, isOurs }: CoverPage,
  { rate, visit }: { readonly rate: number; readonly visit: (visit: Visit) => Promise<Result> },
): Promise<Result> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: WINDOW,
    serviceWorkers: 'block',
    ...(state === undefined ? {} : { storageState: state }),
  });
  try {
    await watchCovers(context);
    await serveHandWritten(context);
    if (isOurs) await breakIt?.(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate(() => window.benchCoversShown);
    return await visit({ page, session });
  } finally {
    await context.close();
  }
};

/** Cost of opening a page. */
export interface Opening extends CoverFacts {
  /** CPU of the main thread until the covers in view were painted, at full speed, in milliseconds. */
  readonly cpu: number;
  /** The same on the slow processor, which is slowed by the clock: other work on the machine lengthens it. */
  readonly slowCpu: number;
}

/** Opens a page at both speeds and reads its figures, when nothing more came, on the slow one. */
export const measureOpening = async (visitor: Visitor, page: CoverPage): Promise<Opening> => {
  const cpu = await visiting(visitor, page, { rate: 1, visit: ({ session }) => cpuMs(session) });
  return visiting(visitor, page, {
    rate: SLOW_DOWN,
    visit: async ({ page: opened, session }) => {
      const slowCpu = await cpuMs(session);
      await opened.waitForLoadState('networkidle');
      return { cpu, slowCpu, ...(await readCovers(opened)) };
    },
  });
};

/** Turns of the wheel at which a list that does not reach its end is given up. */
const MOST_TURNS = 1_500;
const WHEEL = { pixels: 120, pauseMs: 150 } as const;

const isAtEnd = (): boolean => {
  const list = document.querySelector('.cd-templates');
  if (list === null) throw new Error('There is no list of templates');
  const isWaiting = list.querySelector('.cd-template[aria-hidden]') !== null;
  return !isWaiting && list.scrollTop + list.clientHeight >= list.scrollHeight - 2;
};

/** Scrolls through a page at the pace of someone who looks at its covers, up to its end. */
export const measureScrolling = (visitor: Visitor, page: CoverPage): Promise<CoverFacts> =>
  visiting(visitor, page, {
    rate: SLOW_DOWN,
    visit: async ({ page: opened }) => {
      await opened.waitForLoadState('networkidle');
      await watchSight(opened);
      await opened.mouse.move(WINDOW.width / 2, WINDOW.height / 2);
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        await opened.mouse.wheel(0, WHEEL.pixels);
        await opened.waitForTimeout(WHEEL.pauseMs);
        if (turn % 20 === 19 && (await opened.evaluate(isAtEnd))) break;
      }
      await opened.waitForLoadState('networkidle');
      return readCovers(opened);
    },
  });
