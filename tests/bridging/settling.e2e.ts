import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../harness/browser.ts';
import { readHost } from './bridge-world.ts';
import type { BridgeSite } from './bridge-site.ts';
import { startBridgeSite } from './bridge-site.ts';
import { LOSSES } from './settling.ts';

let browser: Browser;
let site: BridgeSite;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await startBridgeSite({ openTimeout: 10_000 });
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
});
afterEach(() => page.context().close());

const state = () => page.evaluate<string>('handle.state');
const becomeReady = async (isHeld: boolean): Promise<void> => {
  if (isHeld) await page.frames()[1]?.evaluate('go()');
  await expect.poll(state).toBe('ready');
};
/** Waits until every document that is going to load has done so, because deadlines count from there. */
const open = async (options: string, loads: boolean): Promise<void> => {
  await page.evaluate(`openPick({ clock: manualClock, ...${options} })`);
  await page.waitForFunction('pendingTimers() > 0 || handle.state === "settled"');
  const guest = loads ? page.frames()[1] : undefined;
  await guest?.waitForLoadState();
  if (guest?.url().includes('/embed/v1/') === true) await guest.waitForFunction('globalThis.guestState');
};
/** Looks for a cause; a look takes time on the page's clock, which goes about as fast as the browser's own here. */
const diagnose = async (): Promise<Record<string, string>> => {
  await page.evaluate(`{
    globalThis.found = undefined;
    void createDock({ clock: manualClock }).diagnose().then((findings) => { found = findings; });
  }`);
  await expect.poll(() => page.evaluate('passTime(50), globalThis.found !== undefined')).toBe(true);
  return page.evaluate('Object.fromEntries(found.map(({ check, state }) => [check, state]))');
};

describe('a surface settles with its reason', () => {
  it.each(LOSSES.map((loss) => [loss.name, loss] as const))('for %s', async (_, loss) => {
    const { client = 'demo', headers = '', options = '{}', loads = true, deadline, code, finding } = loss;
    await page.goto(`${site.partner(client)}${headers}`);
    await open(options, loads);
    if (loss.whenReady === true) await becomeReady(client === 'held');
    await loss.happens?.(page);
    await page.evaluate(`passTime(${deadline + 250})`);
    await expect.poll(state).toBe('settled');
    expect((await readHost(page)).outcome).toMatchObject({ status: 'failed', error: code });
    // A window that was cut off is still left something with the server, and that call has a deadline of its own.
    await expect.poll(() => page.evaluate('pendingTimers()')).toBe(0);
    if (finding !== undefined) expect((await diagnose())[finding]).not.toBe('ok');
  });

  it('and stays open through sleep and reload', async () => {
    await page.goto(site.partner('demo'));
    await open('{}', true);
    await becomeReady(false);
    await page.evaluate(`Object.defineProperty(document, 'hidden', { value: true, configurable: true })`);
    await page.evaluate('passTime(3_600_000)');
    expect(await state()).toBe('ready');
    await page.evaluate('delete document.hidden');
    await page.frames()[1]?.evaluate('location.reload()');
    await page.waitForFunction('hostState.events.filter((event) => event === "ready").length === 2');
    expect(await state()).toBe('ready');
  });

  it('when the network is gone, and diagnose names it', async () => {
    await page.goto(site.partner('demo'));
    await page.evaluate('dockReady = createDock().preload()').catch(() => undefined);
    await page.context().setOffline(true);
    expect(await diagnose()).toMatchObject({ network: 'fail' });
  });
});
