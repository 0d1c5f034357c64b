import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from '../models/stage.ts';
import { openTreeFile } from './tree-file.ts';

const stage = setStage({ locale: 'en' });

const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'];
const MONTHS = ['first', 'second', 'third', 'fourth'];

/** Draws twenty topics below the central one by keys alone, and returns how many keys made topics. */
const drawsSeasons = async ({ keyboard }: Page): Promise<number> => {
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    await keyboard.press(key);
    keys += 1;
  };
  await keyboard.type('Year');
  for (const [at, season] of SEASONS.entries()) {
    await press(at === 0 ? 'Tab' : 'Enter');
    await keyboard.type(season);
    for (const [place, month] of MONTHS.entries()) {
      await press(place === 0 ? 'Tab' : 'Enter');
      await keyboard.type(`${season} ${month}`);
    }
    // Shift+Tab while writing leads back out; the next Enter stands beside the season.
    await keyboard.press('Enter');
    await keyboard.press('Shift+Tab');
    await keyboard.type(at + 1 === SEASONS.length ? 'Holidays' : 'Pause');
  }
  return keys;
};

describe('a mind map', () => {
  it('[ROUTE-29] keeps twenty topics written by keys alone', async () => {
    const file = await openTreeFile(stage, { category: 'mind', title: 'Seasons' });
    const page = file.page();
    const keys = await drawsSeasons(page);
    // One key a topic, as the documented keys of every editor need.
    expect(keys).toBe(20);
    await file.isSaved();
    const before = await file.titles();
    expect(before).toHaveLength(25);
    expect(before).toContain('Autumn third');
    await file.opensAgain();
    expect(await file.titles()).toEqual(before);
    await file.leaves();
  });

  it('takes back and repeats by keys', async () => {
    const file = await openTreeFile(stage, { category: 'mind', title: 'Undoing' });
    const { keyboard } = file.page();
    await keyboard.press('Tab');
    await keyboard.type('Kept');
    await keyboard.press('Enter');
    await keyboard.type('Gone');
    await file.becomes('Undoing[Kept,Gone]');
    await file.endsWriting();
    await keyboard.press('Delete');
    await file.becomes('Undoing[Kept]');
    await keyboard.press('Control+z');
    await file.becomes('Undoing[Kept,Gone]');
    await keyboard.press('Control+y');
    await file.becomes('Undoing[Kept]');
    await file.leaves();
  });

  it('is spoken, and has nothing axe finds', async () => {
    const file = await openTreeFile(stage, { category: 'mind', title: 'Spoken' });
    const page = file.page();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Plan');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Topic, topic 2 of 2, level 2' }).waitFor();
    expect(await file.problems()).toEqual([]);
    await file.leaves();
  });
});
