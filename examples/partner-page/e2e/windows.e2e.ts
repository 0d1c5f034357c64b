import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { pressAway } from '../../../tests/harness/press-away.ts';
import type { DemoFolder } from './models/demo-files.ts';
import { servePageUnderPolicy } from './models/page-under-policy.ts';
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
  it('is followed by the offer of windows', async () => {
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

/** Waits for the page to hold to an expression, which its policy keeps from being evaluated by a poll inside it. */
const pageHolds = async (expression: string): Promise<void> => {
  await expect.poll(() => partner.page.evaluate<unknown>(expression).catch(() => false)).toBe(true);
};

describe('a surface that its page has left alone', () => {
  const lastTicket = () => partner.page.evaluate<string>('handle.ticket');
  /** Asks as the page does that comes back; messages of the guest may still be on their way. */
  const resumed = async (ticket: string): Promise<unknown> => {
    await expect.poll(() => partner.page.evaluate('typeof dock')).toBe('object');
    const read = () => partner.page.evaluate(`dock.resume('${ticket}')`);
    let outcome: unknown = null;
    await expect.poll(async () => (outcome = await read()) !== null).toBe(true);
    return outcome;
  };

  it('keeps the window’s choice over opener reloads', async () => {
    const opened = await newWindow(
      partner.begin(`pickFiles({ present: 'popup', start: { folderId: '${folder.id}' } })`),
    );
    await opened.getByRole('row').filter({ hasText: folder.files.flow }).waitFor();
    const ticket = await lastTicket();
    await partner.page.reload();
    await opened.getByRole('row').filter({ hasText: folder.files.flow }).click();
    await opened.getByRole('button', { name: /^Choose/ }).click();
    await opened.getByText('Your choice is kept. Go back to the page that opened this window.').waitFor();
    expect(await resumed(ticket)).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
    await pressAway(opened.getByRole('button', { name: 'Close this window' }));
    await expect.poll(() => opened.isClosed()).toBe(true);
  });

  it('keeps the choice of severed windows', async () => {
    const served = await servePageUnderPolicy({
      partnerUrl: inject('partnerUrl'),
      policy: "base-uri 'none'",
      nonce: 'none',
      bearing: /(?!)/g,
      headers: { 'cross-origin-opener-policy': 'same-origin' },
    });
    onTestFinished(served.stop);
    await partner.page.goto(served.address);
    const opened = await newWindow(
      partner.begin(`pickFiles({ present: 'popup', start: { folderId: '${folder.id}' } })`),
    );
    expect(await partner.outcome()).toMatchObject({ status: 'failed', error: { code: 'popup_lost' } });
    const ticket = await lastTicket();
    await opened.getByRole('row').filter({ hasText: folder.files.mind }).click();
    await opened.getByRole('button', { name: /^Choose/ }).click();
    await opened.getByText('Your choice is kept. Go back to the page that opened this window.').waitFor();
    expect(await resumed(ticket)).toMatchObject({ status: 'done', value: { title: folder.files.mind } });
  });

  it('keeps an untaken choice over reloads', async () => {
    await partner.begin(
      `pickFiles({ start: { folderId: '${folder.id}' }, onCommit: () => new Promise(() => { globalThis.isAsked = true; }) })`,
    );
    await partner.row(folder.files.flow).click();
    const ticket = await lastTicket();
    await partner.picker.getByRole('button', { name: /^Choose/ }).click();
    await pageHolds('globalThis.isAsked === true');
    await partner.page.reload();
    expect(await resumed(ticket)).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
  });

  it('keeps a just-heard choice over reloads', async () => {
    await partner.begin(`pickFiles({ start: { folderId: '${folder.id}' } })`);
    await partner.row(folder.files.flow).click();
    const ticket = await lastTicket();
    await partner.page.evaluate('void handle.then(() => location.reload())');
    await partner.choose();
    await pageHolds('typeof handle === "undefined" && typeof dock === "object"');
    expect(await resumed(ticket)).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
  });
});
