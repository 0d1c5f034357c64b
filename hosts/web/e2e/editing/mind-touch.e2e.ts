import { describe, expect, it } from 'vitest';
import { setStage } from '../models/stage.ts';
import { openTreeFile } from './tree-file.ts';

const stage = setStage({ locale: 'en', width: 375, height: 740, touch: true });

describe('a mind map by touch', () => {
  it('grows by the bar, and is found again', async () => {
    const file = await openTreeFile(stage, { category: 'mind', title: 'Phone' });
    const page = file.page();
    const bar = page.getByRole('toolbar', { name: 'Topic actions' });
    await bar.getByRole('button', { name: 'Subtopic' }).tap();
    await page.keyboard.type('A');
    await bar.getByRole('button', { name: 'Topic after' }).tap();
    await page.keyboard.type('B');
    await bar.getByRole('button', { name: 'Tick as done' }).tap();
    await file.becomes('Phone[A,B]');
    await expect.poll(async () => (await file.stored()).root.children[1]?.task).toEqual({ done: true });
    await file.isSaved();
    await file.opensAgain();
    await file.page().locator('.cd-canvas__topics').getByText('B', { exact: true }).waitFor();
    await file.leaves();
  });

  it('selects by a tap, and writes by a second', async () => {
    const file = await openTreeFile(stage, { category: 'mind', title: 'Taps' });
    const page = file.page();
    await file.draws('Tab A');
    const { x, y } = await file.spotOf('A');
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await page.keyboard.type('!');
    await file.becomes('Taps[A!]');
    expect(await file.problems()).toEqual([]);
    await file.leaves();
  });
});
