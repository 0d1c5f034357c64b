import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { pressAway } from '../../../tests/harness/press-away.ts';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

/** A picker as the person meets it: the page that has the keyboard, and the guest in it. */
interface Met {
  readonly page: Page;
  readonly guest: Page | Frame;
}

const start = (): string => `start: { folderId: '${folder.id}' }`;

/** Opens a picker from a button that the person has pressed, so that the focus is there. */
const openFrom = async (options: string): Promise<void> => {
  await partner.page.focus('#pick-several');
  await partner.begin(`pickFiles({ ${options}, ${start()}, multiple: true })`);
};

const openModal = async (): Promise<Met> => {
  await openFrom(`present: 'modal'`);
  await partner.row(folder.files.flow).waitFor();
  return { page: partner.page, guest: partner.guest() };
};

const openContainer = async (): Promise<Met> => {
  await partner.page.evaluate(`document.getElementById('inline-card').hidden = false`);
  await openFrom(`container: document.getElementById('inline')`);
  await partner.row(folder.files.flow).waitFor();
  return { page: partner.page, guest: partner.guest() };
};

const openPopup = async (): Promise<Met> => {
  const [page] = await Promise.all([partner.context.waitForEvent('page'), openFrom(`present: 'popup'`)]);
  await page.getByRole('row').filter({ hasText: folder.files.flow }).waitFor();
  return { page, guest: page };
};

const ways = { container: openContainer, modal: openModal, popup: openPopup } as const;
const names = Object.keys(ways) as (keyof typeof ways)[];

/** Names the element with the focus: an element of the guest by its words, or one of the partner's page by its id. */
const focusIn = (place: Page | Frame): Promise<string> =>
  place.evaluate<string>(`(({ ariaLabel, textContent, id, tagName }) => ariaLabel || id || textContent.trim() || tagName)(
    document.activeElement)`);

describe.each(names)('a picker as %s, by keyboard and for assistive tools', (name) => {
  it('passes axe in page and frame', async () => {
    const { page } = await ways[name]();
    const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`)),
    ).toEqual([]);
  });

  it('is gone through by Tab, forward and back', async () => {
    const { page, guest } = await ways[name]();
    if (name === 'container') await page.focus('#pick-inline');
    const outer = name === 'popup' ? undefined : partner.page;
    // Of a page whose focus is in a frame the browser only tells the frame, or the shadow tree around it.
    const focus = async (): Promise<string> => {
      const held = outer === undefined ? 'IFRAME' : await focusIn(outer);
      return /IFRAME|DIV/.test(held) ? `guest: ${await focusIn(guest)}` : `page: ${held}`;
    };
    // Frames of other processes have the focus some time after the key.
    const after = async (key: string): Promise<string> => {
      const before = await focus();
      await page.keyboard.press(key);
      return vi.waitUntil(async () => {
        const now = await focus();
        return now !== before && now;
      });
    };
    const there: string[] = [];
    for (let step = 0; step < 15; step += 1) there.push(await after('Tab'));
    // The lists, the search, the rows and the buttons are stops of their own.
    expect(new Set(there.filter((stop) => stop.startsWith('guest'))).size).toBeGreaterThan(4);
    // A modal keeps the keyboard, and a part of the page gives it on to the next stop.
    expect(there.some((stop) => stop.startsWith('page'))).toBe(name === 'container');
    expect(await after('Shift+Tab')).toBe(there.at(-2));
  });

  it('gives the focus back to where it was taken', async () => {
    const { page, guest } = await ways[name]();
    await guest.getByRole('row').filter({ hasText: folder.files.flow }).click();
    if (name === 'container') await pressAway(guest.getByRole('button', { name: 'Cancel', exact: true }));
    // A window closes under the key.
    else await page.keyboard.press('Escape').catch(() => undefined);
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
    await expect.poll(() => focusIn(partner.page)).toBe('pick-several');
  });
});
