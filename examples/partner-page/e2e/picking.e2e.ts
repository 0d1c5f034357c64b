import { describe, expect, inject, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

describe('a partner page on another site', () => {
  it('picks one file in a modal, through folders', async () => {
    await partner.press('pick-one');
    await partner.row(folder.title).click();
    await partner.row(folder.files.mind).click();
    await partner.choose();
    expect(await partner.outcome()).toEqual({
      status: 'done',
      value: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        title: folder.files.mind,
        category: 'mind',
        modifiedAt: expect.any(Number) as number,
      },
    });
    expect(await partner.page.textContent('#items')).toContain(folder.files.mind);
    expect(await partner.page.locator('iframe').count()).toBe(0);
  });

  it('picks several files, by search too', async () => {
    await partner.press('pick-several');
    await partner.row(folder.title).waitFor();
    const search = partner.picker.getByRole('textbox', { name: 'Search files' });
    for (const title of [folder.files.flow, folder.files.mind]) {
      await search.fill(title);
      await partner.row(title).click();
    }
    await partner.choose();
    const { status, value } = await partner.outcome();
    expect(status).toBe('done');
    expect([value ?? []].flat().map(({ title }) => title)).toEqual([folder.files.flow, folder.files.mind]);
  });

  it('shows a file before it is picked', async () => {
    await partner.press('pick-one');
    await partner.row(folder.title).click();
    await partner.row(folder.files.mind).click();
    await partner.picker.getByRole('button', { name: 'Preview what is chosen' }).click();
    const preview = partner.picker.getByRole('dialog', { name: folder.files.mind });
    await preview.locator('.cd-stage [data-id=root]').waitFor();
    expect(partner.complaints).toEqual([]);
    await partner.page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.mind } });
  });

  it.each(['components', 'later-parts'])('shows a spaced file before its %s', async (part) => {
    const gate = Promise.withResolvers<undefined>();
    await partner.context.route(new RegExp(`/${part}-`), async (route) => {
      await gate.promise;
      await route.continue();
    });
    await partner.pick({ multiple: true, start: { folderId: folder.id } });
    await partner.row(folder.files.mind).click();
    await partner.page.keyboard.press('Space');
    gate.resolve(undefined);
    await partner.picker.getByRole('dialog', { name: folder.files.mind }).waitFor();
  });

  it('explains signs only under a resting pointer', async () => {
    await partner.pick({ start: { folderId: folder.id } });
    const sign = partner.picker.getByRole('button', { name: 'Show pictures' });
    const tip = partner.picker.locator('.cd-tooltip');
    const looks = async () =>
      (await tip.count()) === 0
        ? undefined
        : tip.evaluate((element) => {
            const { display, position, backgroundColor, color } = getComputedStyle(element);
            return {
              display,
              position,
              isSeen: backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== color,
            };
          });
    const elsewhere = partner.picker.getByRole('tab').first();
    await sign.waitFor();
    expect(await tip.filter({ visible: true }).count()).toBe(0);
    // The explanation of signs comes after the rows; a pointer that was there before has to come again.
    const rests = async () => {
      await elsewhere.hover();
      await sign.hover();
      await partner.page.waitForTimeout(700);
      return looks();
    };
    await expect.poll(rests).toEqual({ display: 'block', position: 'fixed', isSeen: true });
    expect(await tip.textContent()).toBe('Show pictures');
    await elsewhere.hover();
    await expect.poll(async () => (await looks())?.display).toBe('none');
  });

  it('picks in a container of the page', async () => {
    await partner.press('pick-inline');
    await partner.page.locator('#inline > iframe').waitFor({ state: 'attached' });
    await partner.row(folder.title).click();
    await partner.row(folder.files.flow).click();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: [{ title: folder.files.flow }] });
  });

  it('offers wanted categories and its label', async () => {
    await partner.pick({
      types: ['mind'],
      start: { folderId: folder.id },
      confirmLabel: 'Attach it',
      title: 'Which map?',
    });
    await partner.row(folder.files.flow).and(partner.picker.locator('[aria-disabled=true]')).waitFor();
    await partner.row(folder.files.mind).click();
    expect(await partner.page.getByRole('dialog').getAttribute('aria-label')).toBe('Which map?');
    await partner.presses('Attach it');
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { category: 'mind' } });
  });

  it('follows language and theme while it is open', async () => {
    await partner.pick({ start: { folderId: folder.id }, present: 'modal' });
    await partner.row(folder.files.mind).waitFor();
    await partner.page.evaluate('dock.update({ locale: "zh", theme: "dark" })');
    await partner.picker.getByRole('button', { name: '取消' }).waitFor();
    await partner.picker.locator('[data-cd-theme=dark]').first().waitFor();
  });

  it('speaks the tag’s language, also later', async () => {
    await partner.page.evaluate('dock.update({ locale: "zh-Hans-CN" })');
    await partner.pick({ start: { folderId: folder.id }, present: 'modal' });
    await partner.picker.getByRole('button', { name: '取消' }).waitFor();
    await partner.page.evaluate('dock.update({ locale: "en-GB" })');
    await partner.picker.getByRole('button', { name: 'Cancel' }).waitFor();
  });

  it('runs under a strict policy without complaints', async () => {
    const policy = (await fetch(inject('partnerUrl'))).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    await partner.press('pick-one');
    await partner.row(folder.title).waitFor();
    const box = await partner.page.locator('iframe').boundingBox();
    expect(box?.width).toBeGreaterThan(900);
    expect(box?.height).toBeGreaterThan(500);
    expect(partner.complaints).toEqual([]);
  });
});
