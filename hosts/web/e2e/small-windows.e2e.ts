import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

/** Tells whether a finger can press a control: not transparent, nothing above its middle. */
const isInReach = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (Number(getComputedStyle(each).opacity) < 0.5) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });

const onPhone = async (): Promise<Visitor> => {
  const visitor = await stage.opensSignedIn('member@chartdock.test', {
    width: 375,
    height: 720,
    touch: true,
  });
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
  return visitor;
};

describe('a phone', () => {
  it.each(['icon', 'list'] as const)('reaches star and menu in the %s view', async (view) => {
    const visitor = await onPhone();
    await visitor.files.choosesView(view);
    await visitor.files.isInView(view);
    const title = (await visitor.files.titles()).at(-1) ?? '';
    const item = visitor.files.item(title);
    await item.scrollIntoViewIfNeeded();
    expect(await isInReach(item.getByRole('button', { name: `Favourite: ${title}`, exact: true }))).toBe(
      true,
    );
    const menu = item.getByRole('button', { name: `More actions for “${title}”` });
    expect(await isInReach(menu)).toBe(true);
    await menu.tap();
    // The sheet says whose it is, for eyes too.
    const sheet = visitor.page.getByRole('menu', { name: `Actions for “${title}”` });
    await sheet.waitFor();
    expect(await sheet.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(title);
    await visitor.leaves();
  });

  it('has folders in the drawer that open', async () => {
    const visitor = await onPhone();
    await visitor.shell.opensDrawer();
    const folder = visitor.page.getByRole('treeitem', { name: 'Design' });
    expect((await folder.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await folder.tap();
    await visitor.arrivesAt(/\/diagrams\?folder=(?!root)/);
    await visitor.leaves();
  });

  it('keeps preview buttons in reach of details', async () => {
    const visitor = await onPhone();
    await visitor.files.item((await visitor.files.titles()).at(-1) ?? '').focus();
    await visitor.page.keyboard.press('Space');
    const dialog = visitor.page.getByRole('dialog');
    await dialog.locator('.cd-viewer').waitFor();
    const open = dialog.getByRole('button', { name: 'Open', exact: true });
    const before = await open.boundingBox();
    await dialog.getByRole('button', { name: 'Details' }).tap();
    await dialog.getByText('Modified').waitFor();
    expect(await isInReach(open)).toBe(true);
    expect(await open.boundingBox()).toEqual(before);
    await visitor.leaves();
  });

  it('keeps the controls of a list in one line', async () => {
    const visitor = await onPhone();
    await visitor.files.opens('Design');
    await visitor.arrivesAt(/\/diagrams\?folder=(?!root)/);
    await visitor.files.isLoaded();
    const middles = await visitor.page
      .locator('.cd-sort, .cd-toolbar .cd-segments, .cd-toolbar__details')
      .evaluateAll((all) =>
        all.map((each) => {
          const { top, height } = each.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
      );
    expect(middles).toHaveLength(3);
    expect(new Set(middles).size).toBe(1);
    await visitor.leaves();
  });

  it('folds the filters of the trash behind one button', async () => {
    const visitor = await onPhone();
    await visitor.opens('/trash');
    await visitor.files.isLoaded();
    const days = visitor.page.getByLabel('Deleted between');
    expect(await days.isVisible()).toBe(false);
    await visitor.page.getByRole('button', { name: 'Filter the trash' }).tap();
    await days.waitFor();
    await visitor.leaves();
  });
});

describe.each([
  ['200 %', 640, 400],
  ['400 %', 320, 200],
])('zoomed to %s', (_zoom, width, height) => {
  it('reaches every part, in letters of 12 px', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test', { width, height });
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    await visitor.page.getByRole('button', { name: 'New', exact: true }).click();
    await visitor.page.getByRole('menuitem', { name: 'New folder' }).click();
    const dialog = visitor.page.getByRole('dialog');
    for (const part of [
      dialog.getByRole('heading'),
      dialog.getByRole('textbox'),
      dialog.getByRole('button', { name: 'Create folder' }),
    ]) {
      await part.scrollIntoViewIfNeeded();
      expect(await isInReach(part)).toBe(true);
    }
    const smallest = await dialog.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const scale = box.width / (element as HTMLElement).offsetWidth;
      const sizes = [...element.querySelectorAll('*')]
        .filter((each) =>
          [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .map((each) => Number.parseFloat(getComputedStyle(each).fontSize) * scale);
      return Math.min(...sizes);
    });
    expect(smallest).toBeGreaterThanOrEqual(11.99);
    await dialog.getByRole('textbox').fill(`Zoomed ${width}`);
    await dialog.getByRole('button', { name: 'Create folder' }).click();
    await dialog.waitFor({ state: 'detached' });
    await visitor.leaves();
  });
});
