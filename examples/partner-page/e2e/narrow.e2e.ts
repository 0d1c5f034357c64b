import type { Browser } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { openPartnerPage, otherSite } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let browser: Browser;
let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ browser, folder, partner } = visit);
});

/** Shows a surface in a box of the page, of a width in pixels. */
const beginIn = async (width: number, call: (container: string) => string): Promise<void> => {
  await partner.page.evaluate(
    `globalThis.box = document.body.appendChild(document.createElement('div')); box.style.width = '${width}px';`,
  );
  await partner.begin(call(`present: 'container', container: box`));
};

const pickIn = async (width: number, more: object = {}): Promise<void> => {
  const options = { start: { folderId: folder.id }, ...more };
  await beginIn(width, (container) => `pickFiles({ ...${JSON.stringify(options)}, ${container} })`);
  await partner.row(folder.files.flow).waitFor();
};

/** Which columns of the list have a width. */
const columns = (): Promise<readonly string[]> =>
  partner
    .guest()
    .evaluate(() =>
      [...document.querySelectorAll('[role=columnheader]')]
        .filter((head) => head.clientWidth > 0)
        .map((head) => head.textContent),
    );

/** The controls around the list that are cut off, by the window or by their container. */
const cutOff = (): Promise<readonly string[]> =>
  partner.guest().evaluate(() => {
    const isCut = (control: Element): boolean => {
      const { left, right } = control.getBoundingClientRect();
      const holder = control.parentElement?.getBoundingClientRect();
      const from = Math.max(0, holder?.left ?? 0);
      const to = Math.min(innerWidth, holder?.right ?? innerWidth);
      return left < from - 0.5 || right > to + 0.5 || control.scrollWidth > control.clientWidth;
    };
    // A viewer leaves printing out where there is little room.
    const controls =
      '[role=tab], [role=search], :is(footer, .cd-dialog__footer) :is(button, input), .cd-icon-button:not(.cd-viewer__wide)';
    return [...document.querySelectorAll(controls)]
      .filter(isCut)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

/** Returns whether the names of the files are there to the last letter. */
const areNamesWhole = (): Promise<boolean> =>
  partner
    .guest()
    .evaluate(() =>
      [...document.querySelectorAll('.cd-row__title')].every((name) => name.scrollWidth <= name.clientWidth),
    );

const crowded = { multiple: true, max: 3, create: true, upload: true };

describe('a picker in a narrow box of the page', () => {
  it.each([260, 300])('shows all preview buttons at %i pixels', async (width) => {
    await pickIn(width, crowded);
    await partner.row(folder.files.mind).click();
    await partner.page.keyboard.press('Space');
    const preview = partner.picker.getByRole('dialog', { name: folder.files.mind });
    await preview.locator('.cd-dialog__footer').getByRole('button').nth(1).waitFor();
    // The last buttons to come.
    await preview.getByRole('toolbar').waitFor();
    expect(await cutOff()).toEqual([]);
  });

  it('keeps names of 22 letters whole', async () => {
    await pickIn(290);
    expect(folder.files.flow).toHaveLength(13);
    await partner.guest().evaluate((more) => {
      for (const name of document.querySelectorAll('.cd-row__title')) name.append(more);
    }, ' for north');
    expect(await areNamesWhole()).toBe(true);
    // Nothing is marked by hand, and no row has a menu.
    expect(await columns()).toEqual(['Name']);
  });

  it.each(['en', 'zh'])('keeps tabs in one line in %s', async (locale) => {
    await partner.page.evaluate(`dock.update({ locale: '${locale}' })`);
    await pickIn(375, crowded);
    const tops = await partner
      .guest()
      .evaluate(() =>
        [...document.querySelectorAll('[role=tab]')].map((tab) => tab.getBoundingClientRect().top),
      );
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    expect(await cutOff()).toEqual([]);
  });

  it.each([290, 320, 375])('shows every control whole at %i pixels', async (width) => {
    await pickIn(width, { ...crowded, confirmLabel: 'Insert the chosen diagrams into the page' });
    expect(await cutOff()).toEqual([]);
    // Controls that do not fit are found.
    await partner.guest().evaluate(() => {
      for (const control of document.querySelectorAll('footer button'))
        control.setAttribute('style', 'width: 900px; max-width: none');
    });
    expect(await cutOff()).not.toEqual([]);
  });

  it('asks its own width, not that of the window', async () => {
    await pickIn(900);
    expect(await columns()).toEqual(['Name', 'Owner', 'Canvases', 'Modified']);
    const shrink = (width: number): Promise<void> =>
      partner.guest().evaluate((pixels) => {
        document.querySelector('#guest')?.setAttribute('style', `width: ${pixels}px`);
      }, width);
    await shrink(600);
    expect(await columns()).toEqual(['Name', 'Owner', 'Modified']);
    await shrink(400);
    expect(await columns()).toEqual(['Name', 'Modified']);
    await shrink(290);
    expect(await columns()).toEqual(['Name']);
    expect(await areNamesWhole()).toBe(true);
  });

  it.each([290, 640])('aligns name and buttons at %i pixels', async (width) => {
    await beginIn(width, (container) => `pickLocation({ name: 'Plan', ${container} })`);
    const field = partner.picker.getByRole('textbox', { name: 'Name' });
    await field.waitFor();
    const heights = await partner
      .guest()
      .evaluate(() =>
        [...document.querySelectorAll('footer :is(input, button)')].map((part) => part.clientHeight),
      );
    expect(heights).toEqual([32, 32, 32]);
    expect(await cutOff()).toEqual([]);
  });
});

describe('a picker under a finger', () => {
  it('shows reachable boxes before any touch', async () => {
    const phone = await openPartnerPage(browser, otherSite(inject('partnerUrl')), {
      viewport: { width: 375, height: 720 },
      hasTouch: true,
      isMobile: true,
    });
    try {
      await phone.pick({ multiple: true, start: { folderId: folder.id } });
      const row = phone.row(folder.files.flow);
      await row.waitFor();
      const box = row.getByRole('checkbox');
      expect(await box.evaluate((element) => Number(getComputedStyle(element).opacity))).toBe(1);
      await box.tap();
      await phone.choose();
      expect(await phone.outcome()).toMatchObject({ value: [{ title: folder.files.flow }] });
    } finally {
      await phone.leave();
    }
  });
});
