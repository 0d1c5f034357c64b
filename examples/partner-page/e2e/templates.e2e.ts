import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

/** Most that page, scripts and styles of the guest may weigh before the boxes of the first covers, in bytes as they travel. */
const MOST = 30_000;

/** Templates of one page of a list. */
const PAGE_SIZE = 24;

let partner: PartnerPage;

visitPartner((visit) => {
  ({ partner } = visit);
});

const isGuestFile = (address: string): boolean => /\/embed\/v1\/(\?|assets\/)/.test(address);

/** Watches a chooser from its beginning: the boxes before its first picture, whether anything moved, and which covers came. */
const watchChooser = async ({ page }: PartnerPage) => {
  const before: Request[] = [];
  const covers: string[] = [];
  const shifts: number[] = [];
  let isWritten = false;
  await page.exposeBinding('boxesWritten', () => {
    isWritten = true;
  });
  await page.exposeBinding('shifted', (_source, value: number) => {
    shifts.push(value);
  });
  await page.addInitScript(() => {
    const call = (name: string, value?: number): void =>
      void (Reflect.get(window, name) as (value?: number) => Promise<void>)(value);
    const watcher = new MutationObserver(() => {
      if (document.querySelector('.cd-template') === null) return;
      watcher.disconnect();
      // Said as they are written: on a slow machine the frame that shows them may run after the next request.
      call('boxesWritten');
    });
    watcher.observe(document, { childList: true, subtree: true });
    // Movements in the partner's own page are not ours.
    if (!location.pathname.startsWith('/embed/')) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) call('shifted', Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  page.on('request', (request) => {
    const address = request.url();
    if (isGuestFile(address) && !isWritten) before.push(request);
    if (address.includes('/chart_image/thumb/template/')) covers.push(address);
  });
  return { before, covers, shifts };
};

describe('choosing a template', () => {
  it('shows first covers within 30 kB, unmoved', async () => {
    const { before, covers, shifts } = await watchChooser(partner);
    await partner.begin('chooseTemplate()');
    const cards = partner.picker.locator('.cd-template__open');
    await cards.first().waitFor();
    const sizes = await Promise.all(before.map((request) => request.sizes()));
    const weight = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(weight).toBeGreaterThan(10_000);
    expect(weight).toBeLessThan(MOST);
    await expect.poll(() => partner.picker.locator('.cd-thumb img').count()).toBeGreaterThan(3);
    expect(await cards.count()).toBe(PAGE_SIZE);
    expect(covers.length).toBeLessThan(PAGE_SIZE);
    expect(shifts).toEqual([]);
    await partner.presses('Close');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
    expect(partner.complaints).toEqual([]);
  });

  it('asks for a stronger token to create', async () => {
    await partner.page.evaluate(`{
      globalThis.asked = [];
      globalThis.careful = Chartdock.createChartdock({
        clientId: 'partner-demo', baseUrl: serverUrl, locale: 'zh',
        getToken: async ({ reason, scopes }) => {
          asked.push([reason, ...scopes]);
          const query = new URLSearchParams([['account', 'member'], ...['files:read', ...scopes].map((scope) => ['scope', scope])]);
          return (await fetch('/token?' + query, { method: 'POST' })).json();
        },
      });
    }`);
    // The surface speaks the language it is given in place of the instance's.
    await partner.begin(
      `chooseTemplate({ kind: 'mind', scene: 'law', locale: 'en', theme: 'dark' })`,
      'careful',
    );
    const card = partner.picker.locator('.cd-template').filter({ hasText: 'free use' }).first();
    await card.locator('.cd-template__open').click();
    const dialog = partner.picker.getByRole('dialog');
    await dialog.getByRole('button', { name: 'free use' }).click();
    const { status, value } = await partner.outcome();
    expect({ status, value }).toMatchObject({ status: 'done', value: { kind: 'mind' } });
    expect(value).toHaveProperty('templateId');
    expect(await partner.page.evaluate('asked')).toEqual([['initial'], ['stepUp', 'files:write']]);
  });

  it('refuses a scene that there is not', async () => {
    await partner.begin(`chooseTemplate({ scene: 'nowhere' })`);
    expect(await partner.outcome()).toMatchObject({ status: 'refused', code: 'bad_option' });
  });
});
