import type { Page } from 'playwright-core';
import type { Words } from './words.ts';

/** Password of every demo account. */
export const demoPassword = 'Chartdock1';

/** Actions of a visitor on the sign-in page. */
export interface SignInModel {
  readonly enters: (account: string, password?: string) => Promise<void>;
  readonly submits: () => Promise<void>;
  /** Opens the sign-in page, enters a demo account and waits for the first page of the file area. */
  readonly signsInAs: (account: string) => Promise<void>;
  readonly problem: () => Promise<string>;
  readonly isShown: () => Promise<void>;
  readonly passwordType: () => Promise<string | null>;
  readonly togglesPassword: () => Promise<void>;
}

/** Creates the model of the sign-in page. */
export const createSignIn = (page: Page, words: Words): SignInModel => {
  const account = page.getByLabel(words.web('signIn.account'));
  const password = page.getByRole('textbox', { name: words.web('signIn.password'), exact: true });
  const button = page.getByRole('button', { name: words.web('signIn.submit'), exact: true });
  const enters: SignInModel['enters'] = async (name, secret = demoPassword) => {
    await account.fill(name);
    await password.fill(secret);
  };
  return {
    enters,
    submits: () => button.click(),
    signsInAs: async (name) => {
      await page.goto('/login');
      await enters(name);
      await button.click();
      await page.waitForURL('**/history');
    },
    problem: async () => {
      const alert = page.locator('.cd-form__problem:not(:empty)');
      await alert.waitFor();
      return (await alert.textContent()) ?? '';
    },
    isShown: () => button.waitFor(),
    passwordType: () => password.getAttribute('type'),
    togglesPassword: () =>
      page
        .getByRole('button', {
          name: new RegExp(`^(${words.web('common.showPassword')}|${words.web('common.hidePassword')})$`),
        })
        .click(),
  };
};
