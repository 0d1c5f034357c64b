import { describe, expect, inject, it } from 'vitest';
import { createAxe } from '../../../tests/harness/axe.ts';
import type { DemoFolder } from './models/demo-files.ts';
import { createDemoFolder } from './models/demo-files.ts';
import { holdComponents, pictureOf } from './models/first-picture.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

const search = () => partner.picker.getByRole('search').getByRole('textbox');

interface Case {
  /** Options of the picker, as the page's script writes them. */
  readonly options: string;
  /** Looks that the page sets before. */
  readonly look?: object;
}

const CASES: Readonly<Record<string, Case>> = {
  'in a modal': { options: '' },
  'with several files, buttons and dark colours of the partner': {
    options: `multiple: true, max: 3, types: ['flow', 'mind'], create: true, upload: true, title: 'Choose a plan',
      confirmLabel: 'Take it', commands: [{ id: 'copy', label: 'Copy link', needs: 'selection'}],
      onCommand: () => undefined`,
    look: { theme: 'dark', variables: { accent: '#b3261e', radius: 2 } },
  },
  'in the page, which draws parts of it': {
    options: `present: 'container', container: document.querySelector('main'), hide: ['tabs', 'tray']`,
  },
  'in a box that has no room for all columns': {
    options: `present: 'container', container: Object.assign(document.querySelector('main'), { style: 'width: 290px' }),
      multiple: true, create: true`,
  },
  'in Chinese, with other tabs': { options: `tabs: ['mine', 'shared']`, look: { locale: 'zh' } },
};

const seeBoth = async ({ options, look }: Case, folderId: string, title: string): Promise<void> => {
  const { letThrough, answering } = await holdComponents(partner);
  await partner.page.evaluate(`dock.update(${JSON.stringify(look ?? {})})`);
  await partner.begin(`pickFiles({ start: { folderId: '${folderId}' }, ${options} })`);
  await partner.row(title).waitFor();
  // The page gives the frame its size when it hears that there is something to see.
  await expect.poll(() => partner.told('session')).not.toEqual([]);
  const height = await partner.page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);
  await expect.poll(() => partner.guest().evaluate(() => innerHeight)).toBe(height);
  const before = await pictureOf(partner);
  expect(before.length).toBeGreaterThan(60);
  expect(before.every((line) => line.startsWith('new'))).toBe(true);
  letThrough();
  await answering();
  // Later parts draw nothing else either.
  await partner.picker.locator('p.cd-hidden[role=status]').waitFor({ state: 'attached' });
  const after = await pictureOf(partner);
  // The same elements, and every other word the same.
  expect(after).toEqual(before.map((line) => line.slice('new'.length)));
};

describe('the first picture of a picker', () => {
  it.each(Object.entries(CASES))('matches its components to the pixel, %s', (_name, one) =>
    seeBoth(one, folder.id, folder.files.flow),
  );

  it('matches its components to the pixel', async () => {
    // The root is where other test files put folders meanwhile.
    const own = await createDemoFolder(inject('serverUrl'));
    for (const title of ['Plans', 'Drafts']) await own.addsFolder(title);
    await seeBoth({ options: 'multiple: true' }, own.id, 'Plans');
  });

  it('is left to components for picture views', async () => {
    await partner.pick({ start: { folderId: folder.id } });
    await partner.picker.getByRole('button', { name: 'Show pictures' }).click();
    await partner.picker.locator('.cd-card').first().waitFor();
    await partner.presses('Cancel');
    await partner.page.addInitScript(() => {
      const shown: string[] = [];
      Reflect.set(globalThis, 'chartdockShown', shown);
      const note = (): void => {
        for (const name of ['cd-row', 'cd-card', 'cd-picker__head'])
          if (!shown.includes(name) && document.querySelector(`.${name}`) !== null) shown.push(name);
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    const { letThrough } = await holdComponents(partner);
    await partner.begin(`pickFiles({ start: { folderId: '${folder.id}' } })`);
    await partner.picker.locator('#guest').waitFor({ state: 'attached' });
    letThrough();
    await partner.picker.getByRole('gridcell', { name: folder.files.flow }).waitFor();
    const shown = await partner.guest().evaluate(() => Reflect.get(globalThis, 'chartdockShown') as unknown);
    expect(shown).toEqual(['cd-picker__head', 'cd-card']);
  });

  it('keeps presses until something answers', async () => {
    const { letThrough } = await holdComponents(partner);
    await partner.pick({ start: { folderId: folder.id }, multiple: true });
    await partner.row(folder.files.flow).click();
    await partner.row(folder.files.mind).click();
    await partner.row(folder.files.flow).click();
    await partner.picker.getByRole('grid').and(partner.picker.locator('[aria-busy=true]')).waitFor();
    expect(await partner.picker.getByRole('button', { name: /^Choose/ }).isDisabled()).toBe(true);
    letThrough();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: [{ title: folder.files.mind }] });
  });

  it('keeps typed text and the focus', async () => {
    const { letThrough, answering } = await holdComponents(partner);
    await partner.pick({ start: { folderId: folder.id } });
    await partner.row(folder.files.flow).waitFor();
    await search().pressSequentially(folder.files.mind.slice(0, 6));
    letThrough();
    await answering();
    await search().pressSequentially(folder.files.mind.slice(6));
    expect(await search().inputValue()).toBe(folder.files.mind);
    await partner.row(folder.files.flow).waitFor({ state: 'detached' });
    await partner.row(folder.files.mind).click();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.mind } });
  });

  it('keeps the focused row and its keys', async () => {
    const { letThrough } = await holdComponents(partner);
    await partner.pick({ start: { folderId: folder.id } });
    const rows = partner.picker.locator('[data-cd-index]');
    await rows.first().focus();
    await partner.page.keyboard.press('ArrowDown');
    letThrough();
    await expect.poll(() => rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
  });

  it('lets Tab go round inside a modal', async () => {
    await holdComponents(partner);
    await partner.pick({ start: { folderId: folder.id } });
    await partner.row(folder.files.flow).waitFor();
    const cancel = partner.picker.getByRole('button', { name: 'Cancel' });
    await cancel.focus();
    await partner.page.keyboard.press('Tab');
    const close = partner.picker.getByRole('button', { name: 'Close' });
    expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
    await partner.page.keyboard.press('Shift+Tab');
    expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('is left by Cancel at once', async () => {
    await holdComponents(partner);
    await partner.pick({ start: { folderId: folder.id } });
    await partner.row(folder.files.flow).waitFor();
    await partner.presses('Cancel');
    expect(await partner.outcome()).toMatchObject({ status: 'cancelled' });
  });

  it('answers the page as soon as possible', async () => {
    const { letThrough } = await holdComponents(partner);
    await partner.begin(`pickFiles({ start: { folderId: '${folder.id}' } })`);
    await partner.row(folder.files.flow).waitFor();
    const searched = partner.page.evaluate(`handle.act({ act: 'search', keyword: '${folder.files.mind}' })`);
    letThrough();
    await searched;
    await partner.row(folder.files.flow).waitFor({ state: 'detached' });
    expect(await partner.row(folder.files.mind).count()).toBe(1);
  });

  it('breaks neither screen readers nor policies', async () => {
    const { letThrough, answering } = await holdComponents(partner);
    await partner.begin(
      `pickFiles({ present: 'container', container: document.querySelector('main'), multiple: true, create: true })`,
    );
    await partner.row(folder.title).waitFor();
    const { violations } = await createAxe(partner.page).include(['iframe', 'body']).analyze();
    expect(violations).toEqual([]);
    letThrough();
    await answering();
    expect(partner.complaints).toEqual([]);
  });
});
