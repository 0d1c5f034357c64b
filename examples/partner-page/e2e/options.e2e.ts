import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressAway } from '../../../tests/harness/press-away.ts';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

const start = (): string => `start: { folderId: '${folder.id}' }`;
const tab = (name: string) => partner.picker.getByRole('tab', { name, exact: true });
const button = (name: string) => partner.picker.getByRole('button', { name, exact: true });
const titlesIn = async (): Promise<string[]> =>
  (await partner.picker.locator('[data-cd-index]').allTextContents()).map((text) => text.trim());

describe('what a page asks for', () => {
  it('decides file by file and says why', async () => {
    await partner.begin(
      `pickFiles({ ${start()}, multiple: true, canPick: ({ category }) => category !== 'flow' || 'No flow charts here' })`,
    );
    await partner.row(folder.files.mind).click();
    await partner.row(folder.files.flow).and(partner.picker.locator('[aria-disabled=true]')).waitFor();
    await partner.picker.locator('[data-cd-tip="No flow charts here"]').waitFor();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: [{ title: folder.files.mind }] });
  });

  it.each(['cold', 'preloaded'])('opens one picker for a double click: %s', async (when) => {
    const { page } = partner;
    if (when === 'preloaded') await page.evaluate('dock.preload()');
    await page.dblclick('#pick-one');
    await partner.row(folder.title).waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
    await partner.row(folder.title).click();
    await partner.row(folder.files.flow).click();
    await partner.choose();
    await expect.poll(() => partner.outcome()).toMatchObject({ status: 'done' });
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('begins at the top without its folder', async () => {
    await partner.begin(`pickFiles({ start: { folderId: '01890000-0000-7000-8000-000000000404' } })`);
    await partner.row(folder.title).waitFor();
  });

  it('has files chosen from the start', async () => {
    await partner.begin(`pickFiles({ ${start()} })`);
    await partner.row(folder.files.flow).click();
    await partner.choose();
    const { value } = await partner.outcome();
    const { id } = value as { readonly id: string };
    await partner.begin(`pickFiles({ multiple: true, preselect: ['${id}'] })`);
    await partner.picker.getByText(/^1 (of [0-9]+ )?chosen/).waitFor();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: [{ id }] });
  });

  it('hears every change of choice and folder', async () => {
    await partner.begin(`pickFiles({ multiple: true })`);
    await partner.row(folder.title).click();
    await partner.row(folder.files.flow).click();
    await partner.row(folder.files.mind).click();
    await partner.row(folder.files.flow).click();
    await expect
      .poll(async () => (await partner.told('selection')).map((data) => titlesOf(data)))
      .toEqual([[folder.files.flow], [folder.files.flow, folder.files.mind], [folder.files.mind]]);
    await expect
      .poll(async () => (await partner.told('navigated')).at(-1))
      .toMatchObject({ folderId: folder.id });
  });

  it('shows only its lists in order', async () => {
    await partner.begin(`pickFiles({ tabs: ['starred', 'recent', 'shared'] })`);
    await tab('Favourites').and(partner.picker.locator('[aria-selected=true]')).waitFor();
    expect(await partner.picker.getByRole('tab').allTextContents()).toEqual([
      'Favourites',
      'Recent',
      'Shared with me',
    ]);
  });

  it('finds recent, favourite and shared files', async () => {
    await partner.begin(`pickFiles({})`);
    const seen: string[] = [];
    for (const name of ['Recent', 'Favourites', 'Shared with me']) {
      await tab(name).click();
      await partner.picker.locator('[data-cd-index]:not([aria-busy])').first().waitFor();
      seen.push((await titlesIn()).join());
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen[2]).toContain('Launch schedule');
    await partner.row('Launch schedule').click();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: 'Launch schedule' } });
  });

  it('makes folders and imports with progress', async () => {
    await partner.begin(`pickFiles({ ${start()}, multiple: true, create: true, upload: true })`);
    await button('New folder').click();
    const dialog = partner.picker.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Made inside');
    await dialog.getByRole('textbox').press('Enter');
    await partner.row('Made inside').waitFor();
    await button('Import files').click();
    await partner.picker
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'Brought along.md', mimeType: 'text/markdown', buffer: Buffer.from('# Notes') },
      ]);
    await button('Done').click();
    await partner.picker.getByText(/^1 (of [0-9]+ )?chosen/).waitFor();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: [{ title: 'Brought along' }] });
    expect(await partner.told('progress')).toContainEqual({ name: 'import', done: 1, total: 1 });
  });

  it('has buttons that answer with text', async () => {
    await partner.begin(
      `pickFiles({ ${start()}, commands: [{ id: 'count', label: 'Count them', needs: 'selection' }],
        onCommand: (id, items) => ({ message: id + ': ' + items.map(({ title }) => title).join() }) })`,
    );
    await partner.row(folder.files.mind).click();
    await button('Count them').click();
    await partner.picker.getByText(`count: ${folder.files.mind}`).waitFor();
  });

  it('comes back to the folder of the last time', async () => {
    await partner.begin(`pickFiles({ start: 'last' })`);
    await partner.row(folder.title).click();
    await partner.row(folder.files.flow).click();
    await partner.choose();
    await partner.outcome();
    await partner.begin(`pickFiles({ start: 'last' })`);
    await partner.row(folder.files.mind).waitFor();
  });

  it('leaves out parts that the page drives', async () => {
    await partner.begin(
      `pickFiles({ ${start()}, multiple: true, hide: ['head', 'tabs', 'search', 'breadcrumb', 'tray'] })`,
    );
    await partner.row(folder.files.flow).click();
    expect(await partner.picker.getByRole('tab').count()).toBe(0);
    expect(await partner.picker.getByRole('textbox').count()).toBe(0);
    expect(await partner.picker.getByRole('button', { name: /^(Choose|Cancel)/ }).count()).toBe(0);
    await partner.page.evaluate(`handle.act({ act: 'search', keyword: '${folder.files.mind}' })`);
    await partner.row(folder.files.mind).click();
    expect(await partner.page.evaluate(`handle.act({ act: 'confirm' })`)).toBe(true);
    expect(await partner.outcome()).toMatchObject({
      status: 'done',
      value: [{ title: folder.files.flow }, { title: folder.files.mind }],
    });
  });
});

const titlesOf = (data: unknown): readonly string[] =>
  (data as { readonly items: readonly { readonly title: string }[] }).items.map(({ title }) => title);

describe('how a surface is shown', () => {
  it('runs as a page that leads back', async () => {
    const { page } = partner;
    const back = page.url();
    await partner.page.evaluate(
      `void dock.pickFiles({ present: 'page', returnUrl: location.href, ${start()} })`,
    );
    await page.waitForURL('**/embed/v1/**');
    await page.getByRole('row').filter({ hasText: folder.files.flow }).click();
    await page.getByRole('button', { name: /^Choose/ }).click();
    await page.waitForURL(`${back}**`);
    await page.waitForFunction(() => 'Chartdock' in window);
    const outcome = await page.evaluate('dock.resume()');
    expect(outcome).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
  });

  it('runs in a window opened by the click', async () => {
    const opening = partner.context.waitForEvent('page');
    await partner.page.evaluate(`{
      const popup = open('about:blank', '', 'width=900,height=640');
      setTimeout(() => { dock.pickFiles({ present: 'popup', popup, ${start()} }).then(showOutcome); }, 300);
    }`);
    const opened: Page = await opening;
    await opened.getByRole('row').filter({ hasText: folder.files.mind }).click();
    await opened.getByRole('button', { name: /^Choose/ }).click();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.mind } });
  });

  it('runs as high as its content', async () => {
    await partner.page.evaluate(`document.getElementById('inline-card').hidden = false`);
    await partner.begin(
      `pickFiles({ present: 'container', container: document.getElementById('inline'), autoHeight: true, ${start()} })`,
    );
    await partner.row(folder.files.flow).waitFor();
    const heightOf = async (): Promise<number> =>
      (await partner.page.locator('#inline > iframe').boundingBox())?.height ?? 0;
    await expect.poll(async () => (await partner.told('resize')).length).toBeGreaterThan(0);
    const small = await heightOf();
    await partner.page.evaluate(`handle.act({ act: 'open', folderId: 'root' })`);
    await expect.poll(heightOf).toBeGreaterThan(small);
  });

  it('is usable in a window of 320 pixels', async () => {
    await partner.page.setViewportSize({ width: 320, height: 568 });
    await partner.begin(`pickFiles({ ${start()}, multiple: true })`);
    await partner.row(folder.files.flow).click();
    await partner.row(folder.files.mind).click();
    const overflow = await partner.guest().evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await button('Choose 2').click();
    expect(await partner.outcome()).toMatchObject({ status: 'done' });
  });

  it('shows loading until there is a choice', async () => {
    const isList = (url: URL): boolean => url.pathname.endsWith('/load_files');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await partner.page.route(isList, async (route) => {
      await held;
      await route.continue();
    });
    await partner.begin(`pickFiles({ ${start()} })`);
    const waiting = partner.picker.locator('.cd-picker [aria-busy=true], .cd-picker [role=status]').first();
    await waiting.waitFor();
    expect(await partner.row(folder.files.flow).count()).toBe(0);
    letGo();
    await partner.row(folder.files.flow).waitFor();
  });

  it('runs in elements without a height', async () => {
    for (const display of ['block', 'none']) {
      await partner.page.evaluate(`{
        document.getElementById('bare')?.remove();
        const bare = document.body.appendChild(document.createElement('div'));
        bare.id = 'bare';
        bare.style.display = '${display}';
      }`);
      await partner.begin(
        `pickFiles({ present: 'container', container: document.getElementById('bare'), ${start()} })`,
      );
      // A guest can be in use before anybody sees it.
      await partner.page.evaluate(`handle.ready.then(() => undefined)`);
      await partner.page.evaluate(`document.getElementById('bare').style.display = 'block'`);
      await partner.row(folder.files.flow).click();
      expect((await partner.page.locator('#bare iframe').boundingBox())?.height).toBe(480);
      await partner.choose();
      expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
    }
  });

  it('runs in elements lower than a row', async () => {
    await partner.page.evaluate(`{
      const low = document.body.appendChild(document.createElement('div'));
      low.id = 'low';
      low.style.height = '160px';
    }`);
    await partner.begin(
      `pickFiles({ present: 'container', container: document.getElementById('low'), ${start()} })`,
    );
    await partner.row(folder.files.flow).focus();
    // Rows follow a scroll with the next frame.
    await partner.picker.locator('.cd-list').evaluate(async (list) => {
      list.scrollTo(0, 60);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    await partner.row(folder.files.flow).focus();
    await partner.page.keyboard.press('Control+Space');
    await partner.picker.getByText(folder.files.flow).last().waitFor();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
  });

  it('asks the page before it leads anywhere', async () => {
    await partner.begin(`openFileArea({ folderId: '${folder.id}' })`);
    await partner.picker
      .locator('[data-cd-index]')
      .filter({ hasText: folder.files.flow })
      .locator('[data-cd-part=open]')
      .click();
    await expect.poll(() => partner.told('navigate')).toMatchObject([{ kind: 'file', disposition: 'new' }]);
  });

  it('tells the state of the session', async () => {
    await partner.begin(`pickFiles({ ${start()} })`);
    await partner.row(folder.files.flow).waitFor();
    await expect.poll(() => partner.told('session')).toEqual([{ state: 'active', recoverable: true }]);
  });

  it('takes the attributes of its frame from the page', async () => {
    await partner.begin(
      `pickFiles({ ${start()}, frame: { allow: 'clipboard-write', sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups' } })`,
    );
    await partner.row(folder.files.flow).waitFor();
    const frame = partner.page.locator('iframe');
    expect(await frame.getAttribute('allow')).toBe('clipboard-write');
    expect(await frame.getAttribute('sandbox')).toContain('allow-forms');
  });

  it('runs twice on a page, apart', async () => {
    await partner.page.evaluate(`{
      globalThis.both = ['left', 'right'].map((id) => {
        const box = document.createElement('div');
        box.id = id;
        box.style.height = '400px';
        document.querySelector('main').append(box);
        return dock.pickFiles({ present: 'container', container: box, ${start()} });
      });
    }`);
    for (const [id, title] of [
      ['left', folder.files.flow],
      ['right', folder.files.mind],
    ] as const) {
      const frame = partner.page.frameLocator(`#${id} > iframe`);
      await frame.getByRole('row').filter({ hasText: title }).click();
      await pressAway(frame.getByRole('button', { name: /^Choose/ }));
    }
    expect(await partner.page.evaluate('Promise.all(both)')).toMatchObject([
      { status: 'done', value: { title: folder.files.flow } },
      { status: 'done', value: { title: folder.files.mind } },
    ]);
  });

  it('tells its actions to a given log', async () => {
    await partner.page.evaluate(`{
      globalThis.lines = [];
      const logging = Chartdock.createChartdock({
        clientId: 'partner-demo', baseUrl: serverUrl, getToken, locale: 'en', log: (line) => lines.push(line.event),
      });
      void logging.pickFiles({ ${start()} });
    }`);
    await partner.row(folder.files.flow).waitFor();
    await expect.poll(() => partner.page.evaluate('lines.length')).toBeGreaterThan(2);
    expect(JSON.stringify(await partner.page.evaluate('lines'))).not.toMatch(/token|secret/i);
  });

  it('names refused options to the log', async () => {
    const code = await partner.page.evaluate(`{
      globalThis.lines = [];
      const logging = Chartdock.createChartdock({
        clientId: 'partner-demo', baseUrl: serverUrl, getToken, locale: 'en', log: (line) => lines.push(line),
      });
      const bad = { tabs: ['favourites'], hide: ['tray', 'foot'] };
      logging.pickFiles({ ...bad, create: true }).result.then(({ code }) => code);
    }`);
    expect(code).toBe('bad_option');
    const last = (): Promise<unknown> => partner.page.evaluate('lines.at(-1)');
    await expect.poll(last).toMatchObject({ event: 'bad_option', detail: ['hide', 'tabs'] });
  });
});
