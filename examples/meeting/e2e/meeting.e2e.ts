import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { createMeetingServer } from '../src/meeting-server.ts';

let browser: Browser;
let server: Server;
let address: string;

beforeAll(async () => {
  browser = await launchBrowser();
  server = (await createMeetingServer()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  address = `http://localhost:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
});

afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

/** Opens the page in an app, and returns the frame that holds it. */
const open = async (page: Page, app: string): Promise<Page | Frame> => {
  await page.goto(`${address}/`);
  await page.getByRole('link', { name: app }).click();
  if (app === 'wemeet') return page;
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (frame === null) throw new Error('the app shows no page');
  return frame;
};

const cases = [
  {
    app: 'wemeet',
    place: 'wemeet: meeting, wemeet-meeting-1',
    shared: 'done shared',
    call: 'permission.agentConfig',
  },
  { app: 'zoom', place: 'zoom: meeting, zoom-meeting-1', shared: 'done copied', call: 'openUrl' },
  { app: 'teams', place: 'teams: before, teams-meeting-1', shared: 'done shared', call: 'executeDeepLink' },
] as const;

describe('our page in a meeting app', () => {
  it.each(cases)('knows where it is in $app', async ({ app, place, shared, call }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    const ours = await open(page, app);
    const outcome = ours.locator('#outcome');
    await ours.locator('#environment', { hasText: place }).waitFor();
    await ours.getByRole('button', { name: 'Open in browser' }).click();
    await outcome.filter({ hasText: 'done' }).waitFor();
    await page.locator('#asked', { hasText: call }).waitFor();
    expect(await page.locator('#asked').textContent()).toContain(`${address}/help`);
    await ours.getByRole('button', { name: 'Share' }).click();
    await outcome.filter({ hasText: shared }).waitFor();
    await ours.getByRole('button', { name: 'Close' }).click();
    await page.locator('#asked', { hasText: /close/i }).waitFor();
    await context.close();
  });
});
