import { describe, expect, it } from 'vitest';
import { demoPassword } from '../models/sign-in.ts';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const NEXT = 'Another-1';

const stage = setOwnStage({ locale: 'en' });

const visitingAs = async (account: string, visit: (visitor: Visitor) => Promise<void>): Promise<void> => {
  const visitor = await stage.opensSignedIn(account);
  try {
    await visit(visitor);
  } finally {
    await visitor.leaves();
  }
};

const opensTab = async ({ page }: Visitor, name: string): Promise<void> => {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel', { name }).waitFor();
};

describe('the settings', () => {
  it('[ROUTE-20] shows the account centre', () =>
    visitingAs('member@chartdock.test', async (visitor) => {
      await visitor.shell.opensAccountMenu();
      await visitor.page.getByRole('link', { name: 'Settings' }).click();
      await visitor.arrivesAt('/setting');
      await visitor.seesTitle('Settings - Chartdock');
      await visitor.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      // What the person is called stands in the first field.
      await expect.poll(() => visitor.page.getByLabel('Name').inputValue()).not.toBe('');
      expect(await visitor.accessibilityProblems()).toEqual([]);
    }));

  it('[ROUTE-21] sends #coupon to the page of coupons', () =>
    visitingAs('member@chartdock.test', async (visitor) => {
      await visitor.opens('/setting#coupon');
      await visitor.arrivesAt('/coupon');
    }));

  it('has an address for each section, and keys', () =>
    visitingAs('member@chartdock.test', async (visitor) => {
      const { page } = visitor;
      await visitor.opens('/setting#devices');
      const tabs = page.getByRole('tab');
      await page.getByRole('tab', { name: 'Devices', selected: true }).waitFor();
      expect(await tabs.allTextContents()).toEqual(['Profile', 'Security', 'Devices', 'Preferences']);
      await page.getByRole('tab', { name: 'Devices' }).press('Home');
      await page.getByRole('tabpanel', { name: 'Profile' }).waitFor();
      for (const name of ['Security', 'Devices', 'Preferences']) {
        await page.locator(':focus').press('ArrowRight');
        await page.getByRole('tabpanel', { name }).waitFor();
        expect(new URL(page.url()).hash).toBe(`#${name.toLowerCase()}`);
        await page.locator('.cd-settings [aria-busy=true]').waitFor({ state: 'detached' });
        expect(await visitor.accessibilityProblems()).toEqual([]);
      }
    }));

  it('save the name, which shows at once', () =>
    visitingAs('author@chartdock.test', async (visitor) => {
      const { page } = visitor;
      await visitor.opens('/setting');
      const save = page.getByRole('button', { name: 'Save' });
      const name = page.getByLabel('Name');
      await name.fill('A<b>');
      await save.click();
      await visitor.sees('Enter a name without special characters');
      await name.fill('Ada Lovelace');
      await page.getByLabel('Profession').fill('Engineer');
      await save.click();
      await visitor.sees('Saved');
      expect(await save.isDisabled()).toBe(true);
      await visitor.shell.opensAccountMenu();
      await visitor.sees('Ada Lovelace');
      await visitor.reloads();
      await expect.poll(() => page.getByLabel('Profession').inputValue()).toBe('Engineer');
    }));

  it('change the password, which signs out elsewhere', () =>
    visitingAs('free@chartdock.test', async (visitor) => {
      const other = await stage.opensSignedIn('free@chartdock.test');
      const { page } = visitor;
      await visitor.opens('/setting#security');
      const fills = async (before: string, next: string): Promise<void> => {
        await page.getByRole('textbox', { name: 'Current password' }).fill(before);
        await page.getByRole('textbox', { name: 'New password' }).fill(next);
        await page.getByRole('button', { name: 'Change password' }).click();
      };
      await fills('Wrong-one1', NEXT);
      await visitor.sees('The old password is incorrect');
      await fills(demoPassword, NEXT);
      await visitor.sees('Password changed, other devices are signed out');
      await other.opens('/setting');
      await other.signIn.isShown();
      await other.signIn.enters('free@chartdock.test', NEXT);
      await other.signIn.submits();
      await other.arrivesAt('/setting');
      await other.leaves();
    }));

  it('sign out on another device', () =>
    visitingAs('org@chartdock.test', async (visitor) => {
      const other = await stage.opensSignedIn('org@chartdock.test');
      const { page } = visitor;
      await visitor.opens('/setting#devices');
      await page.getByText('This device').waitFor();
      await page.getByRole('button', { name: /^Sign out on/ }).click();
      await visitor.sees(/^Signed out on/);
      await other.reloads();
      await other.signIn.isShown();
      await visitor.reloads();
      await page.getByText('This device').waitFor();
      expect(await page.getByRole('button', { name: /^Sign out on/ }).count()).toBe(0);
      await other.leaves();
    }));

  it('sign out everywhere, this device included', () =>
    visitingAs('restricted@chartdock.test', async (visitor) => {
      const other = await stage.opensSignedIn('restricted@chartdock.test');
      const { page } = visitor;
      await visitor.opens('/setting#devices');
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
      await visitor.arrivesAt('/login');
      await other.reloads();
      await other.signIn.isShown();
      await other.leaves();
    }));

  it('keep what was typed over other tabs', () =>
    visitingAs('org@chartdock.test', async (visitor) => {
      const { page } = visitor;
      await visitor.opens('/setting');
      await page.getByLabel('Profession').fill('Pilot');
      await opensTab(visitor, 'Devices');
      await opensTab(visitor, 'Profile');
      expect(await page.getByLabel('Profession').inputValue()).toBe('Pilot');
      await page.getByRole('button', { name: 'Undo changes' }).click();
      expect(await page.getByLabel('Profession').inputValue()).not.toBe('Pilot');
    }));

  it('change the e-mail address by password and code', () =>
    visitingAs('empty@chartdock.test', async (visitor) => {
      const { page } = visitor;
      const next = 'changed@example.test';
      await visitor.opens('/setting');
      await opensTab(visitor, 'Security');
      await page.getByRole('button', { name: 'Add a phone number' }).waitFor();
      await page.getByRole('button', { name: 'Change the e-mail address' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change the e-mail address' });
      await dialog.getByLabel('E-mail').fill(next);
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await visitor.sees('Sent to c***d@example.test');
      expect(await visitor.accessibilityProblems()).toEqual([]);
      const inbox = await (await page.request.get('/dev/inbox')).text();
      await dialog
        .getByLabel('Code', { exact: true })
        .fill(/changed@example\.test\D*(\d{6})/.exec(inbox)?.[1] ?? '');
      const password = dialog.getByRole('textbox', { name: 'Current password' });
      await password.fill('Wrong-one1');
      await password.press('Enter');
      await visitor.sees('The old password is incorrect');
      await password.fill(demoPassword);
      await password.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await visitor.sees('c***d@example.test');
      await visitor.context.clearCookies();
      await visitor.opens('/login');
      await visitor.signIn.enters(next);
      await visitor.signIn.submits();
      await visitor.arrivesAt('/history');
    }));
});
