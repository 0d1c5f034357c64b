import { describe, expect, it } from 'vitest';
import { setStage } from '../models/stage.ts';
import { openTreeFile } from './tree-file.ts';

const PARTS = ['One', 'Two', 'Three', 'Four', 'Five'];

const stage = setStage({ locale: 'en' });

describe('an outline', () => {
  it('[ROUTE-30] keeps twenty rows written by keys alone', async () => {
    const file = await openTreeFile(stage, { category: 'outline', title: 'Reading' });
    const { keyboard } = file.page();
    await keyboard.press('Enter');
    for (const [place, part] of PARTS.entries()) {
      await keyboard.type(part);
      for (const [at, row] of ['a', 'b', 'c'].entries()) {
        await keyboard.press('Enter');
        if (at === 0) await keyboard.press('Tab');
        await keyboard.type(`${part} ${row}`);
      }
      if (place + 1 === PARTS.length) break;
      // A second Enter leaves the list.
      await keyboard.press('Enter');
      await keyboard.press('Enter');
    }
    await file.isSaved();
    const before = await file.titles();
    expect(before).toHaveLength(21);
    expect(before.slice(0, 4)).toEqual(['Reading', 'One', 'One a', 'One b']);
    await file.opensAgain();
    await file
      .page()
      .getByRole('treeitem', { name: /Five c/ })
      .waitFor();
    expect(await file.titles()).toEqual(before);
    await file.leaves();
  });

  it('becomes a map in one press, axe-clean', async () => {
    const file = await openTreeFile(stage, { category: 'outline', title: 'Trip' });
    const page = file.page();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Pack');
    await page.getByRole('treeitem', { name: /Pack/ }).waitFor();
    expect(await file.problems()).toEqual([]);
    await page.getByRole('radio', { name: 'Map' }).click({ force: true });
    await page.getByRole('application', { name: 'Trip, mind map' }).waitFor();
    await page.locator('.cd-canvas__topics text', { hasText: 'Pack' }).waitFor();
    await file.leaves();
  });

  it('moves, drags and folds rows', async () => {
    const file = await openTreeFile(stage, { category: 'outline', title: 'Rows' });
    const page = file.page();
    const { keyboard } = page;
    const handle = async (row: string) => {
      const box = await page.getByRole('button', { name: `Show only ${row}`, exact: true }).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    await keyboard.press('Enter');
    await keyboard.type('One');
    await keyboard.press('Enter');
    await keyboard.type('Two');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.type('Two a');
    await file.becomes('Rows[One,Two[Two a]]');
    const [one, below] = [await handle('One'), await handle('Two a')];
    await file.drags(one, { x: below.x, y: below.y + 10 });
    await file.becomes('Rows[Two[Two a,One]]');
    await page.getByRole('treeitem', { name: /^Two/ }).first().locator('[data-act=fold]').click();
    await expect.poll(async () => (await file.stored()).root.children[0]?.collapsed).toBe(true);
    await keyboard.press('Control+z');
    await keyboard.press('Control+z');
    await file.becomes('Rows[One,Two[Two a]]');
    await file.leaves();
  });

  it('writes a note and a link of a row', async () => {
    const file = await openTreeFile(stage, { category: 'outline', title: 'Notes' });
    const page = file.page();
    await page.keyboard.press('Enter');
    await page.keyboard.type('One');
    await page.keyboard.press('Shift+Enter');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('More of it');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).fill('example.com');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two');
    await file.becomes('Notes[One,Two]');
    expect((await file.stored()).root.children[0]).toMatchObject({
      note: 'More of it',
      href: 'https://example.com',
    });
    await file.leaves();
  });
});
