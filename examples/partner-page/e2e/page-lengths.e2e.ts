import { describe, expect, it } from 'vitest';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let partner: PartnerPage;

visitPartner((visit) => {
  ({ partner } = visit);
});

const PAGES = [
  ['body { zoom: 1.25 }'],
  ['body { zoom: 2 }'],
  ['body { zoom: 0.5 }'],
  ['html { zoom: 1.5 }'],
  ['html { zoom: 0.8 } body { zoom: 1.6 }'],
  ['body { transform: scale(1.3) }'],
  ['html { transform: translateX(200px) rotate(3deg) }'],
  ['html { font-size: 40px }'],
  ['body { zoom: 1.1; transform: scale(1.2); font-size: 2rem }'],
] as const;

/** Returns which buttons at the foot of the picker are outside the window, in pixels of the screen. */
const outside = async (): Promise<readonly string[]> => {
  const { width, height } = partner.page.viewportSize() ?? { width: 0, height: 0 };
  const names: string[] = [];
  for (const name of ['Cancel', 'Choose']) {
    const box = await partner.picker.getByRole('button', { name, exact: true }).boundingBox();
    if (box === null || box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
      names.push(name);
  }
  return names;
};

describe('a picker over a page that changes its lengths', () => {
  it.each(PAGES)('has its buttons within the window: %s', async (style) => {
    // The page's content policy takes no style elements.
    await partner.page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, style);
    for (const [width, height] of [
      [1280, 860],
      [800, 600],
      [375, 667],
    ] as const) {
      await partner.page.setViewportSize({ width, height });
      await partner.begin('pickFiles()');
      await partner.picker.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
      expect([width, await outside()]).toEqual([width, []]);
      // The guest has the pixels that the window has.
      expect(await partner.guest().evaluate(() => innerWidth)).toBe(Math.min(1080, width));
      await partner.presses('Cancel');
      await partner.outcome();
    }
  });

  it('lies above a keyboard of the screen', async () => {
    await partner.page.setViewportSize({ width: 375, height: 667 });
    await partner.begin('pickFiles()');
    await partner.picker.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
    const bottom = await partner.page.evaluate(() => {
      const view = visualViewport;
      if (view === null) throw new Error('there is no visual viewport');
      Object.defineProperty(view, 'height', { value: 320 });
      view.dispatchEvent(new Event('resize'));
      const host = [...document.body.children].find(({ shadowRoot }) => shadowRoot?.querySelector('dialog'));
      return host?.shadowRoot?.querySelector('dialog')?.getBoundingClientRect().bottom;
    });
    expect(bottom).toBe(320);
  });
});
