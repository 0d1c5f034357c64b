import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Actions of a visitor where something is paid for. */
export interface ShopModel {
  /** The code that a phone would read. */
  readonly code: Locator;
  /** Chooses how to pay and asks for the code, inside of a dialog or a page. */
  readonly asksForCode: (place: Locator, channel: 'WeChat Pay' | 'Alipay') => Promise<void>;
  /** Does something at the cashier of the sandbox, which opens in a window of its own. */
  readonly visitsCashier: (place: Locator, action: string) => Promise<void>;
  /** Lets the time of one poll pass and waits until the server was asked. */
  readonly polls: (path: string) => Promise<void>;
}

/** Creates the model of paying; its time passes by itself only when `page.clock` was not installed. */
export const createShop = (page: Page): ShopModel => {
  const code = page.getByRole('img', { name: 'QR code for payment' });
  return {
    code,
    asksForCode: async (place, channel) => {
      await place.getByRole('radio', { name: channel }).click();
      await place.getByRole('button', { name: 'Pay', exact: true }).click();
      await code.waitFor();
    },
    visitsCashier: async (place, action) => {
      const opening = page.context().waitForEvent('page');
      await place.getByRole('link', { name: 'Open the sandbox cashier' }).click();
      const cashier = await opening;
      // Its window must not close before the cashier has heard of it.
      const heard = cashier.waitForResponse((response) => response.request().method() === 'POST');
      await cashier.getByRole('button', { name: action, exact: true }).click();
      await (await heard).finished();
      await cashier.close();
    },
    polls: async (path) => {
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path));
      await page.clock.runFor(2_000);
      expect((await answered).status()).toBe(200);
    },
  };
};
