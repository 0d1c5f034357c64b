import { beforeEach, describe, expect, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

/** Makes an instance whose tokens cover some items alone. */
const coverOnly = (query: string): Promise<void> =>
  partner.page.evaluate(`{
    globalThis.covered = Chartdock.createChartdock({
      clientId: 'partner-demo', baseUrl: serverUrl, locale: 'en',
      getToken: async () => (await fetch('/token?account=member&${query}', { method: 'POST' })).json(),
    });
  }`);

const begin = (call: string): Promise<void> => partner.begin(call, 'covered');
const press = (name: string): Promise<void> => partner.presses(name);
const crumbs = (): Promise<string[]> =>
  partner.picker.getByRole('navigation').getByRole('button').allTextContents();

describe('with a token for one folder', () => {
  beforeEach(() => coverOnly(`folder=${folder.id}`));

  it('begins and stays in the folder', async () => {
    // The page asks for things that the token does not cover.
    await begin('pickFiles({ tabs: ["recent", "mine"], create: true, start: "last" })');
    await partner.row(folder.files.flow).waitFor();
    expect(await crumbs()).toEqual([folder.title]);
    for (const role of ['tablist', 'search'] as const)
      expect(await partner.picker.getByRole(role).count()).toBe(0);
    await press('New folder');
    const dialog = partner.picker.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Below');
    await dialog.getByRole('textbox').press('Enter');
    await partner.row('Below').click();
    await partner.picker.getByRole('navigation').getByRole('button', { name: 'Below' }).waitFor();
    expect(await crumbs()).toEqual([folder.title, 'Below']);
    await partner.picker.getByRole('navigation').getByRole('button', { name: folder.title }).click();
    await partner.row(folder.files.flow).click();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
    expect(partner.complaints).toEqual([]);
  });

  it('names the folder itself as a place', async () => {
    await begin('pickLocation()');
    await partner.picker.getByRole('navigation').waitFor();
    expect(await crumbs()).toEqual([folder.title]);
    await press('Choose this folder');
    expect(await partner.outcome()).toEqual({
      status: 'done',
      value: { folderId: folder.id, title: folder.title },
    });
  });

  it('shows the file area below the folder', async () => {
    await begin('openFileArea({ route: "mine" })');
    const row = partner.picker.locator('[data-cd-index]').filter({ hasText: folder.files.markdown });
    await row.focus();
    await partner.page.keyboard.press('F2');
    const field = partner.picker.locator('.cd-name-field').getByRole('textbox');
    await field.fill(`${folder.files.markdown} renamed`);
    await field.press('Enter');
    await partner.picker.getByText(`${folder.files.markdown} renamed`).first().waitFor();
    expect(partner.complaints).toEqual([]);
  });

  it('shows the file area instead of uncovered lists', async () => {
    for (const route of ['recent', 'trash', 'search']) {
      await begin(`openFileArea({ route: "${route}", keyword: "a" })`);
      await partner.picker.locator('[data-cd-index]').filter({ hasText: folder.files.flow }).waitFor();
      expect(await partner.picker.getByRole('search').count()).toBe(0);
      await press('Done');
      expect(await partner.outcome()).toMatchObject({ status: 'done' });
    }
    expect(partner.complaints).toEqual([]);
  });

  it('begins there when the page wants another folder', async () => {
    const start = JSON.stringify({ folderId: '01890000-0000-7000-8000-000000000404' });
    await begin(`pickFiles({ start: ${start} })`);
    await partner.row(folder.files.flow).waitFor();
    expect(await crumbs()).toEqual([folder.title]);
  });
});

describe('with a token for several items', () => {
  it('creates inside those folders only', async () => {
    await coverOnly(`folder=${folder.id}`);
    await begin('pickFiles()');
    await partner.row(folder.files.flow).click();
    await partner.choose();
    const { value } = await partner.outcome();
    await coverOnly(`folder=${folder.id}&chart=${(value as { readonly id: string }).id}`);
    const newFolder = partner.picker.getByRole('button', { name: 'New folder', exact: true });
    const seesListOnly = async (): Promise<void> => {
      await partner.row(folder.title).waitFor();
      expect(await newFolder.count()).toBe(0);
      expect(await partner.picker.getByRole('button', { name: 'Import files' }).count()).toBe(0);
    };
    await begin('pickFiles({ create: true, upload: true })');
    await seesListOnly();
    await partner.row(folder.title).click();
    await newFolder.waitFor();
    await press('Cancel');
    // It begins in the folder that was open last.
    await begin('pickLocation({ create: true })');
    await newFolder.waitFor();
    await press('Available items');
    await seesListOnly();
    await press('Cancel');
    await begin('openFileArea({ route: "mine" })');
    const row = partner.picker.locator('[data-cd-index]').filter({ hasText: folder.title });
    await row.waitFor();
    expect(await partner.picker.getByRole('button', { name: 'New', exact: true }).count()).toBe(0);
    await row.dblclick();
    await partner.picker.getByRole('button', { name: 'New', exact: true }).waitFor();
    expect(partner.complaints).toEqual([]);
  });

  it('begins with exactly these, closed', async () => {
    await coverOnly(`folder=${folder.id}`);
    await begin('pickFiles({ multiple: true })');
    await partner.row(folder.files.flow).click();
    await partner.row(folder.files.mind).click();
    await partner.choose();
    const { value } = await partner.outcome();
    const picked = value as readonly { readonly id: string }[];
    await coverOnly(picked.map(({ id }) => `chart=${id}`).join('&'));
    await begin('pickFiles()');
    await partner.row(folder.files.mind).waitFor();
    expect(await crumbs()).toEqual(['Available items']);
    // One row is the head of the list.
    expect(await partner.picker.getByRole('row').count()).toBe(3);
    await press('Cancel');
    await begin('pickLocation()');
    await press('Choose this folder');
    await partner.picker.getByRole('alert').waitFor();
    await press('Cancel');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
    expect(partner.complaints).toEqual([]);
  });
});
