import { createClient } from '@chartdock/client';
import type { Locator, Page } from 'playwright-core';
import type { Words } from './words.ts';

/** Actions of a visitor on notifications. */
export interface NotificationsModel {
  readonly panel: Locator;
  /** Waits until the name of the bell says how many are unread, and returns the number drawn on it; empty for none. */
  readonly badge: (unread: number) => Promise<string>;
  readonly opens: () => Promise<void>;
  readonly closes: () => Promise<void>;
  /** Texts of the list, in order. */
  readonly texts: () => Promise<string[]>;
  readonly reads: (text: string) => Promise<void>;
  readonly removes: (text: string) => Promise<void>;
  readonly presses: (name: string) => Promise<void>;
}

/** Creates the model of the bell and its panel. */
export const createNotifications = (page: Page, { web }: Words): NotificationsModel => {
  const bell = page.locator('.cd-bell > button');
  const panel = page.getByRole('dialog', { name: web('notifications.label') });
  const presses = (name: string): Promise<void> => panel.getByRole('button', { name, exact: true }).click();
  return {
    panel,
    badge: async (unread) => {
      const name =
        unread === 0 ? web('notifications.label') : web('notifications.labelUnread', { n: unread });
      await bell.and(page.getByRole('button', { name, exact: true })).waitFor();
      return (await page.locator('.cd-bell__count').allTextContents()).join();
    },
    opens: async () => {
      await bell.click();
      await panel.waitFor();
    },
    closes: async () => {
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    },
    texts: () => panel.locator('.cd-told__content').allTextContents(),
    reads: (text) => presses(web('notifications.read', { text })),
    removes: (text) => presses(web('notifications.remove', { text })),
    presses,
  };
};

/** Lets a demo account leave a file or folder that is shared with it, by its title, without its screen. */
export const leavesShared = async (address: string, account: string, title: string): Promise<void> => {
  const client = createClient({ baseUrl: address });
  const { token } = await client.session.signIn({ account, password: 'Chartdock1' });
  client.tokens.write(token);
  const { rows } = await client.lists.collaborationFiles({ pageSize: 50 });
  const row = rows.find((one) => one.title === title);
  if (row === undefined) throw new Error(`${title} is not shared with ${account}`);
  const type = row.fileType === 'folder' ? 'folder' : 'chart';
  await client.collaboration.quit({
    type,
    id: (type === 'folder' ? row.folderId : row.chartId) ?? row._id ?? '',
  });
};
