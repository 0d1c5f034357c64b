import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnServer } from '../../../tests/harness/own-server.ts';
import type { OwnServer } from '../../../tests/harness/own-server.ts';
import { countTree } from '../../../packages/server/src/library/load-tree.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { addFolder, addMember, fillDatabase } from '../server/folder-data.ts';
import { signInPerson } from './person.ts';
import type { Person } from './person.ts';

const account = 'large-folder@chartdock.test';
const sizes = [1_000, 10_000] as const;

let browser: Browser;
let data: string;
let server: OwnServer;
let person: Person;
let folders: readonly string[];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'chartdock-large-'));
  folders = await fillDatabase({ dataDir: data }, async (app, tx) => {
    const ownerId = await addMember(app, tx, { name: 'large', email: account });
    const ids: string[] = [];
    for (const size of sizes)
      ids.push(
        await addFolder(app, tx, { ownerId, name: `Of ${size}`, size, titleOf: (index) => `Plan ${index}` }),
      );
    await countTree(tx, ownerId);
    return ids;
  });
  [browser, server] = await Promise.all([launchBrowser(), startOwnServer({ CHARTDOCK_DATA: data })]);
  person = await signInPerson(browser, server.address, account);
});

afterAll(async () => {
  await browser.close();
  await server.remove();
  await rm(data, { recursive: true, force: true });
});

/** Opens a folder and returns its cost: elements on the page, and calls of the server. */
const openFolder = async (id: string | undefined) => {
  const { page } = person;
  const calls: string[] = [];
  const note = (request: { url(): string }): void => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  };
  page.on('request', note);
  await page.goto(`/diagrams?folder=${id ?? ''}`);
  await page.locator('.cd-row[data-cd-index="20"]:not([aria-busy])').waitFor();
  await page.waitForLoadState('networkidle');
  // A busy machine may pause longer between two calls than the browser calls idle.
  let before = 0;
  await expect
    .poll(
      () => {
        const isSteady = calls.length === before;
        before = calls.length;
        return isSteady;
      },
      { interval: 1000 },
    )
    .toBe(true);
  page.off('request', note);
  return { elements: await page.locator('*').count(), calls: calls.sort() };
};

describe('a folder of 10,000 files', () => {
  it('opens and picks a large folder alike', async () => {
    const { page } = person;
    const small = await openFolder(folders[0]);
    const large = await openFolder(folders[1]);
    expect(large.calls).toEqual(small.calls);
    expect(Math.abs(large.elements - small.elements)).toBeLessThan(20);

    await page.locator('.cd-row[data-cd-index="0"]').focus();
    await page.keyboard.press('End');
    await page
      .locator('.cd-row[data-cd-index="9999"]:not([aria-busy])')
      .getByText(/^Plan \d+$/)
      .waitFor();
    expect(await page.locator('.cd-row[data-cd-index]').count()).toBeLessThan(120);

    await page.keyboard.press('Control+a');
    await page
      .locator('.cd-selection__count')
      .getByText(/10,?000/)
      .waitFor();
  });
});
