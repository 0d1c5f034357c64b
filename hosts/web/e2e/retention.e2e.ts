import { beforeAll, describe, expect, it } from 'vitest';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' }, { CHARTDOCK_FREE_FILES: '4' });

let visitor: Visitor;

/** Makes a file and closes the window of its editor. */
const makesFile = async (): Promise<void> => {
  const editor = await visitor.files.createsFile('kind.flow');
  await editor.waitForURL(/\/diagraming\/[^/]+$/);
  await editor.close();
};

beforeAll(async () => {
  visitor = await stage.opensSignedIn('empty@chartdock.test');
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
  await makesFile();
  await visitor.files.trashes('Untitled file');
  await visitor.page.locator('a[href="/trash"] .cd-nav__count').waitFor();
});

const dialog = (name: string) => visitor.page.getByRole('dialog', { name });
const warning = () => visitor.page.locator('.cd-warning');

describe('close to the file limit', () => {
  it('[RETAIN-07] warns of trashed files at the last one', async () => {
    await makesFile();
    expect(await warning().count()).toBe(0);
    await makesFile();
    await warning().getByText('You can create one more file').waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.shell.goesTo('favourites');
    await visitor.seesTitle('Favourites - Chartdock');
    await warning().waitFor();
  });

  it('[DLG-08] [RETAIN-02] asks before the last file, then continues', async () => {
    await visitor.files.choosesToCreate('kind.flow');
    await dialog('You can create one more file').waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.page.getByRole('button', { name: 'See plans' }).click();
    await dialog('Upgrade to enjoy all member benefits').getByText('up to 4 files').waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.files.choosesToCreate('kind.flow');
    const opened = visitor.context.waitForEvent('page');
    await visitor.page.getByRole('button', { name: 'Create anyway' }).click();
    await (await opened).waitForURL(/\/diagraming\/[^/]+$/);
    await (await opened).close();
  });

  it('[RETAIN-03] offers upgrade and trash when none is left', async () => {
    await warning().getByText("You've reached your file limit").waitFor();
    const before = visitor.context.pages().length;
    await visitor.files.choosesToCreate('kind.flow');
    await dialog("You've reached your file limit").waitFor();
    expect(visitor.context.pages()).toHaveLength(before);
    expect(await visitor.page.getByRole('button', { name: 'Create anyway' }).count()).toBe(0);
    await visitor.page.getByRole('button', { name: 'See plans' }).waitFor();
    await dialog("You've reached your file limit").getByRole('button', { name: 'Open the trash' }).click();
    await visitor.arrivesAt('/trash');
  });

  it('keeps the warning away once it was closed', async () => {
    await visitor.page.getByRole('button', { name: 'Close this warning' }).click();
    await warning().waitFor({ state: 'detached' });
    await visitor.reloads();
    await visitor.files.sees('Untitled file');
    expect(await warning().count()).toBe(0);
  });
});
