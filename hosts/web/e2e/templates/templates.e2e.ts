import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

let visitor: Visitor;
let page: Page;

const cards = (): Locator => page.locator('[data-cd-template]');
const card = (title: string): Locator => cards().filter({ has: page.locator(`[title="${title}"]`) });
const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true });
const kind = (name: string): Locator => page.getByRole('radio', { name, exact: true });
const strip = (): Locator => page.getByRole('list', { name: 'Topics' });
const scrolled = (): Promise<number> => strip().evaluate((element) => element.scrollLeft);
const more = (): Locator => page.getByRole('button', { name: 'More', exact: true });

const opensLibrary = async (address = '/template_create'): Promise<void> => {
  await visitor.opens(address);
  await cards().first().waitFor();
};

beforeAll(async () => {
  visitor = await stage.opensSignedIn('free@chartdock.test', { width: 1200 });
  page = visitor.page;
  // The library is filled while the server answers already.
  await vi.waitFor(async () => {
    await visitor.opens('/template_create?scene=venn');
    await page.locator('[data-cd-template], .cd-state').first().waitFor();
    expect(await cards().count()).toBeGreaterThan(3);
  });
  return () => visitor.leaves();
});

describe('the creation page', () => {
  it('[CREATE-27] [ROUTE-07] is where new from template leads, with featured templates', async () => {
    await visitor.opens('/history');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'From a template' }).click();
    await visitor.arrivesAt('/template_create');
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
    await cards().first().waitFor();
    expect(await tab('Featured').getAttribute('aria-selected')).toBe('true');
    expect(await visitor.accessibilityProblems()).toEqual([]);
  });

  it('[TPL-01] [TPL-03] [TPL-06] has recent use, flowcharts and mind maps', async () => {
    await opensLibrary();
    await strip().getByText('Human resources').waitFor();
    await tab('Swimlane').waitFor();
    await kind('Mind map').click();
    await strip().getByText('Analysis methods').waitFor();
    await tab('Study notes').waitFor();
    await kind('Recent use').click();
    await visitor.arrivesAt('/template_create?category=history');
    await strip().waitFor({ state: 'detached' });
    expect(await page.getByRole('tab').count()).toBe(0);
  });

  it('[TPL-19] says that nothing was used yet', async () => {
    await visitor.opens('/template_create?category=history');
    await visitor.sees('No content');
  });

  it('[TPL-07] [TPL-12] folds scenes into More by width', async () => {
    await opensLibrary();
    expect(await page.getByRole('tab').count()).toBe(10);
    await more().click();
    await page
      .getByRole('menuitemcheckbox', { name: 'BPMN' })
      .or(page.getByRole('menuitemradio', { name: 'BPMN' }))
      .click();
    await visitor.arrivesAt('/template_create?scene=bpmn');
    expect(await tab('BPMN').getAttribute('aria-selected')).toBe('true');
    await tab('Featured').click();
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(() => page.getByRole('tab').count()).toBe(5);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => page.getByRole('tab').count()).toBe(17);
    expect(await more().count()).toBe(0);
    await page.setViewportSize({ width: 1200, height: 900 });
  });

  it('[TPL-04] [TPL-05] scrolls topics by drag and wheel, opening none', async () => {
    await opensLibrary();
    const box = await strip().boundingBox();
    if (box === null) throw new Error('the topics have no place');
    const [x, y] = [box.x + 300, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 3 });
    await page.mouse.move(x - 120, y, { steps: 3 });
    await page.mouse.up();
    const dragged = await scrolled();
    expect(dragged).toBeGreaterThan(60);
    expect(new URL(page.url()).pathname).toBe('/template_create');
    await page.mouse.wheel(0, 100);
    await expect.poll(scrolled).toBeGreaterThan(dragged);
  });

  it('[TPL-32] loads the covers that are near, and no others', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/thumb/template/')) asked.push(request.url());
    });
    await opensLibrary();
    await page.locator('[data-cd-template] img').first().waitFor();
    await page.waitForLoadState('networkidle');
    const [shown, all] = [asked.length, await cards().count()];
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(all);
    await cards().last().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(shown);
  });

  it('keeps still while templates and covers come', async () => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
        document.documentElement.dataset['shift'] = String(shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await opensLibrary('/template');
    // The last card in view has below it one that is near: its cover is on its way although nobody sees it. How far the
    // wheel went, and goes on, depends on the machine, and so does whether the next page is there: each look puts a row
    // that is there just below the part in view.
    const ahead = (): Promise<boolean> =>
      cards().evaluateAll((all) => {
        const next = all.find((each) => each.getBoundingClientRect().top > innerHeight);
        const { top = 0 } = next?.getBoundingClientRect() ?? {};
        next?.closest('.cd-templates')?.scrollBy(0, top - innerHeight - 40);
        return (
          next !== undefined &&
          next.getBoundingClientRect().top > innerHeight &&
          next.querySelector('img') !== null
        );
      });
    await page.mouse.move(700, 500);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400);
        return cards().count();
      })
      .toBeGreaterThanOrEqual(60);
    await expect.poll(ahead).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0')).toBe('0');
  });

  it('[TPL-18] ends with a mark and the community', async () => {
    await opensLibrary('/template_create?scene=venn');
    const bottom = page.getByRole('link', {
      name: 'You have reached the bottom, visit the template community',
    });
    await bottom.scrollIntoViewIfNeeded();
    expect(await page.locator('.cd-template[aria-hidden]').count()).toBe(0);
    await bottom.click();
    await visitor.arrivesAt('/template');
  });
});

describe('a template', () => {
  it('[TPL-22] is kept as a favourite', async () => {
    await opensLibrary('/template_create?scene=venn');
    const star = cards()
      .first()
      .getByRole('button', { name: /favourites/ });
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.waitForLoadState('networkidle');
    await visitor.reloads();
    await cards().first().waitFor();
    expect(await star.getAttribute('aria-pressed')).toBe('true');
  });

  it('[TPL-39] for members offers membership with its rights', async () => {
    await opensLibrary();
    await page
      .getByRole('button', { name: /^VIP free use/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/unlimited files/);
    // Room in the trash would not help here.
    expect(await dialog.getByRole('button', { name: 'Open the trash' }).count()).toBe(0);
    expect(await dialog.innerText()).toMatch(/member benefits/i);
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).pathname).toBe('/template_create');
  });

  it('[CLONE-02] paid at the sandbox opens as a file', async () => {
    await opensLibrary();
    const checked = page.waitForResponse((response) => response.url().includes('/clone_check'));
    await page
      .getByRole('button', { name: /^use ¥/ })
      .first()
      .click();
    const { data } = (await (await checked).json()) as { data: { result: string; price: number } };
    expect(data).toMatchObject({ result: 'cloneBuy', price: expect.any(Number) as number });
    expect(data.price).toBeGreaterThan(0);
    const dialog = page.getByRole('dialog', { name: 'Buy' });
    await expect.poll(() => dialog.innerText()).toContain(`¥${data.price.toFixed(2)}`);
    await dialog.getByRole('radio', { name: 'Alipay' }).click();
    await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
    const code = dialog.getByRole('img', { name: 'QR code for payment' });
    await code.waitFor();
    expect(await code.boundingBox()).toMatchObject({ width: 170, height: 170 });
    await dialog.getByText('Scan with Alipay to pay').waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    const opening = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name: 'Open the sandbox cashier' }).click();
    const cashier = await opening;
    await cashier.getByText('No real money is taken').waitFor();
    await cashier.getByRole('button', { name: 'Pay', exact: true }).click();
    await cashier.getByText('Paid', { exact: true }).waitFor();
    await cashier.close();
    await visitor.arrivesAt(/^.*\/diagraming\/[^/?]+$/);
  });

  it('[TPL-24] [TPL-26] [TPL-23] [CLONE-12] previews, uses and finds the file again', async () => {
    await opensLibrary('/template_create?scene=venn');
    const first = cards()
      .filter({ has: page.getByRole('button', { name: /^free use/ }) })
      .first();
    const title = (await first.locator('[title]').first().getAttribute('title')) ?? '';
    await first.getByRole('button', { name: `Preview ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.locator('.cd-viewer svg').first().waitFor();
    expect(await dialog.locator('[data-cd-viewer]').getAttribute('data-cd-viewer')).toBe('flow');
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await dialog.getByRole('button', { name: 'free use' }).click();
    await visitor.arrivesAt(/^.*\/diagraming\/[^/?]+$/);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await visitor.opens('/history');
    await visitor.files.isLoaded();
    expect(await visitor.files.titles()).toContain(title);
    await opensLibrary('/template_create?category=history');
    await card(title).waitFor();
    await card(title)
      .getByRole('button', { name: /^free use/ })
      .click();
    await visitor.arrivesAt(/^.*\/diagraming\/[^/?]+$/);
  });
});

describe('the pages around it', () => {
  it('mark their entry in the side menu', async () => {
    await visitor.opens('/history');
    await visitor.shell.goesTo('templates');
    await visitor.arrivesAt('/template_create');
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
    expect(await visitor.shell.openEntries()).toEqual(['Templates']);
    for (const address of ['/template', '/my_templates', '/category?name=Education&category=education']) {
      await visitor.opens(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await visitor.shell.openEntries(), address).toEqual(['Templates']);
    }
    expect(await visitor.accessibilityProblems()).toEqual([]);
  });

  it('[TPL-14] [ROUTE-10] [TPL-29] [TPL-30] [TPL-31] opens a topic by a short press', async () => {
    await opensLibrary();
    await strip().getByText('Education').click();
    await visitor.arrivesAt('/category?name=Education&category=education&position=2&type=special&kind=flow');
    await page.getByRole('heading', { level: 1, name: 'Education' }).waitFor();
    await cards().first().waitFor();
    const crumbs = page.getByRole('navigation', { name: 'You are here' });
    expect(await crumbs.innerText()).toMatch(/Templates\s+Education/);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await page.getByRole('link', { name: 'Back' }).click();
    await visitor.arrivesAt('/template_create');
  });

  it('[TPL-17] [ROUTE-49] leads to community search by address', async () => {
    await opensLibrary();
    await page.getByRole('link', { name: 'Template community', exact: true }).click();
    await visitor.arrivesAt('/template');
    await page.getByRole('heading', { level: 1, name: 'Template community' }).waitFor();
    await page.getByRole('textbox', { name: 'Search templates' }).fill('Venn');
    await visitor.arrivesAt('/template?q=Venn');
  });

  it('narrows to a length kept in the address', async () => {
    const choose = async (now: string, next: string): Promise<void> => {
      await page.getByRole('button', { name: `Length: ${now}` }).click();
      await page.getByRole('menu').getByText(next).click();
    };
    await opensLibrary('/template?kind=mind');
    const count = page.getByRole('status').filter({ hasText: /^Templates: \d+$/ });
    await count.waitFor();
    const all = await count.innerText();
    await choose('any', 'Short, up to 15 parts');
    await visitor.arrivesAt('/template?kind=mind&length=short');
    await page.getByText('Try another word, or fewer filters.').waitFor();
    await choose('short', 'Medium, 16 to 25 parts');
    await visitor.arrivesAt('/template?kind=mind&length=medium');
    await cards().first().waitFor();
    expect(await count.innerText()).not.toBe(all);

    await opensLibrary();
    await choose('any', 'Short, up to 15 parts');
    await visitor.arrivesAt('/template_create?length=short');
    await cards().first().waitFor();
    await page.getByRole('tab', { name: 'ER diagram' }).click();
    await visitor.arrivesAt('/template_create?scene=er&length=short');
    await cards().first().waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);

    await opensLibrary('/category?name=Education&category=education&position=2&type=special&kind=flow');
    await cards().first().waitFor();
    await choose('any', 'Short, up to 15 parts');
    await visitor.arrivesAt(/length=short$/);
    await cards().first().waitFor();
  });
});
