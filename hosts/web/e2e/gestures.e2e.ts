import type { Response } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGestures } from './models/gestures.ts';
import type { GesturesModel } from './models/gestures.ts';
import { seedFiles } from './models/seed-files.ts';
import type { FileSeed } from './models/seed-files.ts';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' }, { CHARTDOCK_FREE_FILES: '400' });

const account = 'empty@chartdock.test';

let visitor: Visitor;
let hands: GesturesModel;
let seed: FileSeed;

const many = Array.from({ length: 130 }, (_, at) => `File ${String(at).padStart(3, '0')}`);

beforeAll(async () => {
  seed = await seedFiles(stage.address, account);
  visitor = await stage.opensVisitor();
  hands = createGestures(visitor.page, visitor.words);
  await visitor.signIn.signsInAs(account);
});

// A test that failed in the middle of a drag must not spoil the next one.
afterEach(() => hands.letsGo());

/** Opens a fresh folder with folders and files, sorted by name, in one of the views. */
const opensFolder = async (
  name: string,
  {
    folders = [],
    files,
    view,
  }: { folders?: readonly string[]; files: readonly string[]; view: 'icon' | 'list' },
): Promise<string> => {
  const folderId = await seed.makesFolder(name);
  for (const title of folders) await seed.makesFolder(title, folderId);
  await seed.makesFiles(files, folderId);
  await visitor.opens(`/diagrams?folder=${folderId}`);
  await visitor.files.isLoaded();
  await visitor.files.choosesView(view);
  await visitor.files.isInView(view);
  await sortsByName();
  return folderId;
};

const sortsByName = async (): Promise<void> => {
  const { ui } = visitor.words;
  for (const key of ['sort.title', 'sort.asc'] as const) {
    await visitor.page.locator('.cd-sort').click();
    await visitor.page.getByRole('menuitemradio', { name: ui(key) }).click();
    await visitor.files.isLoaded();
  }
};

describe('the keyboard', () => {
  it('picks and walks two ways among icons', async () => {
    await opensFolder('Keys', { files: ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'], view: 'icon' });
    await hands.focuses('a1');
    await hands.presses('ArrowRight');
    await hands.hasPicked('b2');
    await hands.presses('Control+ArrowRight', 'Control+ArrowRight');
    await hands.isFocused('d4');
    await hands.hasPicked('b2');
    await hands.presses('Control+Space');
    await hands.hasPicked('b2', 'd4');
    await hands.presses('Home', 'Shift+End');
    await hands.hasPicked('a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7');
    await hands.presses('Shift+ArrowLeft', 'Shift+ArrowLeft');
    await hands.hasPicked('a1', 'b2', 'c3', 'd4', 'e5');
    await hands.presses('Escape');
    await hands.hasPicked();
    await hands.presses('c');
    await hands.isFocused('c3');
    await hands.presses('Control+a');
    await hands.hasPickedCount('7 selected');
    await hands.presses('Escape');
  });

  it('shows its keys without accessibility faults', async () => {
    const { ui } = visitor.words;
    await hands.focuses('b2');
    await hands.presses('?');
    const map = visitor.page.getByRole('dialog', { name: ui('keys.title') });
    await map.getByText(ui('keys.stretch')).waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await hands.presses('Escape');
    await map.waitFor({ state: 'detached' });
    await hands.isFocused('b2');
  });

  it.each(['list', 'icon'] as const)('returns from previews to the last in %s', async (view) => {
    const titles = many.slice(0, 60);
    await opensFolder(`Previews ${view}`, { files: titles, view });
    await hands.focuses('File 001');
    await hands.presses('Space');
    const preview = visitor.page.getByRole('dialog');
    await preview.getByRole('heading', { name: 'File 001' }).waitFor();
    for (const title of titles.slice(2, 46)) {
      await hands.presses('ArrowRight');
      await preview.getByRole('heading', { name: title }).waitFor();
    }
    await hands.presses('Escape');
    await preview.waitFor({ state: 'detached' });
    await hands.isFocused('File 045');
    expect(await hands.isFocusInSight()).toBe(true);
    await hands.presses(view === 'icon' ? 'ArrowRight' : 'ArrowDown');
    await hands.isFocused('File 046');
  });

  it('cuts, pastes in a folder, and returns', async () => {
    const above = await opensFolder('Clipboard', {
      folders: ['Box'],
      files: ['one', 'two', 'three'],
      view: 'list',
    });
    await hands.focuses('one');
    await hands.presses('ArrowDown', 'Shift+ArrowDown');
    await hands.hasPicked('three', 'two');
    await hands.presses('Control+x');
    await visitor.sees(visitor.words.ui('clipboard.cut', { n: 2 }));
    await hands.focuses('Box');
    await hands.presses('Enter');
    await visitor.sees(visitor.words.ui('clipboard.paste'));
    await hands.presses('Control+v');
    await hands.hasOrder('three', 'two');
    await hands.focuses('three');
    await hands.presses('Backspace');
    await visitor.arrivesAt(`/diagrams?folder=${above}`);
    await hands.hasOrder('Box', 'one');
  });
});

describe('the rubber band', () => {
  it('bands beside names with keys and Esc', async () => {
    await opensFolder('Band', { files: ['a', 'b', 'c', 'd', 'e', 'f'], view: 'list' });
    await hands.drawsBand(await hands.besideName('b'), await hands.besideName('d'));
    await hands.bandIsShown(true);
    await hands.hasPicked('b', 'c', 'd');
    await hands.letsGo();
    await hands.bandIsShown(false);
    await hands.holds('Shift', async () => {
      await hands.drawsBand(await hands.besideName('f'), await hands.besideName('e'));
      await hands.letsGo();
    });
    await hands.hasPicked('b', 'c', 'd', 'e', 'f');
    await hands.holds('Control', async () => {
      await hands.drawsBand(await hands.besideName('a'), await hands.besideName('c'));
      await hands.letsGo();
    });
    await hands.hasPicked('a', 'd', 'e', 'f');
    await hands.drawsBand(await hands.besideName('b'), await hands.besideName('c'));
    await hands.hasPicked('b', 'c');
    await hands.presses('Escape');
    await hands.bandIsShown(false);
    await hands.letsGo();
    await hands.hasPicked('a', 'd', 'e', 'f');
  });

  it('bands on empty space, and a press unpicks', async () => {
    await opensFolder('Band of icons', { files: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], view: 'icon' });
    const below = await hands.pointIn(visitor.page.locator('.cd-grid'), 0.5, 0.9);
    await hands.drawsBand(below, await hands.pointIn(visitor.files.item('b'), 0.5, 0.5));
    await hands.bandIsShown(true);
    await hands.letsGo();
    const picked = visitor.page.locator('[data-cd-index][aria-selected="true"]');
    await expect.poll(() => picked.count()).toBeGreaterThan(1);
    await visitor.page.mouse.click(below.x, below.y);
    await hands.hasPicked();
  });

  it('scrolls at edges and counts undrawn rows', async () => {
    await opensFolder('Long', { files: many, view: 'list' });
    const list = visitor.page.locator('.cd-list');
    const start = await hands.besideName('File 000');
    await hands.drawsBand(start, { x: start.x, y: (await hands.pointIn(list, 0.5, 1)).y - 4 });
    await expect
      .poll(() => list.evaluate((box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 1))
      .toBe(true);
    await hands.letsGo();
    await hands.hasPickedCount(visitor.words.ui('selection.everything', { n: 130 }));
    expect(await visitor.page.locator('[data-cd-index]').count()).toBeLessThan(60);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await hands.presses('Escape');
  });

  it('offers the whole folder once a page is picked', async () => {
    const { ui } = visitor.words;
    await hands.focuses('File 129');
    await hands.presses('Home');
    await hands.isFocused('File 000');
    await visitor.files.item('File 000').click();
    for (let page = 0; page < 20; page += 1) {
      await hands.presses('Shift+PageDown');
      if ((await visitor.page.locator('.cd-selection__all').count()) > 0) break;
    }
    await visitor.page.getByRole('button', { name: ui('selection.pickAll', { n: 130 }) }).click();
    await hands.hasPickedCount(ui('selection.everything', { n: 130 }));
    await hands.presses('Escape');
  });
});

describe('dragging', () => {
  it('takes several items, never a folder into itself', async () => {
    const folderId = await opensFolder('Drags', {
      folders: ['In', 'Other'],
      files: ['a', 'b', 'c'],
      view: 'list',
    });
    await visitor.files.item('a').click();
    await hands.holds('Shift', () => visitor.files.item('b').click());
    await hands.hasPicked('a', 'b');
    const target = visitor.files.item('In');
    await hands.drags('b', await hands.pointIn(target, 0.3, 0.5));
    await hands.showsDrop(target, 'over');
    await hands.letsGo();
    await visitor.sees(visitor.words.ui('file.moved', { n: 2 }));
    // Where the test was slow, the folder has opened under the drag.
    await visitor.opens(`/diagrams?folder=${folderId}`);
    await hands.hasOrder('In', 'Other', 'c');
    await hands.drags('In', await hands.pointIn(target, 0.5, 0.6));
    await hands.showsDrop(target, 'refused');
    await hands.letsGo();
    await hands.hasOrder('In', 'Other', 'c');
  });

  it('opens a folder under a resting drag', async () => {
    await visitor.reloads();
    const place = await hands.pointIn(visitor.files.item('Other'), 0.3, 0.5);
    await hands.drags('c', place);
    await visitor.files.crumb('Other').waitFor();
    await visitor.sees(visitor.words.ui('empty.folder'));
    await visitor.page.mouse.move(place.x + 20, place.y + 120, { steps: 4 });
    await hands.showsDrop(visitor.page.locator('.cd-area__body'), 'over');
    await hands.letsGo();
    await hands.hasOrder('c');
  });

  it('takes items to a folder of the tree', async () => {
    const folderId = await opensFolder('From tree', { folders: ['Leaf'], files: ['x', 'y'], view: 'list' });
    await hands.treeFolder('From tree').waitFor();
    expect(await hands.treeFolder('From tree').getAttribute('aria-selected')).toBe('true');
    await hands.treeFolder('From tree').focus();
    await hands.presses('ArrowRight');
    await hands.treeFolder('Leaf').waitFor();
    const leaf = hands.treeFolder('Leaf');
    await hands.drags('x', await hands.pointIn(leaf, 0.5, 0.5));
    await hands.showsDrop(leaf, 'over');
    await hands.letsGo();
    await hands.hasOrder('Leaf', 'y');
    await hands.treeFolder('From tree').focus();
    await hands.presses('ArrowRight', 'Enter');
    await hands.hasOrder('x');
    await hands.presses('ArrowLeft', 'Enter');
    await visitor.arrivesAt(`/diagrams?folder=${folderId}`);
  });
});

/** Sorts by hand and waits until the server has answered so many changes: the screen may be ahead of it. */
const savesOrder = async (changes: number, sorting: () => Promise<void>): Promise<void> => {
  let saved = 0;
  const count = (response: Response): void => {
    if (response.url().endsWith('/folder/sort') && response.ok()) saved += 1;
  };
  visitor.page.on('response', count);
  await sorting();
  await expect.poll(() => saved).toBe(changes);
  visitor.page.off('response', count);
};

describe('the manual order', () => {
  it('[LIFE-08] follows drags and keys, and stays', async () => {
    await opensFolder('By hand', { folders: ['F'], files: ['a', 'b', 'c', 'd'], view: 'list' });
    await hands.choosesManualOrder();
    await hands.hasOrder('F', 'a', 'b', 'c', 'd');
    await savesOrder(1, async () => {
      await hands.drags('d', await hands.pointIn(visitor.files.item('b'), 0.3, 0.2));
      await visitor.page.locator('.cd-drop-line').waitFor();
      await hands.letsGo();
    });
    await hands.hasOrder('F', 'a', 'd', 'b', 'c');
    await hands.focuses('a');
    await savesOrder(1, () => hands.presses('Alt+ArrowDown'));
    await hands.hasOrder('F', 'd', 'a', 'b', 'c');
    await hands.isFocused('a');
    await visitor.reloads();
    await hands.hasOrder('F', 'd', 'a', 'b', 'c');
  });

  it('takes one change while another is on its way', async () => {
    await opensFolder('Two by hand', { files: ['a', 'b', 'c', 'd'], view: 'list' });
    await hands.choosesManualOrder();
    await hands.hasOrder('a', 'b', 'c', 'd');
    const isSlow = (url: URL): boolean =>
      url.pathname.endsWith('/folder/sort') || url.pathname.endsWith('/load_files');
    await visitor.page.route(isSlow, async (route) => {
      const answer = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    await hands.focuses('a');
    await savesOrder(3, async () => {
      await hands.presses('Alt+ArrowDown', 'Alt+ArrowDown');
      await hands.hasOrder('b', 'c', 'a', 'd');
      await hands.presses('Alt+ArrowDown');
      await hands.hasOrder('b', 'c', 'd', 'a');
      await hands.isFocused('a');
    });
    // A response that is still held back would find its page gone.
    await visitor.page.unrouteAll({ behavior: 'wait' });
    await visitor.reloads();
    await hands.hasOrder('b', 'c', 'd', 'a');
  });

  it('goes back when the server refuses', async () => {
    await opensFolder('Not by hand', { files: ['a', 'b', 'c'], view: 'list' });
    await hands.choosesManualOrder();
    await hands.hasOrder('a', 'b', 'c');
    const isSort = (url: URL): boolean => url.pathname.endsWith('/folder/sort');
    await visitor.page.route(isSort, (route) => route.abort());
    await hands.focuses('c');
    await hands.presses('Alt+ArrowUp');
    await visitor.page.getByRole('alert').first().waitFor();
    await hands.hasOrder('a', 'b', 'c');
    await visitor.page.unroute(isSort);
  });
});
