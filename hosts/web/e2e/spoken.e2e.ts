import { describe, expect, it } from 'vitest';
import { setOwnStage } from './models/stage.ts';

const stage = setOwnStage({ locale: 'en' });

describe('who hears the page', () => {
  it.each(['icon', 'list'] as const)('speaks kind and star in the %s view', async (view) => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.choosesView(view);
    await visitor.files.isInView(view);
    await visitor.files.isLoaded();
    const item = visitor.files.item('Payments wireframe Q3');
    await item.getByRole('button', { name: 'Favourite: Payments wireframe Q3', exact: true }).waitFor();
    const heard = await item.evaluate((element) => element.textContent);
    expect(heard).toContain('Prototype');
    await visitor.leaves();
  });

  it('speaks how many were found, or none', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    const status = (text: RegExp): Promise<void> =>
      visitor.page
        .locator('[role=status], [aria-live]')
        .filter({ hasText: text })
        .first()
        .waitFor({ state: 'attached' });
    await visitor.shell.searchesFor('wireframe');
    await status(/\b\d+ items?\b/);
    await visitor.shell.searchesFor('nothing is called this');
    await status(/Nothing found/);
    await visitor.leaves();
  });

  it('shows exact times behind relative ones', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.choosesView('list');
    await visitor.files.isLoaded();
    const time = visitor.files.item('Payments wireframe Q3').locator('.cd-row__time');
    await time.hover();
    await expect
      .poll(() =>
        time.evaluate(
          (element) =>
            element.closest('[title]')?.getAttribute('title') ??
            element.querySelector('[title]')?.getAttribute('title') ??
            '',
        ),
      )
      .toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
    await visitor.leaves();
  });
});

describe('lists', () => {
  it('turn round by their titles, and say so', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.choosesView('list');
    await visitor.files.isLoaded();
    const head = visitor.page.getByRole('columnheader', { name: 'Name' });
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
    const up = await visitor.files.titles();
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => visitor.files.titles()).not.toEqual(up);
    await visitor.leaves();
  });

  it.each([
    ['/fav', 'Added'],
    ['/colla', 'Shared'],
  ])('of %s show when it happened: %s', async (path, title) => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.opens(path);
    await visitor.files.choosesView('list');
    await visitor.files.isLoaded();
    const head = visitor.page.getByRole('columnheader', { name: title });
    expect(await head.getAttribute('aria-sort')).toBe('descending');
    await visitor.leaves();
  });
});

describe('what a list tells', () => {
  it('counts beside titles, kinds and canvases', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    const { page } = visitor;
    for (const path of ['/history', '/diagrams?folder=root', '/fav', '/colla', '/trash']) {
      await visitor.opens(path);
      await visitor.files.isLoaded();
      await page
        .locator('.cd-toolbar__count')
        .filter({ hasText: /^\d+ items?$/ })
        .waitFor();
    }
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.choosesView('list');
    await visitor.files.isInView('list');
    await visitor.files.isLoaded();
    const columns = await page.getByRole('columnheader').allInnerTexts();
    expect(columns).toEqual(expect.arrayContaining(['Kind', 'Canvases']));
    const cells = (title: string) => visitor.files.item(title).locator('.cd-row__kind, .cd-row__count');
    expect((await cells('Payments wireframe Q3').allInnerTexts())[0]).toBe('Prototype');
    expect((await cells('Payments wireframe Q3').allInnerTexts())[1]).toMatch(/^[1-9]\d*$/);
    // A folder holds files, no canvases.
    expect(await cells('Design').allInnerTexts()).toEqual(['Folder', '']);
    await visitor.leaves();
  });
});

describe('the trash', () => {
  it('opens previews and shows their origin', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.opens('/trash');
    await visitor.files.choosesView('list');
    await visitor.files.isLoaded();
    const file = visitor.page
      .locator('.cd-list [data-cd-index]')
      .filter({ hasNot: visitor.page.locator('.cd-kind--folder') })
      .first();
    expect(await file.locator('.cd-row__path').textContent()).toMatch(/^My files/);
    await file.locator('[data-cd-part="open"]').dblclick();
    await visitor.page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).waitFor();
    await visitor.leaves();
  });

  it('asks by a red button before emptying', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.opens('/trash');
    await visitor.files.isLoaded();
    await visitor.page.getByRole('button', { name: 'Empty trash' }).click();
    const question = visitor.page.getByRole('alertdialog').or(visitor.page.getByRole('dialog'));
    const danger = question.getByRole('button', { name: 'Empty trash' });
    const [ground, wanted] = await danger.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.background = 'var(--cd-danger)';
      element.append(probe);
      const drawn = [element, probe].map((each) => getComputedStyle(each).backgroundColor);
      probe.remove();
      return drawn;
    });
    expect(ground).toBe(wanted);
    expect(await visitor.page.locator('.cd-selection').count()).toBe(0);
    await visitor.leaves();
  });
});
