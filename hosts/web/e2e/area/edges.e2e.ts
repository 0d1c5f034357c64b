import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from '../models/stage.ts';
import type { Visitor, VisitorOptions } from '../models/visitor.ts';

const stage = setStage({ locale: 'en' });

/** Where the content of a page begins, from the left of the part beside the side menu, in pixels. */
const edgeOf = async ({ page }: Visitor, thing: Locator): Promise<number> => {
  const [main, box] = [await page.locator('.cd-main').boundingBox(), await thing.boundingBox()];
  if (main === null || box === null) throw new Error('nothing to measure is on screen');
  return Math.round(box.x - main.x);
};

/** Where the words of something begin, its padding left out. */
const wordsOf = async ({ page }: Visitor, thing: Locator): Promise<number> => {
  const main = (await page.locator('.cd-main').boundingBox())?.x ?? Number.NaN;
  const left = await thing.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
  return Math.round(left - main);
};

const asMember = (options: VisitorOptions = {}): Promise<Visitor> =>
  stage.opensSignedIn('member@chartdock.test', options);

describe.each([
  [1440, 24],
  [800, 24],
  [375, 16],
])('at %i px the content begins', (width, edge) => {
  it(`${edge} px from the left: header through filters`, async () => {
    const visitor = await asMember({ width });
    const { page, files } = visitor;
    const edges: Record<string, number> = {};
    await visitor.opens('/diagrams?folder=root');
    await files.isLoaded();
    edges['header'] = await edgeOf(visitor, page.locator('.cd-header :is(.cd-search, .cd-icon)').first());
    edges['way'] = await wordsOf(visitor, page.locator('.cd-toolbar .cd-crumb').first());
    edges['heading'] = await wordsOf(visitor, page.locator('.cd-grid__head').first());
    edges['folder'] = await edgeOf(visitor, page.locator('.cd-card--low').first());
    edges['card'] = await edgeOf(visitor, page.locator('.cd-card:not(.cd-card--low)').first());
    await files.choosesView('list');
    await files.isInView('list');
    await files.isLoaded();
    await page.locator('.cd-row [data-cd-part="check"]').first().waitFor({ state: 'attached' });
    edges['check'] = await edgeOf(visitor, page.locator('.cd-row [data-cd-part="check"]').first());
    await files.choosesView('icon');
    await visitor.opens('/fav');
    await files.isLoaded();
    edges['title'] = await wordsOf(visitor, page.locator('.cd-toolbar__title'));
    edges['tab'] = await wordsOf(visitor, page.getByRole('tab').first());
    await visitor.opens('/trash');
    await files.isLoaded();
    edges['filters'] = await edgeOf(visitor, page.locator('.cd-trash-bar > :visible').first());
    await visitor.opens('/history?q=a');
    await files.isLoaded();
    edges['chips'] = await edgeOf(visitor, page.locator('.cd-chip').first());
    expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((name) => [name, edge])));
    await visitor.leaves();
  });
});

describe('a card', () => {
  it('leaves no gap below titles of any length', async () => {
    const visitor = await asMember();
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    const cards = await visitor.page
      .locator('.cd-card:not(.cd-card--low, .cd-card--waiting)')
      .evaluateAll((all) =>
        all.map((card) => {
          const boxOf = (part: string): DOMRect =>
            card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          const [title, meta] = [boxOf('.cd-card__title'), boxOf('.cd-card__meta')];
          const { bottom } = card.getBoundingClientRect();
          return {
            lines: Math.round(title.height / 20),
            gap: Math.round(meta.top - title.bottom),
            below: Math.round(bottom - meta.bottom),
            picture: Math.round(boxOf('.cd-thumb').height + title.height),
            corner: Math.round(bottom - boxOf('[data-cd-part=menu]').bottom),
          };
        }),
      );
    expect(new Set(cards.map(({ lines }) => lines))).toEqual(new Set([1, 2]));
    expect(new Set(cards.map(({ gap }) => gap))).toEqual(new Set([0]));
    expect(new Set(cards.map(({ below }) => below))).toEqual(new Set([6]));
    expect(new Set(cards.map(({ picture }) => picture)).size).toBe(1);
    expect(new Set(cards.map(({ corner }) => corner))).toEqual(new Set([6]));
    await visitor.leaves();
  });

  it('of a starred folder shows its name narrow', async () => {
    const visitor = await asMember({ width: 375, touch: true });
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    const starred = visitor.page
      .locator('.cd-card--low')
      .filter({ has: visitor.page.locator('[data-cd-part=star][aria-pressed=true]') });
    const name = starred.locator('.cd-card__name').first();
    // Four Chinese characters, which is how long the names of folders are.
    expect(
      await name.evaluate((element) => [element.scrollWidth - element.clientWidth, element.textContent]),
    ).toEqual([0, '产品规划']);
    await visitor.leaves();
  });
});

describe('in the dark', () => {
  /** How bright the ground of something is, from 0 to 1. */
  const brightnessOf = (thing: Locator): Promise<number> =>
    thing.evaluate((element) => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    });

  it('darkens lower things in dark looks', async () => {
    const visitor = await asMember({ theme: 'dark' });
    const { page } = visitor;
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    const card = page.locator('.cd-card:not(.cd-card--low)').first();
    const raised = await brightnessOf(card);
    expect(await brightnessOf(page.locator('.cd-area'))).toBeLessThan(raised);
    expect(await brightnessOf(page.locator('.cd-side'))).toBeLessThan(
      await brightnessOf(page.locator('.cd-area')),
    );
    expect(await brightnessOf(card.locator('.cd-check'))).toBeLessThan(raised);
    const track = page.locator('.cd-segments').first();
    expect(await brightnessOf(track)).toBeLessThan(await brightnessOf(track.locator('[aria-checked=true]')));
    await visitor.leaves();
  });
});
