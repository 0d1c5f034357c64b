import { describe, expect, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

const press = (name: string): Promise<void> => partner.presses(name);

describe('choosing a place', () => {
  it('answers folder and name, creating on the way', async () => {
    await partner.begin('pickLocation({ name: "Export.png", create: true })');
    await partner.row(folder.title).click();
    await press('New folder');
    const dialog = partner.picker.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Exports');
    await dialog.getByRole('textbox').press('Enter');
    await partner.row('Exports').click();
    await partner.picker.getByRole('textbox', { name: 'Name' }).fill('Second export.png');
    await press('Save here');
    expect(await partner.outcome()).toEqual({
      status: 'done',
      value: {
        folderId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        title: 'Exports',
        name: 'Second export.png',
      },
    });
    expect(partner.complaints).toEqual([]);
  });

  it('warns of a taken name once', async () => {
    const start = JSON.stringify({ folderId: folder.id });
    await partner.begin(`pickLocation({ name: ${JSON.stringify(folder.files.flow)}, start: ${start} })`);
    await press('Save here');
    await partner.picker.getByText('An item here already has this name. Press again').waitFor();
    await press('Save here');
    expect(await partner.outcome()).toMatchObject({
      status: 'done',
      value: { folderId: folder.id, name: folder.files.flow, taken: true },
    });
  });

  it('refuses taken names where unwanted', async () => {
    const start = JSON.stringify({ folderId: folder.id });
    const name = JSON.stringify(folder.files.flow);
    await partner.begin(`pickLocation({ name: ${name}, conflict: "block", start: ${start} })`);
    await press('Save here');
    await partner.picker.getByText('Choose another one.').waitFor();
    const button = partner.picker.getByRole('button', { name: 'Save here' });
    await expect.poll(() => button.isDisabled()).toBe(true);
    await press('Cancel');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
  });
});

describe('the file area in a page', () => {
  it('renames in the folder and ends with Done', async () => {
    await partner.begin(`openFileArea({ folderId: ${JSON.stringify(folder.id)} })`);
    const row = partner.picker.locator('[data-cd-index]').filter({ hasText: folder.files.markdown });
    await row.focus();
    await partner.page.keyboard.press('F2');
    const field = partner.picker.locator('.cd-name-field').getByRole('textbox');
    await field.fill(`${folder.files.markdown} renamed`);
    await field.press('Enter');
    await partner.picker.getByText(`${folder.files.markdown} renamed`).first().waitFor();
    await press('Done');
    expect(await partner.outcome()).toEqual({ status: 'done', value: null });
    expect(partner.complaints).toEqual([]);
  });

  it('asks for a stronger token when needed', async () => {
    const { page, picker } = partner;
    await page.evaluate(`{
      globalThis.asked = [];
      globalThis.careful = Chartdock.createChartdock({
        clientId: 'partner-demo', baseUrl: serverUrl, locale: 'en',
        getToken: async ({ reason, scopes }) => {
          asked.push([reason, ...scopes]);
          const query = new URLSearchParams([['account', 'member'], ...['files:read', ...scopes].map((scope) => ['scope', scope])]);
          return (await fetch('/token?' + query, { method: 'POST' })).json();
        },
      });
      void careful.openFileArea({ folderId: ${JSON.stringify(folder.id)} });
    }`);
    const row = picker.locator('[data-cd-index]').filter({ hasText: folder.files.mind });
    for (const name of ['once', 'twice']) {
      await row.focus();
      await page.keyboard.press('F2');
      const field = picker.locator('.cd-name-field').getByRole('textbox');
      await field.fill(`${folder.files.mind} ${name}`);
      await field.press('Enter');
      await field.waitFor({ state: 'detached' });
      await picker.getByText(`${folder.files.mind} ${name}`).first().waitFor();
    }
    await expect.poll(() => page.evaluate('asked')).toEqual([['initial'], ['stepUp', 'files:write']]);
    expect(partner.complaints).toEqual([]);
  });
});

describe('Open in the file area of a page', () => {
  const openFile = async (): Promise<void> => {
    // A page that listens for the file would be left to open it.
    await partner.page.evaluate(
      `globalThis.handle = dock.openFileArea({ folderId: ${JSON.stringify(folder.id)} }), undefined`,
    );
    await partner.picker.locator('[data-cd-index]').filter({ hasText: folder.files.mind }).dblclick();
  };

  it('shows files and returns by every way', async () => {
    await openFile();
    const back = partner.picker.getByRole('button', { name: 'Back to the list' });
    const row = partner.picker.locator('[data-cd-index]').filter({ hasText: folder.files.mind });
    for (const leave of [
      () => back.click(),
      () => partner.page.keyboard.press('Escape'),
      () => partner.page.evaluate('handle.back()'),
    ]) {
      await back.waitFor();
      await leave();
      await row.waitFor();
      await row.dblclick();
    }
    expect(partner.context.pages()).toHaveLength(1);
    expect(partner.complaints).toEqual([]);
  });

  it('leaves opening to listening pages, once', async () => {
    await partner.begin(`openFileArea({ folderId: ${JSON.stringify(folder.id)} })`);
    await partner.page.evaluate(`{
      globalThis.asked = [];
      handle.on('navigate', (request) => asked.push(request));
    }`);
    await partner.picker.locator('[data-cd-index]').filter({ hasText: folder.files.mind }).dblclick();
    await expect
      .poll(() => partner.page.evaluate('asked'))
      .toMatchObject([
        {
          kind: 'file',
          signIn: true,
          // Another test gives the file a longer name.
          file: {
            title: expect.stringContaining(folder.files.mind) as string,
            category: 'mind',
            folderId: folder.id,
          },
        },
      ]);
    expect(partner.context.pages()).toHaveLength(1);
    expect(await partner.picker.getByRole('button', { name: 'Back to the list' }).count()).toBe(0);
  });
});

describe('a file in a page', () => {
  it('is shown, and closed by Esc', async () => {
    await partner.begin(`pickFiles({ start: { folderId: ${JSON.stringify(folder.id)} } })`);
    await partner.row(folder.files.flow).click();
    await partner.choose();
    const { value } = await partner.outcome();
    const { id } = value as { readonly id: string };
    await partner.begin(`openFile(${JSON.stringify(id)})`);
    await partner.picker.getByText(folder.files.flow).first().waitFor();
    // A press on a text leaves the focus nowhere, and Esc must work all the same.
    await partner.picker.getByText(folder.files.flow).last().click();
    await partner.page.keyboard.press('Escape');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
  });
});

describe('a dialog in a page', () => {
  const question = JSON.stringify({ title: 'Publish it?', text: 'Everyone can see it then.' });

  it('[ROUTE-25] is opened by its name and answers OK', async () => {
    await partner.begin(`openDialog("confirm", ${question})`);
    await partner.picker.getByRole('alertdialog', { name: 'Publish it?' }).waitFor();
    await press('OK');
    expect(await partner.outcome()).toEqual({ status: 'done', value: { result: 'ok', name: 'confirm' } });
  });

  it('is cancelled by its Cancel button', async () => {
    await partner.begin(`openDialog("confirm", ${question})`);
    await partner.picker.getByRole('alertdialog', { name: 'Publish it?' }).waitFor();
    await press('Cancel');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
  });

  it('answers errors for unknown names and parameters', async () => {
    for (const [call, code] of [
      ['openDialog("dlgNothing")', 'unknown_dialog'],
      ['openDialog("confirm", { title: 1 })', 'invalid_params'],
    ] as const) {
      await partner.begin(call);
      expect(await partner.outcome()).toEqual({ status: 'done', value: { result: 'error', code } });
    }
  });
});
