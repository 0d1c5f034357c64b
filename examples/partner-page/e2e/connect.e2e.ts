import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

/** An instance that has no token but that of the connected person. */
const CREATE = `globalThis.connected = Chartdock.createChartdock({
  clientId: 'partner-demo', baseUrl: '${inject('serverUrl')}', locale: 'en',
})`;

beforeEach(() =>
  partner.page.evaluate(`(async () => { ${CREATE}; await connected.preload(); })()`).then(() => undefined),
);

/** Presses "connect" on the page and returns the window that asks. */
const begin = async (options = "{ scopes: ['files:read'] }"): Promise<Page> => {
  await partner.page.evaluate(`{
    const button = document.createElement('button');
    button.id = 'connect';
    button.textContent = 'Connect';
    button.onclick = () => { globalThis.connecting = connected.connect(${options}); };
    document.body.append(button);
  }`);
  const opened = partner.context.waitForEvent('page');
  await partner.page.click('#connect');
  const window = await opened;
  await window.waitForURL(/\/(connect|login)\?/);
  return window;
};
const signIn = async (window: Page): Promise<void> => {
  await window.waitForURL(/\/login\?/);
  await window.locator('input[type="text"], input:not([type])').first().fill('member@chartdock.test');
  await window.locator('input[type="password"]').fill('Chartdock1');
  await window.keyboard.press('Enter');
  await window.waitForURL(/\/connect\?/);
};
const outcome = (): Promise<{ readonly status: string; readonly by?: string }> =>
  partner.page.evaluate('connecting.then(({ status, by }) => ({ status, by }))');

/** Scopes that no test allows: the window of remembered consent closes by itself. */
const REFUSED = "{ scopes: ['publish'] }";

describe("a person's first token", () => {
  it('comes after consent, asked for only once', async () => {
    const window = await begin();
    await signIn(window);
    await window.getByRole('heading', { name: 'Connect Demo partner' }).waitFor();
    expect(await window.getByRole('listitem').allInnerTexts()).toEqual(['See your files']);
    await window.getByRole('button', { name: 'Allow', exact: true }).click();
    expect(await outcome()).toMatchObject({ status: 'done' });
    await expect.poll(() => window.isClosed()).toBe(true);
    await partner.begin(`pickFiles({ start: { folderId: '${folder.id}' } })`, 'connected');
    await partner.row(folder.files.mind).click();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done' });

    await partner.page.click('#connect');
    expect(await outcome()).toMatchObject({ status: 'done' });
  });

  it('is refused by no and by closing', async () => {
    const window = await begin(REFUSED);
    await signIn(window);
    await window.getByRole('button', { name: "Don't allow" }).click();
    expect(await outcome()).toEqual({ status: 'cancelled', by: 'user' });
    const again = await begin(REFUSED);
    await again.close();
    expect(await outcome()).toEqual({ status: 'cancelled', by: 'user' });
  });

  it('is never asked for inside a frame', async () => {
    await partner.page.evaluate(`{
      const frame = document.createElement('iframe');
      frame.id = 'stolen';
      frame.src = '${inject('serverUrl')}/connect?client=partner-demo';
      document.body.append(frame);
    }`);
    await expect
      .poll(() =>
        partner.complaints.some(
          (text) => text.includes('frame-ancestors') || text.includes('X-Frame-Options'),
        ),
      )
      .toBe(true);
  });

  it('is never asked for by unregistered pages', async () => {
    const window = await begin(REFUSED);
    await signIn(window);
    const address = new URL(window.url());
    address.searchParams.set('redirect', 'https://evil.example');
    await window.goto(address.href);
    await window.getByText("This link can't be used").waitFor();
    expect(await window.getByRole('button', { name: 'Allow', exact: true }).count()).toBe(0);
  });
});
