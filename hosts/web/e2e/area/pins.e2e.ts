import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolders } from '../models/changes.ts';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

const account = 'empty@chartdock.test';

let visitor: Visitor;

const pinsOf = (who: Visitor) => who.page.getByRole('region', { name: who.words.web('pins.title') });
const titlesOf = (who: Visitor): Promise<string[]> => pinsOf(who).getByRole('link').allTextContents();

const pins = async (...titles: readonly string[]): Promise<void> => {
  for (const title of titles) {
    await visitor.files.choosesFromMenu(title, 'action.pin');
    await pinsOf(visitor).getByRole('link', { name: title, exact: true }).waitFor();
  }
};

const opensFiles = async (): Promise<void> => {
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
};

beforeAll(async () => {
  await makeFolders(stage.address, account, { folderId: 'root', titles: ['Alpha', 'Beta', 'Gamma'] });
  visitor = await stage.opensVisitor();
  await visitor.signIn.signsInAs(account);
});

describe('pinned folders', () => {
  it('stand in order in the side menu everywhere', async () => {
    await opensFiles();
    expect(await pinsOf(visitor).isVisible()).toBe(false);
    await pins('Beta', 'Alpha');
    await visitor.sees('Pinned to the side menu');
    expect(await titlesOf(visitor)).toEqual(['Beta', 'Alpha']);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.opens('/trash');
    await pinsOf(visitor).getByRole('link', { name: 'Alpha' }).click();
    await visitor.arrivesAt(/\/diagrams\?folder=(?!root)/);
    await visitor.page.getByRole('heading', { level: 1, name: 'Alpha' }).waitFor();
    const other = await stage.opensVisitor();
    await other.signIn.signsInAs(account);
    await expect.poll(() => titlesOf(other)).toEqual(['Beta', 'Alpha']);
    await other.leaves();
  });

  it('keep their room while they load', async () => {
    await opensFiles();
    await pinsOf(visitor).waitFor();
    const topOf = async (): Promise<number | undefined> =>
      (await visitor.page.getByRole('button', { name: 'Folders' }).boundingBox())?.y;
    const before = await topOf();
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await visitor.page.route('**/folder/pinned*', async (route) => {
      await held;
      await route.continue();
    });
    await visitor.reloads();
    await visitor.files.isLoaded();
    expect([await pinsOf(visitor).count(), await topOf()]).toEqual([0, before]);
    letGo();
    await pinsOf(visitor).waitFor();
    expect(await topOf()).toBe(before);
    await visitor.page.unrouteAll({ behavior: 'wait' });
  });

  it('move by keyboard, spoken, and stay', async () => {
    await opensFiles();
    await pinsOf(visitor).getByRole('link', { name: 'Alpha' }).focus();
    await visitor.page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => titlesOf(visitor)).toEqual(['Alpha', 'Beta']);
    await pinsOf(visitor).getByRole('status').getByText('“Alpha” is now 1 of 2').waitFor();
    await visitor.page
      .locator(':focus')
      .and(visitor.page.getByRole('link', { name: 'Alpha' }))
      .waitFor();
    await visitor.reloads();
    await expect.poll(() => titlesOf(visitor)).toEqual(['Alpha', 'Beta']);
    await pinsOf(visitor).getByRole('link', { name: 'Alpha' }).focus();
    await visitor.page.keyboard.press('Shift+F10');
    await visitor.page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect.poll(() => titlesOf(visitor)).toEqual(['Beta', 'Alpha']);
  });

  it('leave and return with their folder’s trash', async () => {
    await opensFiles();
    await visitor.files.trashes('Beta');
    await expect.poll(() => titlesOf(visitor)).toEqual(['Alpha']);
    await visitor.files.undoes();
    await expect.poll(() => titlesOf(visitor)).toEqual(['Beta', 'Alpha']);
    await visitor.files.renames('Beta', 'Bravo');
    await expect.poll(() => titlesOf(visitor)).toEqual(['Bravo', 'Alpha']);
  });

  it('unpin by their menu and undo in place', async () => {
    await opensFiles();
    await pinsOf(visitor).getByText('Bravo').hover();
    await pinsOf(visitor).getByRole('button', { name: 'Actions for “Bravo”' }).click();
    await visitor.page.getByRole('menuitem', { name: 'Unpin from side menu' }).click();
    await expect.poll(() => titlesOf(visitor)).toEqual(['Alpha']);
    // The menu of the folder offers the action that is due.
    await visitor.files.item('Bravo').click({ button: 'right' });
    await visitor.page.getByRole('menuitem', { name: 'Pin to side menu' }).waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.files.undoes();
    await expect.poll(() => titlesOf(visitor)).toEqual(['Bravo', 'Alpha']);
  });

  it('take things dropped on them', async () => {
    await opensFiles();
    await visitor.files.item('Gamma').locator('.cd-card__name').hover();
    await visitor.page.mouse.down();
    const box = await pinsOf(visitor).getByText('Alpha').boundingBox();
    // A drag begins and goes on by moves, not by one leap.
    await visitor.page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + 8, { steps: 8 });
    await visitor.page.locator('.cd-pin[data-cd-drop="over"]').waitFor();
    await visitor.files.drops();
    await visitor.files.seesNot('Gamma');
    await visitor.files.undoes();
    await visitor.files.sees('Gamma');
  });

  it('stand in the drawer of a Chinese phone', async () => {
    const phone = await stage.opensVisitor({ width: 375, height: 720, touch: true, locale: 'zh' });
    await phone.signIn.signsInAs(account);
    await phone.shell.opensDrawer();
    await pinsOf(phone).getByText('Alpha').waitFor();
    expect(await phone.accessibilityProblems()).toEqual([]);
    const more = pinsOf(phone).getByRole('button', { name: '“Alpha”的操作' });
    expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await more.tap();
    await phone.page.getByRole('menuitem', { name: '从侧边栏取消固定' }).waitFor();
    await phone.page.keyboard.press('Escape');
    await pinsOf(phone).getByText('Alpha').tap();
    await phone.arrivesAt(/\/diagrams\?folder=(?!root)/);
    await phone.page.locator('.cd-side').waitFor({ state: 'hidden' });
    await phone.leaves();
  });
});
