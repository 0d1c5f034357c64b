import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressAway } from '../../../tests/harness/press-away.ts';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

const newWindow = async (open: Promise<unknown>): Promise<Page> => {
  const [opened] = await Promise.all([partner.context.waitForEvent('page'), open]);
  return opened;
};

const pickIn = async (window: Page, title: string): Promise<void> => {
  await window.getByRole('row').filter({ hasText: title }).click();
  await pressAway(window.getByRole('button', { name: /^Choose/ }));
};

describe('a window of its own', () => {
  it('picks a file there, and closes it', async () => {
    const opened = await newWindow(partner.pick({ present: 'popup', start: { folderId: folder.id } }));
    await pickIn(opened, folder.files.flow);
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
    await expect.poll(() => opened.isClosed()).toBe(true);
    expect(partner.complaints).toEqual([]);
  });

  it('is cancelled by the person who closes it', async () => {
    const opened = await newWindow(partner.pick({ present: 'popup', start: { folderId: folder.id } }));
    await opened.getByRole('row').filter({ hasText: folder.files.mind }).waitFor();
    await opened.close();
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
  });
});

describe('a frame that a page does not let in', () => {
  it('is followed by the offer of a window, where the choice goes on', async () => {
    await partner.page.route('**/embed/v1/?client=*', (route) => route.abort());
    await partner.pick({ start: { folderId: folder.id } });
    const offer = partner.page.getByRole('alert');
    await offer.waitFor();
    const opened = await newWindow(offer.getByRole('button', { name: 'Open in a new window' }).click());
    await pickIn(opened, folder.files.mind);
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.mind } });
    expect(await partner.page.locator('iframe, dialog').count()).toBe(0);
  });

  it('is failed when the person wants none', async () => {
    await partner.page.route('**/embed/v1/?client=*', (route) => route.abort());
    await partner.pick({});
    await partner.page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    expect(await partner.outcome()).toMatchObject({ status: 'failed' });
    expect(await partner.page.locator('iframe, dialog').count()).toBe(0);
  });
});
