import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDownloads } from './models/downloads.ts';
import type { DownloadsModel } from './models/downloads.ts';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage(
  { locale: 'en' },
  { CHARTDOCK_FREE_FILES: '100', CHARTDOCK_WATERMARK_URL: 'http://localhost:9/mark' },
);

let visitor: Visitor;
let downloads: DownloadsModel;
const title = 'Untitled file';

/** Creates a file of a kind in My files and comes back to the list. */
const createFile = async (kind: 'kind.flow' | 'kind.markdown'): Promise<URL> => {
  const editor = await visitor.files.createsFile(kind);
  await editor.waitForURL(/\/(diagraming|markdown_editor)\/[^/]+$/);
  const address = new URL(editor.url());
  await editor.close();
  return address;
};

beforeAll(async () => {
  visitor = await stage.opensSignedIn('empty@chartdock.test');
  downloads = createDownloads(visitor.page, visitor.words, visitor.files);
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
  await createFile('kind.flow');
  await visitor.files.sees(title);
});

beforeEach(async () => {
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.sees(title);
});

describe('the download submenu', () => {
  it('[MENU-04] shows while its entry is hovered only', async () => {
    await downloads.opensMenuOf(title);
    expect(await downloads.formats.count()).toBe(0);
    await downloads.entry.hover();
    await downloads.formats.waitFor();
    expect(await downloads.formats.getByRole('menuitem').count()).toBe(9);
    await visitor.page.getByRole('menuitem', { name: /^Rename/ }).hover();
    await downloads.formats.waitFor({ state: 'detached' });
  });

  it('[MENU-04] opens right on its first format, closes left', async () => {
    await downloads.walksToFormats(title);
    await downloads.focusedFormat.waitFor();
    expect(await downloads.focusedFormat.textContent()).toBe(
      await downloads.formats.getByRole('menuitem').first().textContent(),
    );
    await visitor.page.keyboard.press('ArrowLeft');
    await downloads.formats.waitFor({ state: 'detached' });
    await downloads.entry.and(visitor.page.locator(':focus')).waitFor();
  });

  it('[MENU-04] focuses a hovered list at the right arrow', async () => {
    await downloads.opensMenuOf(title);
    await downloads.entry.hover();
    await downloads.formats.waitFor();
    await visitor.page.keyboard.press('ArrowRight');
    await downloads.focusedFormat.waitFor();
  });

  it('[MENU-04] unfolds under a finger at 375 pixels', async () => {
    const phone = await stage.opensVisitor({ width: 375, height: 720, touch: true });
    const sheet = createDownloads(phone.page, phone.words, phone.files);
    await phone.signIn.signsInAs('empty@chartdock.test');
    await phone.opens('/diagrams?folder=root');
    await phone.files.sees(title);
    await sheet.tapsMenuOf(title);
    await sheet.entry.tap();
    await sheet.formats.waitFor();
    const png = sheet.formats.getByRole('menuitem', { name: 'PNG', exact: true });
    const [download] = await Promise.all([phone.page.waitForEvent('download'), png.tap()]);
    expect(download.suggestedFilename()).toBe('Untitled file.png');
    await sheet.entry.waitFor({ state: 'detached' });
    await phone.leaves();
  });
});

describe('downloading', () => {
  it('[EXPORT-34] loads action=down in a hidden frame', async () => {
    const download = await downloads.downloads(title, 'PNG');
    expect(download.suggestedFilename()).toBe('Untitled file.png');
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');
    expect(downloads.frameRequests().at(-1)).toMatch(/^GET \/diagraming\/[0-9a-f-]{36} down$/);
    const frame = visitor.page.locator('iframe[name^="chartdock-frame"]');
    expect([await frame.count(), await frame.first().isVisible()]).toEqual([1, false]);
  });

  it('[EXPORT-33] submits a position form into a hidden frame', async () => {
    const download = await downloads.downloads(title, 'All POS');
    expect(download.suggestedFilename()).toBe('Untitled file.posf');
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { canvases: unknown[] };
    expect(file).toMatchObject({ format: 'chartdock-position', title });
    expect(file.canvases).toHaveLength(1);
    expect(downloads.frameRequests().at(-1)).toBe('POST /chart_image/export/canvas/file');
  });

  it('downloads a Visio file without a membership', async () => {
    const download = await downloads.downloads(title, 'Visio');
    expect(download.suggestedFilename()).toBe('Untitled file.vsdx');
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  });

  it('[PERM-07] asks for an upgrade instead of vip formats', async () => {
    const before = downloads.frameRequests().length;
    let calls = 0;
    visitor.page.on('request', (request) => {
      if (request.url().includes('/export/')) calls += 1;
    });
    await downloads.opensMenuOf(title);
    await downloads.entry.hover();
    await downloads.chooses('SVG');
    const prompt = visitor.page.getByRole('dialog', {
      name: 'Upgrade membership to unlock all download formats',
    });
    await prompt.waitFor();
    expect([calls, downloads.frameRequests().length]).toEqual([0, before]);
    await visitor.page.keyboard.press('Escape');
    await prompt.waitFor({ state: 'detached' });
  });
});

/** Opens a file above its list, and from there in a window of its own. */
const opensPreviewPage = async (): Promise<Page> => {
  await visitor.files.choosesFromMenu(title, 'action.preview');
  const overlay = visitor.page.getByRole('dialog', { name: title, exact: true });
  const [opened] = await Promise.all([
    visitor.context.waitForEvent('page'),
    overlay.getByRole('button', { name: 'Preview in a new window' }).click(),
  ]);
  await visitor.page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  return opened;
};

describe('previews', () => {
  it('lies above its list and returns the focus', async () => {
    const row = visitor.files.item(title);
    await row.focus();
    await visitor.page.keyboard.press('Space');
    const overlay = visitor.page.getByRole('dialog', { name: title, exact: true });
    // The file is blank.
    await overlay.getByText('Nothing here yet').waitFor();
    await overlay.getByRole('button', { name: 'Details' }).click();
    await overlay.getByText('Type', { exact: true }).waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    expect(visitor.context.pages().length).toBe(1);
    await visitor.page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('[ROUTE-34] shows a file at /preview/{id} read-only', async () => {
    const opened = await opensPreviewPage();
    await opened.waitForURL(/\/preview\/[0-9a-f-]{36}$/);
    await opened.getByRole('heading', { level: 1, name: title }).waitFor();
    await opened.getByText('Flowchart · Read-only preview', { exact: true }).waitFor();
    expect(await opened.title()).toBe('Untitled file - Chartdock');
    const stranger = await stage.opensVisitor();
    await stranger.opens(new URL(opened.url()).pathname);
    await stranger.sees('The current file is not authorized to access or is invalid');
    await stranger.leaves();
    await opened.close();
  });

  it('[DLG-11] embeds the water-mark page of 772 by 560', async () => {
    const opened = await opensPreviewPage();
    await opened.getByRole('button', { name: 'Watermark' }).click();
    const frame = opened.getByRole('dialog', { name: 'Watermark' }).locator('iframe');
    await frame.waitFor();
    const [address, box] = [await frame.getAttribute('src'), await frame.boundingBox()];
    expect([address, box?.width, box?.height]).toEqual(['http://localhost:9/mark', 772, 560]);
    await opened.close();
  });

  it('[LIST-09] previews a trashed file and restores it', async () => {
    await visitor.files.trashes(title);
    await visitor.files.seesNot(title);
    await visitor.opens('/trash');
    await visitor.files.sees(title);
    await visitor.files.choosesFromMenu(title, 'action.preview');
    const dialog = visitor.page.getByRole('dialog', { name: `Preview of “${title}”` });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await visitor.files.seesNot(title);
  });
});

describe('cloning', () => {
  it('puts the clone beside its source', async () => {
    await visitor.files.choosesFromMenu(title, 'action.clone');
    await visitor.files.sees('Untitled file copy');
  });

  it('[LIST-09] deletes a trashed file from its preview', async () => {
    const copy = 'Untitled file copy';
    await visitor.files.trashes(copy);
    await visitor.files.seesNot(copy);
    await visitor.opens('/trash');
    await visitor.files.choosesFromMenu(copy, 'action.preview');
    const preview = visitor.page
      .getByRole('dialog', { name: `Preview of “${copy}”` })
      .and(visitor.page.locator('[open]'));
    await preview.getByRole('button', { name: 'Delete forever', exact: true }).click();
    const question = visitor.page.getByRole('alertdialog', { name: 'Delete forever?' });
    await question.waitFor();
    await visitor.files.sees(copy);
    await question.getByRole('button', { name: 'Delete forever', exact: true }).click();
    await visitor.files.seesNot(copy);
  });
});

describe('the address of each kind', () => {
  it.each([
    ['ROUTE-31', '/markdown_editor/', 'kind.markdown'],
    ['ROUTE-33', '/f/', 'kind.board'],
  ] as const)('[%s] opens with its facts at %s{id}', async (_id, path, kind) => {
    const opened = await visitor.files.createsFile(kind);
    await opened.waitForURL((url) => url.pathname.startsWith(path));
    await opened.getByRole('heading', { level: 1, name: title }).waitFor();
    await opened.getByText(visitor.words.web('file.noEditorText')).waitFor();
    await opened.getByRole('button', { name: 'Details' }).click();
    const facts = opened.locator('.cd-file-facts');
    await facts.getByText(visitor.words.ui(kind), { exact: true }).waitFor();
    await facts.getByText('Me', { exact: true }).waitFor();
    await facts.getByText('My files', { exact: true }).waitFor();
    await opened.close();
  });
});
