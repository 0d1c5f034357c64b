import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const stage = setOwnStage({ locale: 'en' }, { CHARTDOCK_FREE_FILES: '100' });

let visitor: Visitor;
const titles = ['Untitled file', 'Untitled file (2)', 'Untitled file (3)'];

/** Picks all files and asks the bar for one zip of them. */
const packs = async (): Promise<void> => {
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
  await visitor.files.item(titles[0] ?? '').focus();
  await visitor.page.keyboard.press('Control+a');
  const bar = visitor.page.getByRole('toolbar', { name: 'Actions for the selection' });
  await bar.getByRole('button', { name: 'Download', exact: true }).click();
};

const changes = () => visitor.page.locator('.cd-changes');

beforeAll(async () => {
  visitor = await stage.opensSignedIn('empty@chartdock.test');
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
  for (const kind of ['kind.flow', 'kind.mind', 'kind.markdown'] as const)
    await (await visitor.files.createsFile(kind)).close();
});

describe('several files as one zip', () => {
  it('saves packed files and lists the rest', async () => {
    let asked = 0;
    await visitor.page.route('**/export/sign/key*', (route) => {
      asked += 1;
      return asked === 3
        ? route.fulfill({ json: { code: '70002', msg: 'Gone', data: null } })
        : route.continue();
    });
    const [download] = await Promise.all([visitor.page.waitForEvent('download'), packs()]);
    expect(download.suggestedFilename()).toBe('chartdock.zip');
    const bytes = await readFile(await download.path());
    // Two files, and nothing beside them.
    expect(bytes.readUInt16LE(bytes.lastIndexOf('PK\u0005\u0006') + 10)).toBe(2);
    await visitor.sees('Zip downloaded (2)');
    await changes().getByText("1 of 3 couldn't be packed").waitFor();
    await changes().getByText('Gone').waitFor();
    await visitor.page.unrouteAll({ behavior: 'wait' });
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await changes().getByRole('button', { name: 'Close' }).click();
  });

  it('lists every failure and saves when retried', async () => {
    await visitor.page.route('**/export/record', (route) =>
      route.fulfill({ json: { code: '70003', msg: 'You may not do that', data: null } }),
    );
    await packs();
    await changes().getByText("3 of 3 couldn't be packed").waitFor();
    expect(await changes().getByText('You may not do that').count()).toBe(3);
    await visitor.page.unrouteAll({ behavior: 'wait' });
    const [download] = await Promise.all([
      visitor.page.waitForEvent('download'),
      changes().getByRole('button', { name: 'Retry failed items' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('chartdock.zip');
    await visitor.sees('Zip downloaded (3)');
  });

  it('tells on a phone of saved files', async () => {
    await visitor.page.setViewportSize({ width: 375, height: 720 });
    let asked = 0;
    await visitor.page.route('**/export/sign/key*', (route) => {
      asked += 1;
      return asked === 1
        ? route.fulfill({ json: { code: '70002', msg: 'Gone', data: null } })
        : route.continue();
    });
    await packs();
    // The notice goes by itself: both are looked at in the first frame that has both.
    const gap = await visitor.page.waitForFunction(() => {
      const notice = document.querySelector('.cd-toast')?.getBoundingClientRect();
      const change = document.querySelector('.cd-change:has(li)')?.getBoundingClientRect();
      return notice && change && { pixels: change.top - notice.bottom };
    });
    expect((await gap.jsonValue())?.pixels).toBeGreaterThan(0);
    await visitor.page.unrouteAll({ behavior: 'wait' });
    await changes().getByRole('button', { name: 'Close' }).click();
    await visitor.page.setViewportSize({ width: 1440, height: 900 });
  });

  it('counts packed files, and saves nothing when stopped', async () => {
    const held: (() => void)[] = [];
    const saved: string[] = [];
    visitor.page.on('download', (download) => saved.push(download.suggestedFilename()));
    await visitor.page.route('**/export/sign/key*', async (route) => {
      await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await packs();
    await changes().getByText('Packing 0 of 3').waitFor();
    await changes().getByRole('button', { name: 'Stop' }).click();
    await changes().getByText('Stopping after this step').waitFor();
    held.splice(0).forEach((go) => go());
    await changes().getByText('Stopped, nothing was saved').waitFor();
    await visitor.page.unrouteAll({ behavior: 'wait' });
    expect(saved).toEqual([]);
    await changes().getByRole('button', { name: 'Pack again' }).click();
    await expect.poll(() => saved).toEqual(['chartdock.zip']);
  });
});
