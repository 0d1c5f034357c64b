import type { Page } from 'playwright-core';

/** Actions of a visitor on the page that opens one dialog by its name. */
export interface DialogPageModel {
  /** Opens a dialog by name, with parameters as another page of ours would write them. */
  readonly opens: (name: string, params?: unknown) => Promise<void>;
  /** Waits until the page says how the dialog ended: `ok`, `cancel` or `error`. */
  readonly ends: (result: 'ok' | 'cancel' | 'error') => Promise<void>;
  /** Reads the last words of the page. */
  readonly says: () => Promise<string>;
}

/** Creates the model of the dialog page. */
export const createDialogPage = (page: Page): DialogPageModel => {
  const outcome = page.locator('[data-web-result]');
  return {
    opens: async (name, params) => {
      const query = new URLSearchParams({
        name,
        ...(params === undefined ? {} : { params: JSON.stringify(params) }),
      });
      await page.goto(`/dlgapi?${query.toString()}`);
    },
    ends: (result) => page.locator(`[data-web-result="${result}"]`).waitFor(),
    says: async () => (await outcome.textContent()) ?? '',
  };
};
