import type { Locator, Page } from 'playwright-core';
import type { Words } from './words.ts';

/** A document to import, as it would lie on the visitor's device. */
export interface DeviceFile {
  readonly name: string;
  readonly text: string;
}

/** Actions of a visitor in the named dialogs. */
export interface NamedDialogsModel {
  /** A dialog by the title in its bar. */
  readonly named: (title: string | RegExp) => Locator;
  /** Opens the import dialog from the New menu. */
  readonly opensImport: () => Promise<void>;
  /** Chooses documents in the open import dialog. */
  readonly importsFiles: (files: readonly DeviceFile[]) => Promise<void>;
  /** Line of a document in the import dialog. */
  readonly importOf: (name: string) => Locator;
  /** Fills in the publish form that is open and sends it. */
  readonly publishes: (form: {
    readonly description: string;
    readonly tags: readonly string[];
  }) => Promise<void>;
  /** Types a phone into the binding dialog and asks for its code. */
  readonly asksForCode: (phone: string) => Promise<void>;
  /** Types the code and binds. */
  readonly bindsWith: (code: string) => Promise<void>;
}

/** Creates the model of the named dialogs. */
export const createNamedDialogs = (page: Page, { ui, web }: Words): NamedDialogsModel => {
  const named = (title: string | RegExp): Locator =>
    page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
  const importing = named(ui('import.title'));
  return {
    named,
    opensImport: async () => {
      await page
        .locator('.cd-header')
        .getByRole('button', { name: ui('create.label'), exact: true })
        .click();
      await page.getByRole('menuitem', { name: ui('create.import'), exact: true }).click();
      await importing.waitFor();
    },
    importsFiles: async (files) => {
      await importing
        .locator('input[type=file]')
        .setInputFiles(
          files.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
        );
    },
    importOf: (name) => importing.getByRole('listitem').filter({ hasText: name }),
    publishes: async ({ description, tags }) => {
      const form = page.getByRole('dialog');
      await form.getByLabel(ui('publish.description'), { exact: true }).fill(description);
      for (const tag of tags) {
        await form.getByLabel(ui('publish.tags'), { exact: true }).fill(tag);
        await form.getByLabel(ui('publish.tags'), { exact: true }).press('Enter');
      }
      await form.getByRole('button', { name: ui('publish.confirm') }).click();
    },
    asksForCode: async (phone) => {
      await page.getByLabel(web('contact.phone'), { exact: true }).fill(phone);
      await page.getByRole('button', { name: web('code.send') }).click();
      await page
        .getByText(web('code.sent', { target: `${phone.slice(0, 3)}****${phone.slice(-4)}` }))
        .waitFor();
    },
    bindsWith: async (code) => {
      await page.getByLabel(web('code.label'), { exact: true }).fill(code);
      await page.getByRole('button', { name: web('contact.confirm'), exact: true }).click();
    },
  };
};
