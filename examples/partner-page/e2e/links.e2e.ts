import type { Browser, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { pressAway } from '../../../tests/harness/press-away.ts';
import { createAxe } from '../../../tests/harness/axe.ts';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { openPartnerPage, otherSite } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

const PASSWORD = 'opensesame';

let browser: Browser;
let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ browser, folder, partner } = visit);
});

interface Linked {
  readonly id: string;
  readonly link: { readonly url: string; readonly hasPassword: boolean };
}

const start = (): string => `start: { folderId: '${folder.id}' }`;
const field = () => partner.picker.getByLabel(/^Password of the link/);
const alert = () => partner.picker.getByRole('alert');
const linkedOutcome = async (): Promise<Linked> => {
  const outcome = await partner.outcome();
  expect(outcome).toMatchObject({ status: 'done', value: { link: {} } });
  return outcome.value as unknown as Linked;
};

/** Opens a link as someone who has never been there. */
const visitLink = async (url: string): Promise<Page> => {
  const context = await browser.newContext({ locale: 'en-GB' });
  await context.addInitScript(() => localStorage.setItem('chartdock.locale', 'en'));
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

describe('a pick that makes links', () => {
  it('picks with a password that the link needs', async () => {
    await partner.begin(`pickFiles({ ${start()}, link: { password: 'required' } })`);
    await partner.row(folder.files.flow).click();
    await partner.choose();
    await alert().getByText('Enter a password of 4 to 20 characters for the link').waitFor();
    await expect.poll(() => field().evaluate((input) => input === document.activeElement)).toBe(true);
    await partner.page.keyboard.type('abc');
    await partner.page.keyboard.press('Enter');
    await alert().getByText('Use 4 to 20 characters').waitFor();
    await field().fill(PASSWORD);
    await partner.choose();
    const file = await linkedOutcome();
    expect(file.link.hasPassword).toBe(true);
    expect(file.link.url).toContain(`/preview/${file.id}?link=`);
    expect(JSON.stringify([file, await partner.told('selection')])).not.toContain(PASSWORD);
    expect(partner.complaints).toEqual([]);

    const bare = await visitLink(file.link.url.replace(/\?.*/, ''));
    await bare.getByText('The current file is not authorized to access or is invalid').waitFor();
    await bare.context().close();
    const page = await visitLink(file.link.url);
    const password = page.getByLabel('Password of the link', { exact: true });
    await password.waitFor();
    expect(await page.content()).not.toContain(folder.files.flow);
    await password.fill('not this one');
    await page.keyboard.press('Enter');
    await page.getByText('The password is incorrect').waitFor();
    expect(await page.content()).not.toContain(folder.files.flow);
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: folder.files.flow }).waitFor();
    await page.context().close();
  });

  it('makes one per file, passwords optional', async () => {
    await partner.begin(`pickFiles({ ${start()}, multiple: true, link: { password: 'optional' } })`);
    await partner.row(folder.files.mind).click();
    await partner.row(folder.files.markdown).click();
    await field().waitFor();
    await partner.choose();
    const outcome = await partner.outcome();
    const files = outcome.value as unknown as readonly Linked[];
    expect(files.map(({ link }) => link.hasPassword)).toEqual([false, false]);
    expect(new Set(files.map(({ link }) => link.url)).size).toBe(2);
    const page = await visitLink(files[0]?.link.url ?? '');
    await page.getByRole('heading', { level: 1, name: folder.files.mind }).waitFor();
    await page.context().close();
  });

  it('keeps existing passwords where none is asked', async () => {
    for (const link of ['{ password: "required" }', 'true']) {
      await partner.begin(`pickFiles({ ${start()}, link: ${link} })`);
      await partner.row(folder.files.flow).click();
      if (link === 'true') expect(await field().count()).toBe(0);
      else await field().fill(PASSWORD);
      await partner.choose();
      expect((await linkedOutcome()).link.hasPassword).toBe(true);
    }
  });

  it('explains missing rights and keeps the choice', async () => {
    await partner.begin(`pickFiles({ link: { password: 'optional' } })`);
    await partner.picker.getByRole('tab', { name: 'Shared with me' }).click();
    await partner.row('Launch schedule').click();
    await field().fill(PASSWORD);
    await partner.choose();
    await alert().getByText('Only the owner of “Launch schedule” can share a link to it').waitFor();
    expect(await field().inputValue()).toBe(PASSWORD);
    await partner.picker.locator('.cd-picker__count', { hasText: 'Launch schedule' }).waitFor();
  });

  it('goes on where the network failed', async () => {
    await partner.begin(`pickFiles({ ${start()}, link: { password: 'required' } })`);
    await partner.row(folder.files.mind).click();
    await field().fill(PASSWORD);
    await partner.page.route('**/api/personal/view/**', (route) => route.abort());
    await partner.choose();
    await alert()
      .getByText(`The link to “${folder.files.mind}” couldn't be created: No connection.`)
      .waitFor();
    await partner.page.unroute('**/api/personal/view/**');
    await partner.choose();
    expect((await linkedOutcome()).link.hasPassword).toBe(true);
  });

  it('asks for a sharing token, else explains', async () => {
    const { page } = partner;
    const beginWith = (grants: boolean): Promise<unknown> =>
      page.evaluate(`{
        globalThis.asked = [];
        globalThis.narrow?.destroy();
        globalThis.narrow = Chartdock.createChartdock({
          clientId: 'partner-demo', baseUrl: serverUrl, locale: 'en',
          getToken: async ({ reason, scopes }) => {
            asked.push([reason, ...scopes]);
            if (reason === 'stepUp' && !${String(grants)}) return null;
            const query = new URLSearchParams([['account', 'member'], ...['files:read', ...scopes].map((scope) => ['scope', scope])]);
            return (await fetch('/token?' + query, { method: 'POST' })).json();
          },
        });
        globalThis.ended = undefined;
        void narrow.pickFiles({ ${start()}, link: true }).then((outcome) => { globalThis.ended = outcome; });
      }`);
    await beginWith(false);
    await partner.row(folder.files.flow).click();
    await partner.choose();
    await alert().getByText("This page isn't allowed to share links to your files").waitFor();
    expect(await page.evaluate('asked')).toEqual([['initial'], ['stepUp', 'share']]);
    await beginWith(true);
    await partner.row(folder.files.flow).click();
    await partner.choose();
    await expect
      .poll(() => page.evaluate('globalThis.ended'))
      .toMatchObject({
        status: 'done',
        value: { link: {} },
      });
  });
});

describe('the field for a password', () => {
  it.each(['light', 'dark'] as const)('can be used at 320 pixels, in %s colours', async (theme) => {
    const narrow = await openPartnerPage(browser, otherSite(inject('partnerUrl')), {
      viewport: { width: 320, height: 560 },
      colorScheme: theme,
    });
    partner = narrow;
    await narrow.begin(`pickFiles({ ${start()}, present: 'modal', link: { password: 'required' } })`);
    await narrow.row(folder.files.flow).click();
    await narrow.choose();
    await alert().getByText('Enter a password').waitFor();
    for (const part of [field(), narrow.picker.getByRole('button', { name: 'Show password' })]) {
      const box = await part.boundingBox();
      expect(
        box === null ? undefined : [box.x >= 0, box.x + box.width <= 320, box.y + box.height <= 560],
      ).toEqual([true, true, true]);
    }
    expect(await field().getAttribute('type')).toBe('password');
    await field().fill(PASSWORD);
    await narrow.picker.getByRole('button', { name: 'Show password' }).click();
    expect(await field().getAttribute('type')).toBe('text');
    const { violations } = await createAxe(narrow.page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await narrow.row(folder.files.flow).waitFor();
    await narrow.choose();
    expect((await linkedOutcome()).link.hasPassword).toBe(true);
    await narrow.leave();
  });
});

describe('a pick that makes links in other places', () => {
  const pickIn = async (window: Page): Promise<void> => {
    await window.getByRole('row').filter({ hasText: folder.files.flow }).click();
    await window.getByLabel(/^Password of the link/).fill(PASSWORD);
    await pressAway(window.getByRole('button', { name: /^Choose/ }));
  };

  it('hands its link over inside the page', async () => {
    await partner.begin(
      `pickFiles({ ${start()}, present: 'container', container: document.querySelector('main'), link: true })`,
    );
    await partner.row(folder.files.flow).click();
    await partner.choose();
    expect((await linkedOutcome()).link.url).toContain('/preview/');
  });

  it('hands its link over in a window', async () => {
    const [opened] = await Promise.all([
      partner.context.waitForEvent('page'),
      partner.begin(`pickFiles({ ${start()}, present: 'popup', link: { password: 'required' } })`),
    ]);
    await pickIn(opened);
    expect((await linkedOutcome()).link.hasPassword).toBe(true);
  });

  it('keeps its link under the ticket of a page', async () => {
    const { page } = partner;
    const back = page.url();
    await page.evaluate(
      `void dock.pickFiles({ ${start()}, present: 'page', returnUrl: location.href, link: { password: 'required' } })`,
    );
    await page.waitForURL('**/embed/v1/**');
    await pickIn(page);
    await page.waitForURL(`${back}**`);
    await page.waitForFunction(() => 'Chartdock' in window);
    const outcome = await page.evaluate('dock.resume()');
    expect(outcome).toMatchObject({
      status: 'done',
      value: { title: folder.files.flow, link: { hasPassword: true } },
    });
    expect(JSON.stringify(outcome)).not.toContain(PASSWORD);
  });
});
