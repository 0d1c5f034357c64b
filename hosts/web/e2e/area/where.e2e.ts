import { beforeAll, describe, expect, it } from 'vitest';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

let visitor: Visitor;

beforeAll(async () => {
  visitor = await stage.opensSignedIn('member@chartdock.test');
});

/** Returns the texts of the entries of the side menu and of its tree that are marked as the current one. */
const currentEntries = (): Promise<string[]> =>
  visitor.page.locator('.cd-side [aria-current="page"], .cd-side [aria-selected="true"]').allTextContents();

const heading = (): Promise<string | null> => visitor.page.locator('h1').first().textContent();

describe('where one is', () => {
  it('returns to the last folder by address', async () => {
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    await visitor.files.opens('Design');
    await visitor.arrivesAt(/\/diagrams\?folder=(?!root)/);
    await expect.poll(currentEntries).toEqual(['Design']);
    // A folder is remembered once it could be listed.
    await visitor.files.isLoaded();
    await visitor.opens('/diagrams');
    await visitor.arrivesAt(/\/diagrams\?folder=(?!root)/);
    await expect.poll(heading).toBe('Design');
    await visitor.shell.goesTo('diagrams');
    await visitor.arrivesAt('/diagrams');
    await expect.poll(heading).toBe('My files');
    await expect.poll(currentEntries).toEqual(['My files']);
  });

  it('is named while the folder still loads', async () => {
    await visitor.page.getByRole('treeitem', { name: 'Engineering' }).waitFor();
    const held: (() => void)[] = [];
    await visitor.page.route('**/folder/load_files*', async (route) => {
      await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await visitor.page.getByRole('treeitem', { name: 'Engineering' }).click();
    await expect.poll(heading).toBe('Engineering');
    await expect.poll(currentEntries).toEqual(['Engineering']);
    const gate = held.splice(0);
    gate.forEach((go) => go());
    await visitor.files.isLoaded();
    await visitor.page.unrouteAll({ behavior: 'wait' });
  });
});

describe('a search', () => {
  it('stands in the address through reload and Back', async () => {
    const { page, words } = visitor;
    await visitor.opens('/history');
    await visitor.files.isLoaded();
    await visitor.shell.searchesFor('circuit');
    await visitor.arrivesAt('/history?q=circuit');
    await page
      .getByRole('status')
      .filter({ hasText: 'Results for “circuit”: ' })
      .waitFor({ state: 'attached' });
    expect(await currentEntries()).toEqual([]);
    await page.getByRole('button', { name: 'Kind', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Mind map' }).click();
    await visitor.arrivesAt('/history?q=circuit&kind=mind');
    await visitor.sees(words.ui('empty.search', { keyword: 'circuit' }));
    await page.getByRole('button', { name: 'Search without filters' }).click();
    await visitor.arrivesAt('/history?q=circuit');
    await visitor.reloads();
    await visitor.sees(words.ui('search.foundFor', { keyword: 'circuit' }));
    await visitor.shell.goesTo('trash');
    await visitor.arrivesAt('/trash');
    await visitor.goesBack();
    await visitor.arrivesAt('/history?q=circuit');
    await visitor.sees(words.ui('search.foundFor', { keyword: 'circuit' }));
    await visitor.goesBack();
    await visitor.arrivesAt('/history');
    await expect.poll(heading).toBe('Recent files');
  });

  it('narrows by owner and time with places', async () => {
    const { page, words } = visitor;
    await visitor.opens('/diagrams?folder=root&q=wireframe');
    const file = visitor.files.item('Payments wireframe Q3');
    await file.waitFor();
    for (const [view, path] of [
      ['list', '.cd-row__path'],
      ['icon', '.cd-card__path'],
    ] as const) {
      await visitor.files.choosesView(view);
      await visitor.files.isInView(view);
      await expect.poll(() => file.locator(path).textContent()).toMatch(/My files/);
      await expect
        .poll(() => page.evaluate(() => CSS.highlights.get('cd-found')?.size ?? 0))
        .toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: 'Owner', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Someone else' }).click();
    await visitor.arrivesAt(/q=wireframe&owner=others/);
    await file.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await file.waitFor();
    await page.getByRole('button', { name: 'Modified', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Today' }).click();
    await visitor.arrivesAt(/q=wireframe&since=\d{4}-\d{2}-\d{2}/);
    await visitor.sees(words.ui('search.foundFor', { keyword: 'wireframe' }));
  });

  it('is offered again and marks its matches', async () => {
    const { page } = visitor;
    await visitor.opens('/history');
    await visitor.files.isLoaded();
    await page.getByRole('textbox', { name: 'Search files and folders' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Recent searches' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await visitor.arrivesAt('/history?q=circuit');
    await visitor.files.isLoaded();
    await expect
      .poll(() => page.evaluate(() => CSS.highlights.get('cd-found')?.size ?? 0))
      .toBeGreaterThan(0);
  });

  it('takes the whole narrow header while typing', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 375, height: 812 });
    const search = page.getByRole('textbox', { name: 'Search files and folders' });
    await page.keyboard.press('Escape');
    await search.blur();
    const narrow = (await search.boundingBox())?.width ?? 0;
    await search.focus();
    await expect
      .poll(async () => (await search.boundingBox())?.width ?? 0)
      .toBeGreaterThan(Math.max(240, narrow));
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('narrows to a folder and its descendants', async () => {
    const { page } = visitor;
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    await visitor.files.opens('Design');
    await visitor.arrivesAt(/folder=(?!root)/);
    await visitor.shell.searchesFor('wireframe');
    const atTop = visitor.files.item('Payments wireframe Q3');
    await atTop.waitFor();
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'This folder' }).click();
    await visitor.arrivesAt(/q=wireframe&in=[\w-]{36}/);
    await atTop.waitFor({ state: 'detached' });
    await visitor.reloads();
    await page.getByRole('button', { name: 'Place: This folder' }).waitFor();
    expect(await atTop.count()).toBe(0);
    await page.getByRole('button', { name: 'Place: This folder' }).click();
    await page.getByRole('menuitemradio', { name: 'My files' }).click();
    await visitor.arrivesAt(/q=wireframe&in=root/);
    await atTop.waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await visitor.arrivesAt(/q=wireframe$/);
  });
});
