import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

/** Makes a file of a kind and waits for its editor. */
const opensNew = async (visitor: Visitor, address: string): Promise<void> => {
  await visitor.opens(address);
  await visitor.arrivesAt(/\/(?:diagraming|mindmap|outline)\/[\w-]{36}$/);
  await visitor.page.getByRole('link', { name: 'Back to files' }).waitFor();
};

const choosesFormat = async ({ page }: Visitor, format: string): Promise<void> => {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: format }).click();
};

const downloads = async (visitor: Visitor, format: string): Promise<Download> => {
  const download = visitor.page.waitForEvent('download');
  await choosesFormat(visitor, format);
  return download;
};

describe('the editor', () => {
  it('downloads a drawing with its latest changes', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await opensNew(visitor, '/diagraming/new?category=flow');
    const { page } = visitor;
    await page.getByRole('button', { name: 'Add Process', exact: true }).click();
    await page.keyboard.type('Check the order');
    await page.keyboard.press('Control+Enter');
    const svg = await downloads(visitor, 'SVG');
    expect(svg.suggestedFilename()).toBe('Untitled file.svg');
    expect(await readFile(await svg.path(), 'utf8')).toContain('Check the order');
    await visitor.leaves();
  });

  it('downloads nothing without changes that wait', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await opensNew(visitor, '/diagraming/new?category=flow');
    const { page, context } = visitor;
    let count = 0;
    page.on('download', () => (count += 1));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add Process', exact: true }).click();
    await page.keyboard.type('Waits here');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Offline, kept on this device').waitFor();
    await choosesFormat(visitor, 'SVG');
    await page.getByText('Your latest changes are not saved yet, so nothing was downloaded').waitFor();
    expect(count).toBe(0);
    await context.setOffline(false);
    await page.getByText(/^Saved /).waitFor();
    const svg = await downloads(visitor, 'SVG');
    expect(await readFile(await svg.path(), 'utf8')).toContain('Waits here');
    await visitor.leaves();
  });

  it('downloads a mind map under its new name', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await opensNew(visitor, '/mindmap/new?category=mind');
    const { page } = visitor;
    const name = page.getByRole('textbox', { name: 'File name' });
    await name.fill('Launch plan');
    await name.press('Enter');
    await page.getByRole('heading', { name: 'Launch plan' }).waitFor();
    const file = await downloads(visitor, 'FreeMind');
    expect(file.suggestedFilename()).toBe('Launch plan.mm');
    await visitor.leaves();
  });

  it('offers the upgrade that a format takes', async () => {
    const visitor = await stage.opensSignedIn('free@chartdock.test');
    await opensNew(visitor, '/diagraming/new?category=flow');
    await choosesFormat(visitor, 'SVG');
    await visitor.page
      .getByRole('dialog', { name: 'Upgrade membership to unlock all download formats' })
      .waitFor();
    await visitor.leaves();
  });

  it('has no download where a kind has none', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await opensNew(visitor, '/outline/new?category=outline');
    await visitor.page.getByRole('button', { name: 'Share', exact: true }).waitFor();
    expect(await visitor.page.getByRole('button', { name: 'Download', exact: true }).count()).toBe(0);
    await visitor.leaves();
  });
});
