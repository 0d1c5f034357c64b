import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

/** Most that the scripts of the guest page may weigh before the first rows, in bytes as they travel. */
const MOST = 36_900;

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

const isGuestScript = (address: string): boolean => /\/embed\/v1\/assets\/[^/]+\.js$/.test(address);

const nameOf = (request: Request): string =>
  /([^/]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1] ?? request.url();

/** Lists the scripts the guest asked for until its first list came, and those after it. */
const watchScripts = ({ page }: PartnerPage) => {
  const before: Request[] = [];
  const after: Request[] = [];
  let isThere = false;
  page.on('request', (request) => {
    if (isGuestScript(request.url())) (isThere ? after : before).push(request);
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('/folder/load_files')) isThere = true;
  });
  return { before, after };
};

describe('the first load of a picker', () => {
  it('is one script and one file of texts, and no heavier than it may be', async () => {
    const { before, after } = watchScripts(partner);
    await partner.press('pick-one');
    await partner.row(folder.title).waitFor();
    expect(before.map(nameOf).sort()).toEqual(['index', 'picker-list-en']);
    const packed = await Promise.all(
      before.map(async (request) => (await request.response())?.headerValue('content-encoding')),
    );
    expect(packed).toEqual(['br', 'br']);
    const sizes = await Promise.all(before.map((request) => request.sizes()));
    const weight = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(weight).toBeGreaterThan(10_000);
    expect(weight).toBeLessThan(MOST);
    // What comes later does come.
    await expect.poll(() => after.map(nameOf)).toContain('list-parts');
  });

  it('takes a press that comes before what answers it', async () => {
    let letThrough: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await partner.page.route(/list-parts/, async (route) => {
      await pressed;
      await route.continue();
    });
    await partner.pick({ start: { folderId: folder.id } });
    await partner.row(folder.files.flow).click();
    await partner.picker.getByRole('grid').and(partner.picker.locator('[aria-busy=true]')).waitFor();
    expect(await partner.picker.getByRole('button', { name: /^Choose/ }).isDisabled()).toBe(true);
    letThrough();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
  });

  it('picks after what answers presses could not be loaded at first', async () => {
    let tries = 0;
    await partner.page.route(/list-parts/, async (route) => {
      tries += 1;
      if (tries === 1) await route.abort();
      else await route.continue();
    });
    await partner.pick({ start: { folderId: folder.id } });
    await partner.row(folder.files.mind).click();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.mind } });
    expect(tries).toBeGreaterThan(1);
  });
});
