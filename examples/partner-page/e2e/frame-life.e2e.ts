import { describe, expect, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

/** Where the focus is, seen from the partner's page. */
const focusOf = async (): Promise<string> =>
  partner.page.evaluate<string>(`(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element.id || element.tagName.toLowerCase();
  })()`);
const waitForFocus = async (where: string): Promise<void> => {
  await expect.poll(focusOf).toBe(where);
};

describe('a frame that is reloaded', () => {
  it('finds folder and choice again and goes on', async () => {
    await partner.press('pick-several');
    await partner.row(folder.title).click();
    await partner.row(folder.files.mind).click();
    await partner.row(folder.files.flow).click();
    await partner.picker.getByText('2 of 20 chosen').waitFor();
    // The place is told a moment after it changed.
    await expect.poll(async () => partner.page.evaluate('picker.state')).toBe('ready');
    const reloaded = partner.page.waitForEvent('framenavigated');
    await partner.guest().evaluate('setTimeout(() => location.reload(), 500)');
    await reloaded;

    await partner.row(folder.files.markdown).waitFor();
    await partner.picker.getByText('2 of 20 chosen').waitFor();
    await partner.picker.locator('.cd-crumbs').getByText(folder.title).waitFor();
    await partner.choose();
    const { value } = await partner.outcome();
    expect([value ?? []].flat().map(({ title }) => title)).toEqual([folder.files.mind, folder.files.flow]);
  });
});

describe('the keyboard', () => {
  it('circles inside the modal and returns', async () => {
    await partner.page.focus('#pick-one');
    await partner.page.keyboard.press('Enter');
    await partner.row(folder.title).waitFor();
    await waitForFocus('iframe');
    const inside = async (): Promise<string> =>
      partner
        .guest()
        .evaluate<string>(
          'document.activeElement.textContent || document.activeElement.ariaLabel || document.activeElement.tagName',
        );
    await expect.poll(inside).toBe('My files');

    await partner.page.keyboard.press('Shift+Tab');
    await expect.poll(inside).toBe('Close');
    await partner.page.keyboard.press('Shift+Tab');
    await expect.poll(inside).toBe('Cancel');
    await partner.page.keyboard.press('Tab');
    await expect.poll(inside).toBe('Close');
    expect(await focusOf()).toBe('iframe');

    await partner.page.keyboard.press('Escape');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
    await waitForFocus('pick-one');
  });

  it('closes early by Escape or outside click', async () => {
    await partner.page.route('**/embed/v1/assets/*.js', () => undefined);
    const dialog = partner.page.getByRole('dialog');
    await partner.press('pick-one');
    await dialog.waitFor();
    await partner.page.keyboard.press('Escape');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });

    await partner.press('pick-one');
    await dialog.waitFor();
    await partner.page.mouse.click(4, 4);
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
  });

  it('locks the page only while open', async () => {
    const overflow = async (): Promise<unknown> =>
      partner.page.evaluate('getComputedStyle(document.documentElement).overflow');
    expect(await overflow()).toBe('visible');
    await partner.press('pick-one');
    await expect.poll(overflow).toBe('hidden');
    await partner.page.keyboard.press('Escape');
    await partner.outcome();
    expect(await overflow()).toBe('visible');
  });

  it('leaves Escape to the page when inline', async () => {
    await partner.press('pick-inline');
    await partner.picker.getByRole('textbox').click();
    await partner.page.evaluate('void picker.on("shortcut", ({ key }) => { document.title = key; })');
    await partner.page.keyboard.press('Escape');
    await expect.poll(async () => partner.page.title()).toBe('Escape');
    expect(await partner.page.evaluate('picker.state')).toBe('ready');
  });
});
