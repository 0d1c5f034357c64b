import { beforeAll, describe, expect, it } from 'vitest';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' }, { CHARTDOCK_FREE_FILES: '100' });

const [plan, folder] = ['Plan', 'Far away'];

let visitor: Visitor;

const opensFiles = async (): Promise<void> => {
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
};

beforeAll(async () => {
  visitor = await stage.opensSignedIn('empty@chartdock.test');
  await opensFiles();
  await visitor.files.createsFolder(folder);
  const editor = await visitor.files.createsFile('kind.flow');
  await editor.close();
  await opensFiles();
  await visitor.files.renames('Untitled file', plan);
});

describe('what can be done with a file', () => {
  it('copies its link, which shows the file', async () => {
    await opensFiles();
    await visitor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.files.choosesFromMenu(plan, 'action.copyLink');
    await visitor.sees('Link copied');
    const address = await visitor.page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).pathname).toMatch(/^\/preview\//);
    await stage.visiting({ locale: 'en' }, async (stranger) => {
      await stranger.page.goto(address);
      await stranger.page.locator('.cd-preview__title').getByText(plan).waitFor();
    });
  });

  it('tells its details beside or below the list', async () => {
    await opensFiles();
    const panel = visitor.page.getByRole('complementary', { name: 'Details' });
    await visitor.files.item(plan).focus();
    await visitor.page.keyboard.press('i');
    await panel.getByText('Flowchart').waitFor();
    await panel.getByText('On, for anyone who has it').waitFor();
    await panel.getByText(/ B$| KB$/).waitFor();
    // The panel leaves the bar of the selection less room: actions that do not fit are folded, not cut.
    expect(await visitor.accessibilityProblems()).toEqual([]);
    const bar = visitor.page.getByRole('toolbar', { name: 'Actions for the selection' });
    expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await bar.getByRole('button', { name: 'More actions' }).click();
    await visitor.page.getByRole('menuitem', { name: 'Move to trash' }).waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.reloads();
    await panel.getByText('Select a file or folder').waitFor();
    await visitor.page.setViewportSize({ width: 800, height: 700 });
    // Without anything to tell there is no sheet.
    await panel.waitFor({ state: 'hidden' });
    await visitor.files.item(plan).focus();
    await visitor.page.keyboard.press('Control+Space');
    await panel.getByText('Flowchart').waitFor();
    const box = await panel.boundingBox();
    expect([(box?.x ?? 0) < 300, (box?.y ?? 0) > 300]).toEqual([true, true]);
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'detached' });
    await visitor.page.setViewportSize({ width: 1280, height: 800 });
    await visitor.reloads();
    await visitor.files.isLoaded();
    expect(await panel.count()).toBe(0);
  });

  it('leads to a restored file, picked and visible', async () => {
    await opensFiles();
    await visitor.files.trashes(plan);
    await visitor.files.seesNot(plan);
    await visitor.files.undoes();
    await visitor.page.getByRole('button', { name: 'Show', exact: true }).click();
    const item = visitor.files.item(plan).and(visitor.page.locator('[aria-selected=true]'));
    await item.waitFor();
    expect(await item.isVisible()).toBe(true);
  });
});
