import type { Locator, Page } from 'playwright-core';
import type { TextKey } from '@chartdock/react';
import type { Words } from './words.ts';

/** Actions of a visitor on files and folders. */
export interface FileAreaModel {
  /** The card or row of an item. */
  readonly item: (title: string) => Locator;
  readonly sees: (title: string) => Promise<void>;
  readonly seesNot: (title: string) => Promise<void>;
  /** Titles on screen, in order. */
  readonly titles: () => Promise<string[]>;
  readonly opens: (title: string) => Promise<void>;
  readonly createsFolder: (title: string) => Promise<void>;
  /** Chooses a kind of file from the New menu. */
  readonly choosesToCreate: (kind: TextKey) => Promise<void>;
  /** Creates a blank file of a kind and returns the page that opens for it. */
  readonly createsFile: (kind: TextKey) => Promise<Page>;
  readonly choosesFromMenu: (title: string, entry: TextKey) => Promise<void>;
  readonly renames: (title: string, next: string) => Promise<void>;
  /** The field that stands in the place of a name. */
  readonly nameField: Locator;
  readonly movesByMenu: (title: string, folder: string) => Promise<void>;
  /** Drags an item over a target, which shows that it takes it, and holds it there. */
  readonly dragsOver: (title: string, target: Locator) => Promise<void>;
  /** Lets go of the dragged items. */
  readonly drops: () => Promise<void>;
  readonly trashes: (title: string) => Promise<void>;
  /** Presses Undo on the notice of the last command. */
  readonly undoes: () => Promise<void>;
  readonly stars: (title: string) => Promise<void>;
  readonly unstars: (title: string) => Promise<void>;
  /** Waits until the list shows items or says that there are none. */
  readonly isLoaded: () => Promise<void>;
  readonly opensHiddenCrumbs: () => Promise<void>;
  readonly choosesView: (view: 'icon' | 'list') => Promise<void>;
  readonly isInView: (view: 'icon' | 'list') => Promise<void>;
  readonly crumb: (title: string) => Locator;
  readonly crumbTitles: () => Promise<string[]>;
}

/** Matches the name of a menu entry, which may go on with its shortcut or mark. */
const startsWith = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Creates the model of the file area. */
export const createFileArea = (page: Page, words: Words): FileAreaModel => {
  const { ui } = words;
  const item = (title: string): Locator =>
    page
      .locator('.cd-grid, .cd-list')
      .locator('[data-cd-index]')
      .filter({ has: page.getByTitle(title, { exact: true }) });
  const crumbs = page.getByRole('navigation', { name: ui('crumb.label') });
  const dialog = page.getByRole('dialog');
  const nameField = page.locator('.cd-name-field').getByRole('textbox', { name: ui('rename.label') });
  const opensMenu = async (title: string): Promise<void> => {
    await item(title).click({ button: 'right' });
  };
  const choosesFromMenu: FileAreaModel['choosesFromMenu'] = async (title, entry) => {
    await opensMenu(title);
    await page.getByRole('menuitem', { name: startsWith(ui(entry)) }).click();
  };
  const opensCreateMenu = (): Promise<void> =>
    page
      .locator('.cd-header')
      .getByRole('button', { name: ui('create.label'), exact: true })
      .click();
  const choosesToCreate: FileAreaModel['choosesToCreate'] = async (kind) => {
    await opensCreateMenu();
    await page.getByRole('menuitem', { name: startsWith(ui(kind)) }).click();
  };
  return {
    item,
    sees: (title) => item(title).first().waitFor(),
    seesNot: (title) => item(title).first().waitFor({ state: 'detached' }),
    titles: async () => {
      const all = await page.locator('.cd-grid, .cd-list').locator('[data-cd-part="open"]').allTextContents();
      return all.map((text) => text.trim());
    },
    opens: (title) => item(title).locator('[data-cd-part="open"]').click(),
    createsFolder: async (title) => {
      await opensCreateMenu();
      await page.getByRole('menuitem', { name: ui('create.folder'), exact: true }).click();
      await dialog.getByRole('textbox').fill(title);
      await dialog.getByRole('button', { name: ui('folder.confirm') }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    choosesToCreate,
    createsFile: async (kind) => {
      const [opened] = await Promise.all([page.context().waitForEvent('page'), choosesToCreate(kind)]);
      return opened;
    },
    choosesFromMenu,
    renames: async (title, next) => {
      await choosesFromMenu(title, 'action.rename');
      await nameField.fill(next);
      await nameField.press('Enter');
      await nameField.waitFor({ state: 'detached' });
    },
    nameField,
    movesByMenu: async (title, folder) => {
      await choosesFromMenu(title, 'action.copyMove');
      await dialog.getByRole('treeitem', { name: folder }).click();
      await dialog.getByRole('button', { name: ui('move.confirm') }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    dragsOver: async (title, target) => {
      await item(title).locator('.cd-thumb, .cd-row__owner').first().hover();
      await page.mouse.down();
      const box = await target.boundingBox();
      if (box === null) throw new Error('the target of the drag is not on screen');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
      await page.locator('[data-cd-drop]').waitFor();
    },
    drops: () => page.mouse.up(),
    trashes: (title) => choosesFromMenu(title, 'action.trash'),
    undoes: () => page.getByRole('button', { name: ui('common.undo') }).click(),
    stars: (title) =>
      item(title)
        .getByRole('button', { name: `${ui('list.star')}: ${title}`, exact: true, pressed: false })
        .click(),
    unstars: (title) =>
      item(title)
        .getByRole('button', { name: `${ui('list.star')}: ${title}`, exact: true, pressed: true })
        .click(),
    isLoaded: () => page.locator('[data-cd-index]:not([aria-busy]), .cd-state').first().waitFor(),
    opensHiddenCrumbs: () => crumbs.getByRole('button', { name: ui('crumb.hidden') }).click(),
    choosesView: (view) => page.getByRole('radio', { name: ui(`view.${view}`) }).click(),
    isInView: (view) => page.locator(view === 'icon' ? '.cd-grid' : '.cd-list').waitFor(),
    crumb: (title) => crumbs.getByText(title, { exact: true }),
    crumbTitles: async () => {
      const all = await crumbs.locator('li').allTextContents();
      return all.map((text) => text.trim()).filter((text) => text !== '');
    },
  };
};
