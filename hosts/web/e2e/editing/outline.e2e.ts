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

  it('shows as a map by one press, and has nothing axe finds', async () => {
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
});
