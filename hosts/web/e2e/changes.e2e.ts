import type { Dialog } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createChanges, makeFolders } from './models/changes.ts';
import type { ChangesModel } from './models/changes.ts';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

const account = 'empty@chartdock.test';
const many = Array.from({ length: 60 }, (_, at) => `Row ${String(at).padStart(2, '0')}`);

let visitor: Visitor;
let changes: ChangesModel;
let crowd = '';

const opensFolder = async (folderId: string): Promise<void> => {
  await visitor.opens(`/diagrams?folder=${folderId}`);
  await visitor.files.isLoaded();
};

beforeAll(async () => {
  [crowd = ''] = await makeFolders(stage.address, account, {
    folderId: 'root',
    titles: ['Crowd', 'Target'],
  });
  await makeFolders(stage.address, account, { folderId: crowd, titles: many });
  visitor = await stage.opensVisitor();
  changes = createChanges(visitor.page, visitor.words);
  await visitor.signIn.signsInAs(account);
});

describe('taking changes back', () => {
  it('undoes renames by notice and trash by keyboard', async () => {
    await opensFolder('root');
    await changes.renamesByKeys('Target', 'Aim');
    await visitor.files.sees('Aim');
    await visitor.files.undoes();
    await visitor.files.sees('Target');
    await visitor.sees(visitor.words.ui('file.undone'));
    await changes.trashesByKeys('Target');
    await visitor.files.seesNot('Target');
    await changes.undoesByKeys();
    await visitor.files.sees('Target');
  });
});

describe('what was done', () => {
  it.each([1440, 375])('stands alone at the bottom left at %i pixels', async (width) => {
    const { page, words } = visitor;
    await page.setViewportSize({ width, height: 812 });
    await makeFolders(stage.address, account, {
      folderId: 'root',
      titles: [`First ${width}`, `Second ${width}`],
    });
    await opensFolder('root');
    for (const title of [`First ${width}`, `Second ${width}`]) {
      await changes.trashesByKeys(title);
      await visitor.files.seesNot(title);
    }
    const told = page.locator('.cd-toast');
    await told.filter({ hasText: `Second ${width}` }).waitFor();
    expect(await told.count()).toBe(1);
    await told.getByRole('button', { name: words.ui('common.undo') }).waitFor();
    const box = await told.boundingBox();
    if (box === null) throw new Error('nothing is told');
    expect(box.x).toBeLessThan(32);
    expect(box.y + box.height).toBeGreaterThan(812 - 100);
    for (const control of [
      page.getByRole('search').first(),
      page.locator('.cd-header').getByRole('button', { name: words.ui('create.label'), exact: true }),
    ]) {
      const other = await control.boundingBox();
      expect((other?.y ?? 0) + (other?.height ?? 812)).toBeLessThan(box.y);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('a long change', () => {
  it('shows progress, stops, and continues the rest', async () => {
    await opensFolder(crowd);
    await visitor.files.choosesView('list');
    const letGo = await changes.holdsBatches();
    await changes.trashesAll();
    await changes.panel.getByText(visitor.words.ui('change.to_trash', { n: 0, total: 60 })).waitFor();
    await changes.stops();
    await letGo();
    await changes.panel.getByText(visitor.words.ui('change.stopped', { n: 25, total: 60 })).waitFor();
    await changes.goesOn();
    await changes.seesNoPanel();
    await visitor.sees(visitor.words.ui('empty.folder'));
    await changes.undoesByKeys();
    await changes.undoesByKeys();
    await visitor.page.locator(`.cd-list[aria-rowcount="${many.length + 1}"]`).waitFor();
  });
});

describe('leaving', () => {
  it('asks before leaving during a change only', async () => {
    const { page } = visitor;
    const asked: string[] = [];
    const stay = (dialog: Dialog): void => {
      asked.push(dialog.type());
      void dialog.dismiss();
    };
    page.on('dialog', stay);
    await opensFolder(crowd);
    await visitor.files.choosesView('list');
    const letGo = await changes.holdsBatches();
    await changes.trashesAll();
    await changes.panel.waitFor();
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(await changes.panel.isVisible()).toBe(true);
    await letGo();
    await changes.seesNoPanel();
    await visitor.sees(visitor.words.ui('empty.folder'));
    await changes.undoesByKeys();
    await page.locator(`.cd-list[aria-rowcount="${many.length + 1}"]`).waitFor();
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    page.off('dialog', stay);
  });
});

describe('the network', () => {
  it('restores rows offline and reloads once online', async () => {
    await opensFolder('root');
    await visitor.context.setOffline(true);
    await visitor.sees(visitor.words.ui('offline.text'));
    await changes.trashesByKeys('Target');
    await visitor.sees(visitor.words.ui('error.network'));
    await visitor.files.sees('Target');
    await makeFolders(stage.address, account, { folderId: 'root', titles: ['Made elsewhere'] });
    await visitor.context.setOffline(false);
    await visitor.files.sees('Made elsewhere');
  });
});

describe('choosing where to', () => {
  it('makes a folder inside and offers it again', async () => {
    await opensFolder('root');
    await visitor.files.choosesFromMenu('Target', 'action.copyMove');
    const dialog = visitor.page.getByRole('dialog');
    await dialog.getByRole('button', { name: visitor.words.ui('move.newFolder'), exact: true }).click();
    await visitor.page.keyboard.type('Fresh');
    await visitor.page.keyboard.press('Enter');
    await dialog.getByRole('treeitem', { name: 'Fresh', selected: true }).waitFor();
    await dialog.getByRole('button', { name: visitor.words.ui('move.confirm') }).click();
    await visitor.files.seesNot('Target');
    await visitor.files.sees('Fresh');
    await visitor.files.choosesFromMenu('Made elsewhere', 'action.copyMove');
    const recent = dialog.getByRole('group', { name: visitor.words.ui('move.recent') });
    await recent.getByRole('button', { name: 'Fresh' }).click();
    await dialog.getByRole('button', { name: visitor.words.ui('move.confirm') }).click();
    await visitor.files.seesNot('Made elsewhere');
  });
});

describe('files of the system', () => {
  it('light the list up with its folder', async () => {
    await opensFolder(crowd);
    await changes.dragsFileOver('notes.md');
    await visitor.sees(visitor.words.ui('drop.title', { title: 'Crowd' }));
    await changes.dragsFileAway();
    await visitor.page.locator('.cd-area__drop').waitFor({ state: 'detached' });
  });
});

describe('coming back', () => {
  it('finds a folder as it was left', async () => {
    await opensFolder(crowd);
    const scroller = visitor.page.locator('.cd-list');
    await scroller.evaluate((element) => element.scrollTo(0, 900));
    await visitor.files.sees('Row 30');
    const left = await scroller.evaluate((element) => element.scrollTop);
    await visitor.files.item('Row 30').focus();
    await visitor.page.keyboard.press('Enter');
    await visitor.sees(visitor.words.ui('empty.folder'));
    await visitor.goesBack();
    await visitor.files.sees('Row 30');
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(left);
    await visitor.page.locator('[data-cd-index]:focus').getByTitle('Row 30', { exact: true }).waitFor();
  });
});
