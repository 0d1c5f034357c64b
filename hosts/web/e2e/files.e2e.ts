import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' }, { CHARTDOCK_FREE_FILES: '100' });

let visitor: Visitor;

beforeAll(async () => {
  visitor = await stage.opensSignedIn('empty@chartdock.test');
});

beforeEach(async () => {
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
});

describe('an empty account', () => {
  it('[LIST-18] explains an empty list', async () => {
    await visitor.sees(visitor.words.ui('empty.diagrams'));
    await visitor.opens('/trash');
    await visitor.sees(visitor.words.ui('empty.trash'));
  });

  it('[LIST-18] explains a failed list and reloads it', async () => {
    const isList = (url: URL): boolean => url.pathname.endsWith('/folder/load_files');
    await visitor.page.route(isList, (route) => route.abort());
    await visitor.reloads();
    await visitor.sees(visitor.words.ui('error.listTitle'));
    await visitor.page.unroute(isList);
    await visitor.page.getByRole('button', { name: visitor.words.ui('common.retry') }).click();
    await visitor.sees(visitor.words.ui('empty.diagrams'));
  });
});

describe('files and folders', () => {
  it('[CREATE-35] [DLG-01] creates a folder and opens a new file', async () => {
    await visitor.files.createsFolder('Plans');
    await visitor.files.sees('Plans');
    const editor = await visitor.files.createsFile('kind.flow');
    await editor.waitForURL(/\/diagraming\/[^/]+$/);
    await editor.close();
    await visitor.files.sees('Untitled file');
  });

  it('renames a file by its menu', async () => {
    await visitor.files.renames('Untitled file', 'Order process');
    await visitor.files.sees('Order process');
    await visitor.files.seesNot('Untitled file');
  });

  it('refuses an empty name, keeping the old', async () => {
    await visitor.files.choosesFromMenu('Order process', 'action.rename');
    const { nameField } = visitor.files;
    await nameField.fill('   ');
    await nameField.press('Enter');
    await visitor.page.locator('.cd-name-field').getByRole('alert').waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await nameField.press('Escape');
    await nameField.waitFor({ state: 'detached' });
    await visitor.files.sees('Order process');
  });

  it('moves a file by dragging and back', async () => {
    await visitor.files.dragsOver('Order process', visitor.files.item('Plans'));
    await visitor.files.drops();
    await visitor.files.seesNot('Order process');
    await visitor.files.undoes();
    await visitor.files.sees('Order process');
  });

  it('moves a file into a folder by its menu', async () => {
    await visitor.files.movesByMenu('Order process', 'Plans');
    await visitor.files.seesNot('Order process');
    await visitor.files.opens('Plans');
    await visitor.files.sees('Order process');
  });

  it('answers a deep link to a folder, reloaded', async () => {
    await visitor.files.opens('Plans');
    await visitor.arrivesAt(/\/diagrams\?folder=[^&]+$/);
    const address = visitor.page.url();
    const other = await visitor.context.newPage();
    await other.goto(address);
    await other.getByTitle('Order process', { exact: true }).first().waitFor();
    await other.reload();
    await other.getByTitle('Order process', { exact: true }).first().waitFor();
    await other.close();
    await visitor.goesBack();
    await visitor.files.sees('Plans');
    await visitor.files.seesNot('Order process');
  });

  it('trashes, counts and restores a file', async () => {
    await visitor.files.opens('Plans');
    await visitor.files.trashes('Order process');
    await visitor.files.seesNot('Order process');
    await visitor.page.waitForFunction(() => document.querySelector('.cd-nav__count')?.textContent === '1');
    expect(await visitor.shell.trashCount()).toBe(1);
    await visitor.shell.goesTo('trash');
    await visitor.files.sees('Order process');
    await visitor.files.choosesFromMenu('Order process', 'action.restore');
    await visitor.files.seesNot('Order process');
    await visitor.shell.goesTo('diagrams');
    await visitor.files.opens('Plans');
    await visitor.files.sees('Order process');
  });

  it('[LIST-17] stars and unstars a file on the list itself', async () => {
    await visitor.files.opens('Plans');
    await visitor.files.item('Order process').hover();
    await visitor.files.stars('Order process');
    await visitor.sees(visitor.words.ui('favourite.added'));
    await visitor.reloads();
    await visitor.files.unstars('Order process');
    await visitor.sees(visitor.words.ui('favourite.cancelled'));
  });
});

describe('show in folder', () => {
  it('[MENU-58] opens the folder of a marked recent file', async () => {
    await visitor.shell.goesTo('history');
    await visitor.files.choosesFromMenu('Order process', 'action.locate');
    await visitor.arrivesAt(/\/diagrams\?folder=[^&]+$/);
    await visitor.files.crumb('Plans').waitFor();
    await visitor.page.locator('.cd-card--marked').getByTitle('Order process', { exact: true }).waitFor();
  });
});

describe('search', () => {
  it('finds parts of titles and clears again', async () => {
    await visitor.files.createsFolder('季度销售计划');
    await visitor.shell.searchesFor('rder proc');
    await visitor.files.sees('Order process');
    await visitor.files.seesNot('季度销售计划');
    await visitor.shell.searchesFor('销售');
    await visitor.files.sees('季度销售计划');
    await visitor.files.seesNot('Order process');
    await visitor.shell.searchesFor('no such title');
    await visitor.sees(visitor.words.ui('empty.search', { keyword: 'no such title' }));
    await visitor.shell.clearsSearch();
    await visitor.files.sees('Plans');
  });
});

describe('views', () => {
  it('[LIST-01] [LIST-02] [LIST-03] remembers the view of each page apart', async () => {
    await visitor.files.isInView('icon');
    await visitor.files.choosesView('list');
    await visitor.files.isInView('list');
    await visitor.shell.goesTo('history');
    await visitor.files.isInView('icon');
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isInView('list');
    await visitor.reloads();
    await visitor.files.isInView('list');
    await visitor.files.choosesView('icon');
    await visitor.files.isInView('icon');
  });
});

describe('breadcrumb', () => {
  const chain = ['One', 'Two', 'Three', 'Four', 'Five'];

  const descends = async (): Promise<void> => {
    for (const title of chain) await visitor.files.opens(title);
    await visitor.files.crumb('Five').waitFor();
  };

  it('[CRUMB-04] keeps earlier folders in a dropdown that opens', async () => {
    for (const title of chain) {
      await visitor.files.createsFolder(title);
      await visitor.files.opens(title);
      await visitor.files.crumb(title).waitFor();
    }
    await visitor.files.crumb('Four').waitFor();
    expect(await visitor.files.crumb('Two').count()).toBe(0);
    await visitor.files.opensHiddenCrumbs();
    for (const title of ['One', 'Two', 'Three'])
      await visitor.page.getByRole('menuitem', { name: title }).waitFor();
  });

  it('[CRUMB-05] opens crumbs of line, dropdown and root', async () => {
    await descends();
    await visitor.files.crumb('Four').click();
    await visitor.files.sees('Five');
    await visitor.files.opens('Five');
    await visitor.files.crumb('Five').waitFor();
    await visitor.files.opensHiddenCrumbs();
    await visitor.page.getByRole('menuitem', { name: 'One' }).click();
    await visitor.files.sees('Two');
    await visitor.files.crumb(visitor.words.ui('folder.root')).click();
    await visitor.files.sees('Plans');
  });

  it('[CRUMB-06] [CRUMB-07] highlights crumbs and moves dropped things', async () => {
    await visitor.files.opens('Plans');
    const root = visitor.files.crumb(visitor.words.ui('folder.root'));
    const ground = (): Promise<string> => root.evaluate((crumb) => getComputedStyle(crumb).backgroundColor);
    const before = await ground();
    await root.hover();
    await expect.poll(ground).not.toBe(before);
    await visitor.files.item('Order process').hover();
    await expect.poll(ground).toBe(before);
    await visitor.files.dragsOver('Order process', root);
    await expect.poll(ground).not.toBe(before);
    await visitor.files.drops();
    await visitor.files.seesNot('Order process');
    await root.click();
    await visitor.files.sees('Order process');
  });
});

describe('durability', () => {
  it('keeps everything over reload and restart', async () => {
    await visitor.reloads();
    await visitor.files.sees('Order process');
    await stage.server.restart();
    await visitor.reloads();
    await visitor.files.sees('Order process');
    await visitor.files.sees('Plans');
    await visitor.files.sees('季度销售计划');
  });

  it('explains a lost network and retries', async () => {
    await stage.server.stop();
    await visitor.shell.goesTo('history');
    await visitor.sees(visitor.words.ui('error.listTitle'));
    await stage.server.start();
    await visitor.page.getByRole('button', { name: visitor.words.ui('common.retry') }).click();
    await visitor.files.sees('Order process');
  });
});
