import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

const ACCOUNT = 'member@chartdock.test';

const topic = (page: Page, text: string): Promise<void> =>
  page.locator('.cd-canvas svg').getByText(text, { exact: true }).first().waitFor();

const says = (page: Page, words: RegExp | string): Promise<void> =>
  page.locator('.cd-saved').getByText(words).first().waitFor();

const isSaved = (page: Page): Promise<void> => says(page, /^Saved /);

/** Opens the editor of a new mind map. */
const opensMap = async (visitor: Visitor): Promise<Page> => {
  await visitor.opens('/mindmap/new?category=mind');
  await visitor.arrivesAt(/\/mindmap\/[\w-]{36}$/);
  const { page } = visitor;
  await page.getByRole('application').waitFor();
  return page;
};

/** Adds a topic below the root, with any selection. */
const addsTopic = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await topic(page, text);
};

describe('a mind map', () => {
  it('[ROUTE-29] saves as typed from New, found again', async () => {
    const visitor = await stage.opensSignedIn(ACCOUNT);
    const editor = await visitor.files.createsFile('kind.mind');
    await editor.getByRole('application').waitFor();
    await addsTopic(editor, 'First thought');
    await isSaved(editor);
    const address = new URL(editor.url()).pathname;
    await editor.close();
    // Another browser knows nothing but the server's state.
    const other = await stage.opensSignedIn(ACCOUNT);
    await other.opens(address);
    await topic(other.page, 'First thought');
    await says(other.page, /^Saved$/);
    expect(await other.accessibilityProblems()).toEqual([]);
    await other.leaves();
    await visitor.leaves();
  });

  it('[ROUTE-30] is written as an outline, and found again', async () => {
    const visitor = await stage.opensSignedIn(ACCOUNT);
    const editor = await visitor.files.createsFile('kind.outline');
    await editor.waitForURL(/\/outline\/[\w-]{36}$/);
    await editor.locator('.cd-field-armed').waitFor({ state: 'attached' });
    await expect.poll(() => editor.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await editor.keyboard.type('First line');
    await isSaved(editor);
    const address = new URL(editor.url()).pathname;
    await editor.close();
    const other = await stage.opensSignedIn(ACCOUNT);
    await other.opens(address);
    await other.page.getByText('First line').first().waitFor();
    await other.leaves();
    await visitor.leaves();
  });

  it('keeps typing without network and tab', async () => {
    const visitor = await stage.opensSignedIn(ACCOUNT);
    const page = await opensMap(visitor);
    const { pathname } = new URL(page.url());
    const context = page.context();
    await addsTopic(page, 'On the way');
    await isSaved(page);
    await context.setOffline(true);
    await addsTopic(page, 'In the tunnel');
    await says(page, 'Offline, kept on this device');
    await page.goto('about:blank');
    await context.setOffline(false);
    await visitor.opens(pathname);
    await topic(page, 'In the tunnel');
    await says(page, /^Saved(?: |$)/);
    const other = await stage.opensSignedIn(ACCOUNT);
    await other.opens(pathname);
    await topic(other.page, 'In the tunnel');
    await other.leaves();
    await visitor.leaves();
  });

  it('undoes changes from before a reload', async () => {
    const visitor = await stage.opensSignedIn(ACCOUNT);
    const page = await opensMap(visitor);
    await addsTopic(page, 'Regretted');
    await isSaved(page);
    await visitor.reloads();
    await topic(page, 'Regretted');
    await page.getByRole('application').click({ position: { x: 5, y: 5 } });
    const gone = page.locator('.cd-canvas svg').getByText('Regretted', { exact: true });
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+z');
        return gone.count();
      })
      .toBe(0);
    await isSaved(page);
    await visitor.leaves();
  });

  it('changes in one chosen tab at a time', async () => {
    const visitor = await stage.opensSignedIn(ACCOUNT);
    const page = await opensMap(visitor);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await says(second, 'Open in another tab');
    await addsTopic(page, 'In the first');
    await isSaved(page);
    await second.getByRole('button', { name: 'Edit here' }).click();
    await topic(second, 'In the first');
    await says(page, 'Open in another tab');
    await addsTopic(second, 'In the second');
    await isSaved(second);
    await second.close();
    // The first is next in line, and has the changes of the second.
    await topic(page, 'In the second');
    await visitor.leaves();
  });

  it('goes on after the session ended in the middle', async () => {
    const visitor = await stage.opensSignedIn(ACCOUNT);
    const page = await opensMap(visitor);
    const body = JSON.stringify({ code: '408', msg: '', data: null });
    await page.route('**/chart/ops', (route) => route.fulfill({ contentType: 'application/json', body }));
    await addsTopic(page, 'Still here');
    await says(page, 'Signed out, kept on this device');
    await topic(page, 'Still here');
    await page.unroute('**/chart/ops');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await isSaved(page);
    await visitor.leaves();
  });

  it('shows both sides where both changed one title', async () => {
    const visitor = await stage.opensSignedIn(ACCOUNT);
    const page = await opensMap(visitor);
    const other = await stage.opensSignedIn(ACCOUNT);
    await other.opens(new URL(page.url()).pathname);
    await other.page.getByRole('application').waitFor();
    await page.context().setOffline(true);
    await page.keyboard.type('Mine');
    await says(page, 'Offline, kept on this device');
    await other.page.keyboard.type('Theirs');
    await isSaved(other.page);
    await page.context().setOffline(false);
    await page.getByText('Someone else changed this too. Yours: Mine. Theirs: Theirs.').waitFor();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await topic(page, 'Theirs');
    await isSaved(page);
    await other.leaves();
    await visitor.leaves();
  });

  it('shows an older state and restores it', async () => {
    const visitor = await stage.opensSignedIn(ACCOUNT);
    const page = await opensMap(visitor);
    await addsTopic(page, 'Kept');
    await isSaved(page);
    await page.getByRole('button', { name: 'Version history' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: 'Now' }).getByText('Kept').waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await dialog.getByRole('listitem').last().getByRole('button').click();
    await dialog.getByRole('button', { name: 'Restore as a new version' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('application').waitFor();
    await expect.poll(() => page.locator('.cd-canvas svg').getByText('Kept').count()).toBe(0);
    await visitor.leaves();
  });
});
