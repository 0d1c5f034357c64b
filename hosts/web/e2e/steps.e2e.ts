import { beforeAll, describe, expect, it } from 'vitest';
import { countSteps, PEER_STEPS } from '../../../tests/harness/counted-steps.ts';
import { seedFiles } from './models/seed-files.ts';
import type { FileSeed } from './models/seed-files.ts';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

const account = 'empty@chartdock.test';

let visitor: Visitor;
let seed: FileSeed;

beforeAll(async () => {
  seed = await seedFiles(stage.address, account);
  visitor = await stage.opensSignedIn(account);
});

/** Makes a folder with files in it and opens it; returns its address. */
const opensNewFolder = async (title: string, files: readonly string[]): Promise<string> => {
  const id = await seed.makesFolder(title);
  await seed.makesFiles(files, id);
  await visitor.opens(`/diagrams?folder=${id}`);
  for (const file of files) await visitor.files.sees(file);
  return `/diagrams?folder=${id}`;
};

describe('no task takes more steps than in the best of its peers', () => {
  it('finding a file by a word and its kind', async () => {
    await opensNewFolder('Looked through', ['Harbour plan']);
    const { page, words } = visitor;
    const person = countSteps(page);
    await person.presses(page.getByRole('search').getByRole('textbox').first());
    await person.types('harbour');
    await person.presses(page.getByRole('button', { name: 'Kind', exact: true }));
    await person.presses(page.getByRole('menuitemradio', { name: words.ui('kind.flow') }));
    await visitor.arrivesAt(/q=harbour&kind=flow/);
    await visitor.files.sees('Harbour plan');
    expect(person.taken()).toBe(4);
    expect(person.taken()).toBeLessThanOrEqual(PEER_STEPS.find.steps.length);
  });

  it('moving five files into a new folder', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
    const address = await opensNewFolder('Crowded', titles);
    const { page } = visitor;
    const person = countSteps(page);
    const cards = page.locator('[data-cd-index]');
    const bodyOf = (index: number) => cards.nth(index).locator('.cd-thumb, .cd-row__owner').first();
    await person.presses(bodyOf(0));
    await person.presses(bodyOf(4), { modifiers: ['Shift'] });
    await person.presses(
      page.getByRole('toolbar').getByRole('button', { name: visitor.words.ui('action.copyMove') }),
    );
    const dialog = page.getByRole('dialog');
    await person.presses(dialog.getByRole('button', { name: visitor.words.ui('move.newFolder') }));
    await person.types('Together');
    await dialog.getByRole('treeitem', { name: 'Together', selected: true }).waitFor();
    await person.presses(dialog.getByRole('button', { name: visitor.words.ui('move.confirm') }));
    await dialog.waitFor({ state: 'detached' });
    await visitor.opens(address);
    await visitor.files.opens('Together');
    for (const title of titles) await visitor.files.sees(title);
    expect(person.taken()).toBe(6);
    expect(person.taken()).toBeLessThanOrEqual(PEER_STEPS.move.steps.length);
  });

  it('restoring a file from the trash into another folder', async () => {
    const other = await opensNewFolder('Other place', []);
    await opensNewFolder('First place', ['Lost plan']);
    await visitor.files.trashes('Lost plan');
    await visitor.files.seesNot('Lost plan');
    const { page, words } = visitor;
    const person = countSteps(page);
    const menu = page.locator('.cd-side');
    await person.presses(menu.getByRole('link', { name: words.ui('page.trash') }));
    await person.presses(visitor.files.item('Lost plan').locator('[data-cd-part="open"]'));
    await person.presses(page.getByRole('dialog').getByRole('button', { name: 'Restore to…' }));
    const dialog = page.getByRole('dialog', { name: 'Move “Lost plan”' });
    await dialog.getByText('It leaves the trash').waitFor();
    await person.presses(dialog.getByRole('treeitem', { name: 'Other place' }));
    await person.presses(dialog.getByRole('button', { name: words.ui('move.confirm') }));
    await dialog.waitFor({ state: 'detached' });
    await visitor.opens(other);
    await visitor.files.sees('Lost plan');
    expect(person.taken()).toBe(5);
    expect(person.taken()).toBeLessThanOrEqual(PEER_STEPS.restore.steps.length);
  });

  it('renaming and starring a file on a phone', async () => {
    const id = await seed.makesFolder('In the pocket');
    await seed.makesFiles(['Sketch'], id);
    await stage.visiting({ width: 375, height: 720, touch: true }, async (phone) => {
      await phone.signIn.signsInAs(account);
      await phone.opens(`/diagrams?folder=${id}`);
      await phone.files.sees('Sketch');
      const { page, words } = phone;
      const person = countSteps(page);
      const item = phone.files.item('Sketch');
      await person.taps(item.getByRole('button', { name: `${words.ui('list.star')}: Sketch` }));
      await item.getByRole('button', { name: `${words.ui('list.star')}: Sketch`, pressed: true }).waitFor();
      await person.taps(item.getByRole('button', { name: words.ui('list.more', { title: 'Sketch' }) }));
      await person.taps(page.getByRole('menuitem', { name: words.ui('action.rename') }));
      await page.getByRole('textbox').and(page.locator(':focus')).waitFor();
      await person.types('Sketch of the harbour');
      await phone.files.sees('Sketch of the harbour');
      await phone.files
        .item('Sketch of the harbour')
        .getByRole('button', { name: `${words.ui('list.star')}: Sketch of the harbour`, pressed: true })
        .waitFor();
      expect(person.taken()).toBe(4);
      expect(person.taken()).toBeLessThanOrEqual(PEER_STEPS.phone.steps.length);
    });
  });
});
