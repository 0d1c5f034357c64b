import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawnDialog } from '@chartdock/react/dialogs';
import { dialogPageTexts } from '../src/messages/dialog-page-texts.ts';
import { createDialogPage } from './models/dialog-page.ts';
import type { DialogPageModel } from './models/dialog-page.ts';
import { setStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';
import { wordsIn } from './models/words.ts';

const stage = setStage({ locale: 'en' });

let visitor: Visitor;
let dialogs: DialogPageModel;
const { ui, web } = wordsIn('en');

beforeAll(async () => {
  visitor = await stage.opensVisitor();
  dialogs = createDialogPage(visitor.page);
});

/** The dialog with a title, of any kind. */
const shown = (title: string | RegExp): Locator =>
  visitor.page
    .getByRole('dialog', { name: title })
    .or(visitor.page.getByRole('alertdialog', { name: title }));

const question = { title: 'Leave the page?', text: 'What you typed is lost.', confirmLabel: 'Leave' };

/** Parameters of each dialog, and the title it then shows. */
const openings: Readonly<Record<DrawnDialog, readonly [params: unknown, title: string | RegExp]>> = {
  addFolder: [undefined, ui('folder.title')],
  import: [{ folderId: 'root' }, ui('import.title')],
  pwa: [undefined, web('install.title')],
  upgrade: [{ reason: 'asked' }, web('upgrade.title')],
  confirm: [question, question.title],
  publish: [{ chartId: 'any', title: 'Network plan' }, /Network plan/],
  dlgPay: [{ payType: 'member', id: 'member-month', price: 19.9 }, 'Buy'],
  dlgOrgPay: [{ payType: 'org', id: 'org-year', price: 897, seats: 3 }, 'Buy seats for an organisation'],
  dlgPayActivity: [{ payType: 'member', id: 'member-month', price: 19.9 }, 'Limited offer'],
  dlgUserRetention: [{ level: 1, trashCount: 3 }, web('retention.last')],
  dlgBindPhone: [undefined, web('contact.add.phone')],
  dlgWaterMark: [undefined, web('watermark.title')],
  share: [{ id: 'any', title: 'Network plan' }, /Network plan/],
  shares: [{ tab: 'people' }, web('shares.title')],
};

describe('the dialog page, for someone who is not signed in', () => {
  it('[ROUTE-25] [GUARD-04] shows the dialog of the address without sign-in', async () => {
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await dialogs.opens('confirm', question);
    await shown(question.title).waitFor();
    await visitor.seesTitle('Dialog - Chartdock');
    expect(visitor.page.url()).toContain('/dlgapi?');
    // The words are the link's, and must not pass for ours.
    await shown(question.title).getByText(dialogPageTexts.en['web.dialog.fromLink']).waitFor();
    expect(asked.filter((path) => path.includes('/user/privilege'))).toEqual([]);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await dialogs.ends('ok');
  });

  it('refuses dialogs that need a sign-in', async () => {
    for (const name of ['addFolder', 'dlgBindPhone']) {
      await dialogs.opens(name);
      await dialogs.ends('error');
      expect(await dialogs.says()).toContain('signed_out');
    }
  });

  it.each([
    ['unknown_dialog', 'toString', undefined],
    ['unknown_dialog', '', undefined],
    ['invalid_params', 'confirm', { title: 'No text' }],
    ['invalid_params', 'confirm', []],
    ['invalid_params', 'confirm', { ...question, title: 'a'.repeat(201) }],
    ['invalid_params', 'dlgPay', undefined],
    ['invalid_params', 'dlgOrgPay', { payType: 'org', id: 'org-year', price: -1 }],
    ['invalid_params', 'dlgPayActivity', { payType: 'gift', id: 'g', price: 1 }],
  ])('answers %s for %s with %j', async (code, name, params) => {
    await dialogs.opens(name, params);
    await dialogs.ends('error');
    expect(await dialogs.says()).toContain(code);
  });
});

describe('the dialog page, for someone who is signed in', () => {
  beforeAll(() => visitor.signIn.signsInAs('free@chartdock.test'));

  // Written out: a dialog that is left out of the product's own table must be missed here.
  const twelve = [
    ...['addFolder', 'import', 'pwa', 'upgrade', 'confirm', 'publish'],
    ...['dlgPay', 'dlgOrgPay', 'dlgPayActivity'],
    ...['dlgUserRetention', 'dlgBindPhone', 'dlgWaterMark'],
  ] as const;

  it.each(twelve)('[DLG-25] opens %s by name and reports its cancellation', async (name) => {
    const [params, title] = openings[name];
    await dialogs.opens(name, params);
    await shown(title).waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.page.keyboard.press('Escape');
    await dialogs.ends('cancel');
  });

  it('tells only the framing page of its end', async () => {
    await visitor.opens('/404');
    const framed = visitor.page.evaluate(
      (address) =>
        new Promise((resolve) => {
          addEventListener('message', ({ data, origin }) => resolve({ data: data as unknown, origin }), {
            once: true,
          });
          open(address);
        }),
      `/dlgapi?${new URLSearchParams({ name: 'confirm', params: JSON.stringify(question) }).toString()}`,
    );
    const opened = await visitor.context.waitForEvent('page');
    await opened.getByRole('button', { name: 'Leave', exact: true }).click();
    expect(await framed).toEqual({
      data: { type: 'chartdock.dialog', result: 'ok', name: 'confirm' },
      origin: stage.address,
    });
    await opened.close();
  });
});
