import type { Locator, Page } from 'playwright-core';
import type { CollaboratorRole } from '@chartdock/contract';
import type { Words } from './words.ts';

/** Actions of a person in the share dialog. */
export interface ShareDialogModel {
  readonly dialog: Locator;
  /** Types an address and sends the invitation, by keyboard alone. */
  readonly invites: (address: string, role: CollaboratorRole) => Promise<void>;
  readonly person: (name: string) => Locator;
  readonly removes: (name: string) => Promise<void>;
  /** Chooses another role, and waits until the server has taken it. */
  readonly setsRole: (name: string, role: CollaboratorRole) => Promise<void>;
  /** Makes a link as the dialog offers it. */
  readonly createsLink: () => Promise<void>;
  /** Opens the menu of the only link and chooses from it. */
  readonly choosesOfLink: (entry: 'share.disable' | 'share.enable' | 'share.reset') => Promise<void>;
  readonly closes: () => Promise<void>;
}

/** Creates the model of the share dialog. */
export const createShareDialog = (page: Page, words: Words): ShareDialogModel => {
  const { web } = words;
  const dialog = page.locator('.cd-share').locator('xpath=ancestor::*[@role="dialog" or self::dialog][1]');
  const people = dialog.getByRole('list', { name: web('share.people') });
  const person = (name: string): Locator => people.getByRole('listitem').filter({ hasText: name });
  return {
    dialog,
    person,
    invites: async (address, role) => {
      await dialog.getByRole('combobox', { name: web('share.inviteAs') }).selectOption(role);
      const field = dialog.getByRole('textbox', { name: web('share.invite') });
      await field.fill(address);
      await field.press('Enter');
      await person(address).waitFor();
    },
    removes: async (name) => {
      await dialog.getByRole('button', { name: web('share.remove', { name }) }).click();
      await person(name).waitFor({ state: 'detached' });
    },
    setsRole: async (name, role) => {
      const changed = page.waitForResponse((response) => response.url().includes('/set_role'));
      await dialog.getByRole('combobox', { name: web('share.role', { name }) }).selectOption(role);
      await changed;
    },
    createsLink: async () => {
      await dialog.getByRole('button', { name: web('share.createCopy') }).click();
      await dialog.getByRole('button', { name: web('share.more') }).waitFor();
    },
    choosesOfLink: async (entry) => {
      await dialog.getByRole('button', { name: web('share.more') }).click();
      await page.getByRole('menuitem', { name: web(entry) }).click();
    },
    closes: async () => {
      await dialog.getByRole('button', { name: web('share.done') }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  };
};
