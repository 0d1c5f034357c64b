import { createClient } from '@chartdock/client';
import { describe, expect, it } from 'vitest';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

const ACCOUNT = 'member@chartdock.test';
const CLIENT = 'partner-demo';
const SECRET = 'demo-partner-secret-for-the-example-page-00';
const isList = '**/api/personal/login/partner/list*';
const isWithdrawal = '**/api/personal/login/partner/withdraw*';

/** Lets the demo partner in for an account, as its own pages do, and returns the token it got and a client that uses it. */
const letsIn = async () => {
  const baseUrl = stage.address;
  const own = createClient({ baseUrl });
  const { token } = await own.session.signIn({ account: ACCOUNT, password: 'Chartdock1' });
  const response = await fetch(`${baseUrl}/embed/v1/api/token?client=${CLIENT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: SECRET, token }),
  });
  const { data } = (await response.json()) as { readonly data: { readonly value: string } };
  const partner = createClient({ baseUrl });
  partner.tokens.write(data.value);
  return partner;
};

const rowOf = ({ page }: Visitor) =>
  page.getByRole('list', { name: 'Partners you allowed' }).getByRole('heading');
const withdrawButton = ({ page }: Visitor) =>
  page.getByRole('button', { name: 'Withdraw access: Demo partner' });

describe('partner access', () => {
  it('opens from the account menu, empty at first', async () => {
    const visitor = await stage.opensSignedIn(ACCOUNT);
    await visitor.files.isLoaded();
    await visitor.page.getByRole('button', { name: /^Account menu/ }).click();
    await visitor.page.getByRole('link', { name: 'Partner access' }).click();
    await visitor.arrivesAt('/partners');
    await visitor.seesTitle('Partner access - Chartdock');
    await visitor.sees('No partner has access');
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.leaves();
  });

  it('reports failed loading and retries', async () => {
    const visitor = await stage.opensSignedIn(ACCOUNT);
    await visitor.page.route(isList, (route) => route.abort());
    await visitor.opens('/partners');
    await visitor.sees("The partners couldn't be loaded");
    await visitor.page.unroute(isList);
    await visitor.page.getByRole('button', { name: 'Try again' }).click();
    await visitor.sees('No partner has access');
    await visitor.leaves();
  });

  it('lists rights and withdraws for good by keyboard', async () => {
    const partner = await letsIn();
    await partner.lists.loadFiles();
    const visitor = await stage.opensSignedIn(ACCOUNT);
    await visitor.opens('/partners');
    await rowOf(visitor).waitFor();
    expect(await rowOf(visitor).allTextContents()).toEqual(['Demo partner']);
    for (const text of ['See your files', 'Create and change files', 'Create view links'])
      await visitor.sees(text);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    const { keyboard } = visitor.page;
    const dialog = visitor.page.getByRole('alertdialog', { name: 'Withdraw access from Demo partner?' });
    // The first question is taken back: the focus is on Cancel, and nothing happened.
    await withdrawButton(visitor).focus();
    await keyboard.press('Enter');
    await dialog.waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await partner.lists.loadFiles();
    // A failure is told, and leaves everything as it was.
    await visitor.page.route(isWithdrawal, (route) => route.abort());
    await withdrawButton(visitor).press('Enter');
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
    await visitor.sees(/^Access wasn't withdrawn/);
    await visitor.page.unroute(isWithdrawal);
    await partner.lists.loadFiles();
    await withdrawButton(visitor).press('Enter');
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
    await visitor.sees('Demo partner no longer has access');
    await visitor.sees('No partner has access');
    const focused = visitor.page.locator(':focus');
    await expect.poll(() => focused.textContent()).toBe('Partner access');
    await expect(partner.lists.loadFiles()).rejects.toMatchObject({ envelopeCode: '407' });
    await visitor.reloads();
    await visitor.sees('No partner has access');
    await visitor.leaves();
  });

  it.each([
    { theme: 'light', locale: 'zh', width: 1440 },
    { theme: 'dark', locale: 'zh', width: 375 },
    { theme: 'light', locale: 'en', width: 375 },
  ] as const)('is readable in $theme, $locale, at $width px', async (look) => {
    await letsIn();
    const visitor = await stage.opensSignedIn(ACCOUNT, look);
    await visitor.opens('/partners');
    const heading = visitor.page.getByRole('heading', { level: 2, name: 'Demo partner' });
    await heading.waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    const overflow = await visitor.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await visitor.leaves();
  });
});
