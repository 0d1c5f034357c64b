import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor, VisitorOptions } from '../models/visitor.ts';

const PASSWORD = 'Newcomer-1';

const stage = setOwnStage({ locale: 'en' });

/** Reads the newest code for an address where a demo server shows its messages, in a tab of its own as the link opens it. */
const readsCode = async ({ page, context }: Visitor, account: string): Promise<string> => {
  const opening = context.waitForEvent('page');
  await page.getByRole('status').getByRole('link').click();
  const inbox = await opening;
  const line = inbox.getByText(account).first();
  await line.waitFor();
  const [code = ''] = /\b\d{6}\b/.exec((await line.textContent()) ?? '') ?? [];
  await inbox.close();
  return code;
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const visiting = (visit: (visitor: Visitor) => Promise<void>, options: VisitorOptions = {}) =>
  stage.visiting(options, visit);

describe('someone who has never been here', () => {
  it('makes an account by keyboard and saves a drawing', () =>
    visiting(async (visitor) => {
      const { page } = visitor;
      const account = 'keys@example.test';
      await visitor.opens('/');
      await visitor.signIn.isShown();
      expect(await visitor.accessibilityProblems()).toEqual([]);
      await page.getByRole('link', { name: 'Create an account' }).press('Enter');
      await visitor.seesTitle('Create your account - Chartdock');
      expect(await visitor.accessibilityProblems()).toEqual([]);
      // The first field has the focus.
      await page.keyboard.type(account);
      await page.getByRole('button', { name: 'Send code' }).press('Enter');
      await visitor.sees('Sent to k***s@example.test');
      const field = page.getByLabel('Code', { exact: true });
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      const code = await readsCode(visitor, account);
      await field.focus();
      await page.keyboard.type(code);
      await page.getByRole('textbox', { name: 'Password', exact: true }).focus();
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await visitor.arrivesAt('/template_create');

      await page.getByRole('tab', { name: 'Swimlane' }).press('Enter');
      const use = page
        .locator('[data-cd-template]')
        .getByRole('button', { name: /^free use/ })
        .first();
      await use.press('Enter');
      await visitor.arrivesAt(/\/diagraming\/[\w-]{36}$/);
      await page.getByRole('application').waitFor();
      const title = await page.locator('.cd-editor__title').inputValue();
      await visitor.opens('/history');
      await visitor.files.sees(title);
    }));

  it('makes an account on a phone in Chinese', () =>
    visiting(
      async (visitor) => {
        const { page } = visitor;
        const account = 'phone@example.test';
        await visitor.opens('/login');
        await page.getByRole('link', { name: '创建账号' }).tap();
        await page.getByLabel('邮箱或手机号').fill(account);
        await page.getByRole('button', { name: '获取验证码' }).tap();
        await page.getByLabel('验证码', { exact: true }).fill(await readsCode(visitor, account));
        await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
        await page.getByLabel('姓名（选填）').fill('小明');
        expect(await visitor.accessibilityProblems()).toEqual([]);
        await page.getByRole('button', { name: '创建账号', exact: true }).tap();
        await visitor.arrivesAt('/template_create');
      },
      { locale: 'zh', width: 375, touch: true, theme: 'dark' },
    ));

  it('goes on to the address that sent them', () =>
    visiting(async (visitor) => {
      const { page } = visitor;
      const account = 'sent@example.test';
      await visitor.opens('/trash');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await visitor.arrivesAt(`/register?redirect=${encodeURIComponent('/trash')}`);
      await page.getByLabel('E-mail or phone').fill(account);
      await press(page, 'Send code');
      await page.getByLabel('Code', { exact: true }).fill(await readsCode(visitor, account));
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
      await press(page, 'Create account');
      await visitor.arrivesAt('/trash');
    }));

  it('is told what is wrong at its field', () =>
    visiting(async (visitor) => {
      const { page } = visitor;
      await visitor.opens('/register');
      await press(page, 'Create account');
      await visitor.sees('Enter an e-mail address or a mainland phone number');
      await page.getByLabel('E-mail or phone').fill('wrong@example.test');
      await press(page, 'Send code');
      await visitor.sees(/^Sent to/);
      await page.getByLabel('Code', { exact: true }).fill('000000');
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('abcdefgh');
      await press(page, 'Create account');
      await visitor.sees('Use 8 to 16 characters of at least two kinds, no spaces');
      expect(await visitor.accessibilityProblems()).toEqual([]);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
      await press(page, 'Create account');
      await visitor.sees('The code is wrong or no longer valid');
      // Nothing that was typed is lost.
      expect(await page.getByLabel('E-mail or phone').inputValue()).toBe('wrong@example.test');
    }));
});

describe('someone who has an account', () => {
  it('is led from signing up to signing in', () =>
    visiting(async (visitor) => {
      const { page } = visitor;
      const account = 'member@chartdock.test';
      await visitor.opens('/register');
      await page.getByLabel('E-mail or phone').fill(account);
      await press(page, 'Send code');
      await page.getByLabel('Code', { exact: true }).fill(await readsCode(visitor, account));
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
      await press(page, 'Create account');
      await visitor.sees('This phone or e-mail address belongs to another account');
      await page.locator('form').getByRole('link', { name: 'Sign in' }).click();
      await visitor.signIn.isShown();
    }));

  it('sets a forgotten password and signs in by it', () =>
    visiting(async (visitor) => {
      const { page } = visitor;
      const account = 'free@chartdock.test';
      await visitor.opens('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await visitor.seesTitle('Set a new password - Chartdock');
      await page.getByLabel('E-mail or phone').fill(account);
      await press(page, 'Send code');
      await page.getByLabel('Code', { exact: true }).fill(await readsCode(visitor, account));
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD);
      expect(await visitor.accessibilityProblems()).toEqual([]);
      await press(page, 'Save and sign in');
      await visitor.arrivesAt('/history');
      await visitor.context.clearCookies();
      await visitor.opens('/login');
      await visitor.signIn.enters(account, PASSWORD);
      await visitor.signIn.submits();
      await visitor.arrivesAt('/history');
    }));
});
