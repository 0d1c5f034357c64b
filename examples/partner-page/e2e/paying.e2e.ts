import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let partner: PartnerPage;

visitPartner((visit) => {
  ({ partner } = visit);
});

/** Makes an instance whose tokens begin with the right to look, and get the rights asked for beside it but for some. */
const createCareful = async (withheld: readonly string[] = []): Promise<void> =>
  partner.page.evaluate(`{
    globalThis.asked = [];
    globalThis.careful = Chartdock.createChartdock({
      clientId: 'partner-demo', baseUrl: serverUrl, locale: 'en',
      getToken: async ({ reason, scopes }) => {
        asked.push([reason, ...scopes]);
        if (scopes.some((scope) => ${JSON.stringify(withheld)}.includes(scope))) return null;
        const query = new URLSearchParams([['account', 'member'], ...['files:read', ...scopes].map((scope) => ['scope', scope])]);
        return (await fetch('/token?' + query, { method: 'POST' })).json();
      },
    });
  }`);

/** Place that shows a surface: the frame in the partner's page, or a page of its own. */
type Shown = FrameLocator | Page;

/** Presses the first template that costs something; each test buys at another place, for a bought template costs nothing again. */
const pressPaid = async (shown: Shown = partner.picker): Promise<void> => {
  const use = shown.getByRole('button', { name: /^use ¥/ }).first();
  await use.click();
};

const dialog = (shown: Shown = partner.picker): Locator => shown.getByRole('dialog', { name: 'Buy' });

/** Pays at the cashier of the sandbox, which opens in a window beside the partner's page. */
const pays = async (shown: Shown = partner.picker): Promise<void> => {
  await dialog(shown).getByRole('button', { name: 'Pay', exact: true }).click();
  const link = dialog(shown).getByRole('link', { name: 'Open the sandbox cashier' });
  await link.waitFor();
  const opening = partner.context.waitForEvent('page');
  await link.click();
  const cashier = await opening;
  const heard = cashier.waitForResponse((response) => response.request().method() === 'POST');
  await cashier.getByRole('button', { name: 'Pay', exact: true }).click();
  await (await heard).finished();
  await cashier.close();
};

describe('a template that costs something', () => {
  it('is paid in a container and delivered', async () => {
    await partner.begin(
      `chooseTemplate({ present: 'container', container: document.querySelector('main'), scene: 'org-chart', locale: 'en' })`,
    );
    await pressPaid();
    await dialog().waitFor();
    // The code and its place look as in the product: their styles came with the dialog.
    const stage = dialog().locator('.cd-checkout__stage');
    await expect.poll(() => stage.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
    await pays();
    const { status, value } = await partner.outcome();
    expect(status).toBe('done');
    expect(Object.keys(value ?? {}).sort()).toEqual(['category', 'id', 'kind', 'templateId', 'title']);
    expect(partner.complaints).toEqual([]);
  });

  it('is paid in a modal, with one step-up', async () => {
    await createCareful();
    await partner.begin(`chooseTemplate({ present: 'modal', scene: 'swimlane' })`, 'careful');
    await pressPaid();
    await dialog().waitFor();
    expect(await partner.page.evaluate('asked')).toEqual([['initial'], ['stepUp', 'pay']]);
    await partner.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await pressPaid();
    await pays();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { kind: 'flow' } });
    expect(await partner.page.evaluate('asked')).toEqual([['initial'], ['stepUp', 'pay']]);
  });

  it('states its price without a selling token', async () => {
    await createCareful(['pay']);
    await partner.begin(`chooseTemplate({ scene: 'timeline' })`, 'careful');
    await pressPaid();
    const notice = partner.picker.getByRole('alertdialog', { name: 'Paid template' });
    await notice.getByText("You can't pay here, but you can in Chartdock").waitFor();
    await notice.getByRole('button', { name: 'Buy in Chartdock' }).click();
    // The page opens it, as it opens every link.
    await expect
      .poll(() => partner.told('navigate'))
      .toMatchObject([
        {
          url: expect.stringMatching(/\/diagraming\/new\?template=[\w-]{36}$/) as string,
          disposition: 'new',
        },
      ]);
    await notice.waitFor({ state: 'detached' });
    await partner.page.keyboard.press('Escape');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
  });
});

/** Outcome of a surface that made a file of a template. */
const MADE = { status: 'done', value: { templateId: expect.any(String) as string } };

describe('a template that is paid for away from the partner’s page', () => {
  it('in a window delivers and closes', async () => {
    const opening = partner.context.waitForEvent('page');
    await partner.begin(`chooseTemplate({ present: 'popup', scene: 'gantt', locale: 'en' })`);
    const shown = await opening;
    await pressPaid(shown);
    await pays(shown);
    expect(await partner.outcome()).toMatchObject(MADE);
    await expect.poll(() => shown.isClosed()).toBe(true);
    expect(partner.complaints).toEqual([]);
  });

  it('in the page’s place delivers on return', async () => {
    const { page } = partner;
    const back = page.url();
    await page.evaluate(
      `void dock.chooseTemplate({ present: 'page', returnUrl: location.href, scene: 'network', locale: 'en' })`,
    );
    await page.waitForURL('**/embed/v1/**');
    await pressPaid(page);
    await pays(page);
    await page.waitForURL(`${back}**`);
    await page.waitForFunction(() => 'Chartdock' in window);
    expect(await page.evaluate('dock.resume()')).toMatchObject(MADE);
  });

  it('in an outer app delivers on return', async () => {
    await partner.page.exposeFunction('showSurface', async (address: string) => {
      const shown = await partner.context.newPage();
      await shown.goto(address);
      await pressPaid(shown);
      await pays(shown);
      await shown.waitForURL(/#chartdock=/);
      await shown.close();
    });
    await partner.begin(
      `chooseTemplate({ present: 'host', host: { show: ({ url }) => showSurface(url) }, returnUrl: location.href, scene: 'er', locale: 'en' })`,
    );
    expect(await partner.outcome()).toMatchObject(MADE);
    expect(await partner.page.locator('iframe, dialog').count()).toBe(0);
  });
});

/** Makes an instance whose page takes orders over as it is told, and writes down what it was offered. */
const createNative = async (present: string): Promise<void> =>
  partner.page.evaluate(`{
    globalThis.offers = [];
    globalThis.native = Chartdock.createChartdock({
      clientId: 'partner-demo', baseUrl: serverUrl, locale: 'en',
      getToken: async () => (await fetch('/token?account=member&scope=files:read&scope=pay&scope=files:write', { method: 'POST' })).json(),
      presentPayment: (offer) => { offers.push(offer); return (${present})(offer); },
    });
  }`);
const membership = `checkout({ kind: 'membership', id: 'member-month', price: 19.9 }, { present: 'modal' })`;
const beginNative = async (present: string): Promise<void> => {
  await createNative(present);
  await partner.begin(membership, 'native');
  await dialog().getByRole('button', { name: 'Pay', exact: true }).click();
};

describe('a page that pays natively', () => {
  it('takes an order over until money arrives', async () => {
    await beginNative('() => true');
    await dialog().getByText('Finish the payment where it opened').waitFor();
    expect(await dialog().locator('.cd-qr').count()).toBe(0);
    const offers = await partner.page.evaluate<readonly { readonly qr: string }[]>('offers');
    expect(offers).toMatchObject([{ orderId: expect.any(String) as string, provider: 'wechat' }]);
    // The page's own work with it is its own; in the sandbox the code is the address of the cashier.
    const [{ qr } = { qr: '' }] = offers;
    await fetch(qr, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
    expect(await partner.outcome()).toMatchObject({
      status: 'done',
      value: { orderId: expect.any(String) as string },
    });
  });

  it('delivers nothing on mere claims', async () => {
    await beginNative(`() => Promise.resolve(true)`);
    await dialog().getByText('Finish the payment where it opened').waitFor();
    // The server is asked, more than once, and nothing that the page said counts.
    for (let asked = 0; asked < 2; asked += 1)
      await partner.page.waitForResponse((response) => response.url().includes('/order/wechat/query'));
    expect(await dialog().getByText('Finish the payment where it opened').count()).toBe(1);
    await dialog().getByRole('button', { name: 'Show the code instead' }).click();
    await dialog().locator('.cd-qr').waitFor();
    await partner.page.keyboard.press('Escape');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
  });

  it.each([
    ['refuses', '() => false'],
    ['breaks', `() => Promise.reject(new Error('away'))`],
    ['never answers', '() => new Promise(() => undefined)'],
    ['answers with something else', `() => 'paid'`],
  ])('leaves the code to the surface when it %s', async (_name, present) => {
    await beginNative(present);
    await dialog().locator('.cd-qr').waitFor();
    await partner.page.keyboard.press('Escape');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
  });
});

describe('a checkout', () => {
  it('is a button on undimmed ground', async () => {
    const { page } = partner;
    await page.locator('#locale').selectOption('en');
    await page.getByRole('button', { name: 'Buy a membership' }).click();
    await dialog().getByText('Membership · Monthly').waitFor();
    const ground = await dialog().evaluate(
      (element) => getComputedStyle(element, '::backdrop').backgroundColor,
    );
    expect(ground).toBe('rgba(0, 0, 0, 0)');
    await pays();
    await page.getByText('Your membership is paid for.').waitFor();
    expect(await page.locator('#items > li').count()).toBe(0);
    expect(partner.complaints).toEqual([]);
  });

  it('opens early and ends with the receipt', async () => {
    await createCareful();
    await partner.page.evaluate(
      `void (globalThis.order = new Promise((resolve) => (globalThis.come = resolve)))`,
    );
    await partner.begin(`checkout(order, { present: 'modal' })`, 'careful');
    await partner.page.evaluate(`come({ kind: 'membership', id: 'member-month', price: 19.9 })`);
    await pays();
    const { status, value } = await partner.outcome();
    expect(status).toBe('done');
    expect(Object.keys(value ?? {})).toEqual(['orderId']);
  });

  it('is refused without a token that sells', async () => {
    await createCareful(['pay']);
    await partner.begin(`checkout({ kind: 'membership', id: 'member-month', price: 19.9 })`, 'careful');
    expect(await partner.outcome()).toMatchObject({ status: 'refused', code: 'not_allowed' });
  });
});
