// Takes pictures of the demo in the viewer, one file of each kind in light and dark, nine on a sheet: node
// hosts/web/e2e/picturing/take-document-sheets.ts FOLDER [light | dark] [width]
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { createClient, createFetchTransport } from '@chartdock/client';
import { launchBrowser } from '../../../../tests/harness/browser.ts';
import { giveFonts } from '../models/give-fonts.ts';
import { startOwnServer } from '../../../../tests/harness/own-server.ts';
import { rememberTour } from '../models/remember-tour.ts';

const ACCOUNT = { account: 'member@chartdock.test', password: 'Chartdock1' };
const A_SHEET = 9;
const [folder = 'sheets', wanted, width = '760'] = process.argv.slice(2);

interface Shot {
  readonly kind: string;
  readonly picture: string;
}

/** Finds one file of each kind: each category of diagrams, each structure of trees, pages and boards. */
const findKinds = async (baseUrl: string): Promise<Map<string, string>> => {
  const client = createClient({ baseUrl, transport: createFetchTransport() });
  client.tokens.write((await client.session.signIn(ACCOUNT)).token);
  const found = new Map<string, string>();
  const waiting = ['root'];
  for (let folderId = waiting.pop(); folderId !== undefined; folderId = waiting.pop()) {
    const { rows } = await client.lists.loadFiles({ folderId, pageSize: 100 });
    for (const row of rows) {
      const id = row.chartId ?? '';
      if (row._filesType === 'folder') waiting.push(row.folderId ?? '');
      else if (!found.has(row.category) || row.category === 'mind') {
        const { def = '{}' } = await client.charts.content({ id, show: 'definition' }, { needToken: true });
        const { structure } = JSON.parse(def) as { readonly structure?: string };
        found.set(structure ?? row.category, id);
      }
    }
  }
  return found;
};

const openContext = async (browser: Browser, baseURL: string, theme: string): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: Number(width), height: 620 },
    reducedMotion: 'reduce',
    // The fonts are no part of the app.
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(rememberTour);
  await context.addInitScript((chosen) => localStorage.setItem('chartdock.theme', chosen), theme);
  const page = await context.newPage();
  await page.goto('/login');
  await page.fill('input[type="text"]', ACCOUNT.account);
  await page.fill('input[type="password"]', ACCOUNT.password);
  await page.press('input[type="password"]', 'Enter');
  await page.waitForURL('**/history');
  await page.close();
  return context;
};

const takeShots = async (context: BrowserContext, kinds: ReadonlyMap<string, string>): Promise<Shot[]> => {
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const [kind, id] of kinds) {
    await page.goto(`/preview/${id}`);
    await page
      .locator('.cd-stage [data-id], .cd-viewer__window--message')
      .first()
      .waitFor({ state: 'attached' });
    await giveFonts(page);
    const picture = await page.locator('.cd-viewer').screenshot();
    shots.push({ kind, picture: picture.toString('base64') });
  }
  return shots;
};

const writeSheets = async (browser: Browser, shots: readonly Shot[], name: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1_940, height: 1_200 } });
  for (let from = 0; from < shots.length; from += A_SHEET) {
    const cells = shots
      .slice(from, from + A_SHEET)
      .map(({ kind, picture }) => `<div>${kind}<br><img src="data:image/png;base64,${picture}"></div>`);
    await page.setContent(
      `<style>body{margin:8px;display:grid;grid-template-columns:repeat(3,1fr);gap:8px;font:14px sans-serif;background:#777}img{width:100%}</style>${cells.join('')}`,
    );
    const path = join(folder, `${name}-${from / A_SHEET + 1}.png`);
    await page.screenshot({ path, fullPage: true });
    process.stdout.write(`${path}\n`);
  }
  await page.close();
};

await mkdir(folder, { recursive: true });
const [browser, server] = await Promise.all([launchBrowser(), startOwnServer()]);
try {
  const kinds = await findKinds(server.address);
  for (const theme of wanted === undefined ? ['light', 'dark'] : [wanted]) {
    const context = await openContext(browser, server.address, theme);
    await writeSheets(browser, await takeShots(context, kinds), theme);
    await context.close();
  }
} finally {
  await browser.close();
  await server.remove();
}
