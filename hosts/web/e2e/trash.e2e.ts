import { beforeAll, describe, expect, it } from 'vitest';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

let visitor: Visitor;

beforeAll(async () => {
  visitor = await stage.opensSignedIn('empty@chartdock.test');
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
  for (const title of ['Plans', 'Drafts', 'Sketches']) await visitor.files.createsFolder(title);
});

const trashIsListed = async (titles: readonly string[]): Promise<void> => {
  await expect.poll(() => visitor.files.titles()).toEqual(titles);
};

describe('the trash', () => {
  it('asks for a folder when it is gone', async () => {
    await visitor.files.movesByMenu('Sketches', 'Drafts');
    await visitor.files.opens('Drafts');
    await visitor.files.sees('Sketches');
    await visitor.files.trashes('Sketches');
    await visitor.files.seesNot('Sketches');
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.trashes('Drafts');
    await visitor.files.seesNot('Drafts');
    await visitor.shell.goesTo('trash');
    await trashIsListed(['Drafts', 'Sketches']);
    await visitor.files.choosesFromMenu('Sketches', 'action.restore');
    const dialog = visitor.page.getByRole('dialog', { name: 'Move “Sketches”' });
    await dialog.getByText('Its folder no longer exists').waitFor();
    await dialog.getByRole('treeitem', { name: 'Plans' }).click();
    await dialog.getByRole('button', { name: 'Move here' }).click();
    await dialog.waitFor({ state: 'detached' });
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.opens('Plans');
    await visitor.files.sees('Sketches');
  });

  it('finds by words, kind and days', async () => {
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.trashes('Plans');
    await visitor.files.seesNot('Plans');
    await visitor.shell.goesTo('trash');
    await trashIsListed(['Plans', 'Drafts']);
    const { page } = visitor;
    await page.getByRole('textbox', { name: 'Search in trash' }).fill('draft');
    await trashIsListed(['Drafts']);
    await page.getByRole('radio', { name: 'Files', exact: true }).click();
    await visitor.sees('Nothing in the trash matches');
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await trashIsListed(['Plans', 'Drafts']);
    await page.getByLabel('Deleted between').fill('2020-01-01');
    await page.getByLabel('and', { exact: true }).fill('2020-01-31');
    await visitor.sees('Nothing in the trash matches');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await trashIsListed(['Plans', 'Drafts']);
  });

  it('empties everything after a question', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Empty trash' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByText('Everything in the trash (2) will be deleted forever').waitFor();
    // The question names the consequence; nothing is picked for it.
    expect(await page.locator('.cd-selection').count()).toBe(0);
    const answered = page.waitForResponse((response) => response.url().includes('/batch_operation'));
    await question.getByRole('button', { name: 'Empty trash' }).click();
    await visitor.sees('The trash is empty');
    expect(await (await answered).json()).toMatchObject({ code: '200' });
    // The list is empty at once, the count once the server has answered.
    await expect.poll(() => visitor.shell.trashCount()).toBe(0);
    await visitor.reloads();
    await visitor.sees('The trash is empty');
  });
});
