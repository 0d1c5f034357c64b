import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createDownloads } from './models/downloads.ts';
import { setOwnStage } from './models/stage.ts';
import type { Visitor, VisitorOptions } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

const writer = (options?: VisitorOptions): Promise<Visitor> =>
  stage.opensSignedIn('free@chartdock.test', options);

const source = (page: Page): Locator => page.getByRole('textbox', { name: 'Source' });
const picture = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });

const choosesFromNew = async ({ page }: Visitor, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** Saves the written text, shows the file in its folder, and returns the server's text of it. */
const saves = async ({ page, words, files }: Visitor, name: string): Promise<string> => {
  await page.getByRole('button', { name: 'Save as file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File name').fill(name);
  await dialog.getByRole('button', { name: 'Save as file' }).click();
  await page.getByRole('button', { name: 'Show in folder' }).click();
  await files.sees(name);
  const download = await createDownloads(page, words, files).downloads(name, 'Markdown');
  return readFile(await download.path(), 'utf8');
};

/** Reads whether a picture was really drawn: a broken one has no size of its own. */
const sizeOf = (image: Locator): Promise<readonly [number, number]> =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return [element.naturalWidth, element.naturalHeight] as const;
  });

describe('formulas', () => {
  it('[CREATE-28] [ROUTE-47] draws formulas from New and saves them', async () => {
    const visitor = await writer();
    const { page, files } = visitor;
    await visitor.opens('/diagrams');
    await files.isLoaded();
    await choosesFromNew(visitor, 'New folder');
    await page.getByRole('dialog').getByRole('textbox').fill('Formulas');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /Formulas/ }).dblclick();
    await visitor.arrivesAt(/\/diagrams\?folder=.+/);
    await choosesFromNew(visitor, 'Formula');
    await visitor.arrivesAt(/\/latex\?folder=.+/);
    await visitor.seesTitle('Formula - Chartdock');
    await source(page).fill('\\frac{1}{2}\n\nE = mc^2');
    await picture(page).locator('.katex').nth(1).waitFor();
    expect(await picture(page).locator('.katex').count()).toBe(2);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    expect(await saves(visitor, 'Half')).toContain('$$\n\\frac{1}{2}\n$$\n\n$$\nE = mc^2\n$$');
    await visitor.arrivesAt(/\/diagrams\?folder=.+/);
    await visitor.leaves();
  });

  it('names the wrong line and keeps the draft', async () => {
    const visitor = await writer();
    const { page } = visitor;
    await visitor.opens('/latex');
    await source(page).fill('x^2\n\nx\n\n\\frac{1\n\ny^2');
    await visitor.sees(/^Line 5: /);
    expect(await picture(page).locator('.katex').count()).toBe(3);
    expect(await picture(page).getByText('\\frac{1', { exact: true }).count()).toBe(1);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.reloads();
    await visitor.sees(/^Line 5: /);
    expect(await source(page).inputValue()).toBe('x^2\n\nx\n\n\\frac{1\n\ny^2');
    await visitor.leaves();
  });

  it('runs nothing that a formula holds', async () => {
    const visitor = await writer();
    const { page } = visitor;
    await visitor.opens('/latex');
    await source(page).fill(
      '\\href{javascript:window.hit=1}{a} \\includegraphics{x} \\htmlStyle{color:red}{b}',
    );
    await picture(page).locator('.katex').waitFor();
    expect(await picture(page).locator('a, img, [style*="red"]').count()).toBe(0);
    await visitor.leaves();
  });
});

describe('Mermaid', () => {
  it('[CREATE-29] [ROUTE-48] draws diagrams from New and saves them', async () => {
    const visitor = await writer();
    const { page, files } = visitor;
    await visitor.opens('/diagrams');
    await files.isLoaded();
    await choosesFromNew(visitor, 'Mermaid diagram');
    await visitor.arrivesAt('/mermaid');
    await visitor.seesTitle('Mermaid diagram - Chartdock');
    for (const example of ['Flowchart', 'Sequence', 'Gantt', 'Classes', 'States', 'Pie']) {
      await source(page).fill('');
      await picture(page).locator('img').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: example }).click();
      const [width, height] = await sizeOf(picture(page).locator('img'));
      expect(Math.min(width, height), example).toBeGreaterThan(80);
    }
    expect(await visitor.accessibilityProblems()).toEqual([]);
    expect(await saves(visitor, 'Slices')).toContain('```mermaid\npie title Files\n');
    await visitor.arrivesAt('/diagrams');
    await visitor.leaves();
  });

  it('draws without ELK, whose licence differs', async () => {
    const visitor = await writer();
    const { page } = visitor;
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    await visitor.opens('/mermaid');
    await source(page).fill(
      '---\nconfig:\n  layout: elk\n---\nflowchart TD\n  A[Start] --> B{Ready}\n  B --> C[End]',
    );
    const [width, height] = await sizeOf(picture(page).locator('img'));
    expect(Math.min(width, height)).toBeGreaterThan(80);
    expect(loaded.filter((path) => path.includes('dagre'))).not.toEqual([]);
    expect(loaded.filter((path) => path.includes('elk'))).toEqual([]);
    const list = await page.request.get('/licenses.txt');
    expect([list.status(), list.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await list.text();
    for (const [name, words] of [
      ['react', 'Copyright (c) Meta Platforms'],
      ['mermaid', 'Knut Sveidqvist'],
      ['Lucide', 'Lucide Icons and Contributors'],
    ] as const) {
      expect(text, name).toContain(words);
    }
    expect(text).not.toMatch(/elkjs|Eclipse Public License/);
    await visitor.leaves();
  });

  it('names the wrong line and draws once mended', async () => {
    const visitor = await writer({ theme: 'dark' });
    const { page } = visitor;
    await visitor.opens('/mermaid');
    await source(page).fill('flowchart LR\n  a --> --> b');
    await visitor.sees(/^Line 2: /);
    await source(page).fill('flowchart LR\n  a["结束"] --> b["<img src=x onerror=alert(1)>"]');
    expect((await sizeOf(picture(page).locator('img')))[0]).toBeGreaterThan(80);
    await visitor.seesNoMore(/^Line 2: /);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.leaves();
  });

  it('undoes an example and tells faults once', async () => {
    const visitor = await writer();
    const { page } = visitor;
    await visitor.opens('/mermaid');
    await source(page).fill('flowchart LR\n  a --> --> b');
    await visitor.sees(/^Line 2: /);
    expect(
      await page
        .getByText(/^Line 2: /)
        .filter({ visible: true })
        .count(),
    ).toBe(1);
    await page.getByRole('group', { name: 'Examples' }).getByRole('button', { name: 'Pie' }).click();
    await expect.poll(() => source(page).inputValue()).toMatch(/^pie/);
    expect(await source(page).inputValue()).not.toContain('flowchart');
    await visitor.seesNoMore(/^Line 2: /);
    await source(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => source(page).inputValue()).toBe('flowchart LR\n  a --> --> b');
    await visitor.leaves();
  });

  it('keeps the text when no file is left', async () => {
    const visitor = await writer();
    const { page } = visitor;
    await page.route('**/api/personal/import/file', (route) =>
      route.fulfill({ json: { code: '509', msg: 'Nothing is left', data: null } }),
    );
    await visitor.opens('/mermaid');
    await source(page).fill('pie\n  "a" : 1');
    await page.getByRole('button', { name: 'Save as file' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save as file' }).click();
    await page.getByRole('dialog', { name: visitor.words.ui('error.upgradeNeeded') }).waitFor();
    await visitor.reloads();
    expect(await source(page).inputValue()).toBe('pie\n  "a" : 1');
    await visitor.leaves();
  });
});

it('opens the saved file', async () => {
  const visitor = await writer();
  const { page } = visitor;
  await visitor.opens('/latex');
  await source(page).fill('a');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByRole('button', { name: 'Save as file' }).click();
  await page.getByRole('button', { name: 'Open file' }).click();
  await visitor.arrivesAt(/\/markdown_editor\/.+/);
  await visitor.leaves();
});

it('asks strangers to sign in and brings them back', async () => {
  const visitor = await stage.opensVisitor();
  await visitor.opens('/mermaid?folder=f1');
  await visitor.arrivesAt('/login?redirect=%2Fmermaid%3Ffolder%3Df1');
  await visitor.leaves();
});
