import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAxe } from '../../../../tests/harness/axe.ts';
import { launchBrowser } from '../../../../tests/harness/browser.ts';

const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Writes the HTML of a scene in a language and a theme; English and light by default. */
type Write = (scene: string, look?: Look) => string;

interface Look {
  readonly locale: 'zh' | 'en';
  readonly theme: 'light' | 'dark';
}

const looks: readonly Look[] = [
  { locale: 'en', theme: 'light' },
  { locale: 'zh', theme: 'dark' },
];

/** Bundles the page for a runtime; returns the HTML of one of its scenes. */
const bundle = async (alias: Record<string, string>): Promise<Write> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('gallery-page.tsx', import.meta.url))],
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias,
    logLevel: 'error',
  });
  const textOf = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const script = textOf('.js').replaceAll('</script', '<\\/script');
  return (scene, { locale, theme } = { locale: 'en', theme: 'light' }) =>
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>gallery</title>` +
    `<style>body { margin: 0 }${textOf('.css')}</style><body data-scene="${scene}" data-locale="${locale}" data-theme="${theme}"><script>${script}</script></body></html>`;
};

describe.each([
  ['React', {}],
  ['Preact', preact],
] as const)('on %s', (_runtime, alias) => {
  let browser: Browser;
  let html: Write;
  beforeAll(async () => {
    html = await bundle(alias);
    browser = await launchBrowser({ shell: true });
  });
  afterAll(() => browser.close());

  const open = async (scene: string, options: BrowserContextOptions = {}): Promise<Page> => {
    // Without motion a box has its place at once.
    const context = await browser.newContext({
      viewport: { width: 1000, height: 700 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    await page.setContent(html(scene));
    return page;
  };
  const close = (page: Page): Promise<void> => page.context().close();
  const files = async (options?: BrowserContextOptions): Promise<Page> => {
    const page = await open('files', options);
    await page.getByRole('radio', { name: 'List view' }).click();
    await page.locator('[data-cd-index="6"]').waitFor();
    return page;
  };
  const menu = (page: Page) => page.getByRole('menu');
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-cd-index'));

  test.each(looks)('axe passes every scene in $locale and $theme', async (look) => {
    const page = await open('gallery');
    for (const scene of ['gallery', 'files', 'trash', 'empty', 'loading', 'failed', 'dialogs']) {
      await page.setContent(html(scene, look));
      await page.locator('.cd-root :is(h1, button)').first().waitFor({ state: 'attached' });
      const { violations } = await createAxe(page).analyze();
      const problems = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
      expect(problems, scene).toEqual([]);
    }
    await close(page);
  });

  test.each(looks)('axe passes dialogs and cards in $locale and $theme', async (look) => {
    const page = await open('gallery');
    for (const name of ['folder', 'confirm', 'move', 'tour']) {
      await page.setContent(html('gallery', look));
      await page.locator(`[data-open=${name}]`).click();
      await page.locator('dialog[open], .cd-tour').first().waitFor();
      const { violations } = await createAxe(page).include('dialog[open], .cd-tour').analyze();
      const problems = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
      expect(problems, name).toEqual([]);
    }
    await close(page);
  });

  test('[MENU-01] the context menu closes on scroll', async () => {
    const page = await files();
    await page.locator('[data-cd-index="6"]').click({ button: 'right' });
    await menu(page).waitFor();
    await page.mouse.wheel(0, 200);
    await menu(page).waitFor({ state: 'detached' });
    await close(page);
  });

  test('[MENU-02] the context menu closes on choosing an item', async () => {
    const page = await files();
    await page.locator('[data-cd-index="6"]').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    expect(await menu(page).count()).toBe(0);
    await close(page);
  });

  test('[MENU-03] the context menu closes when the pointer leaves it', async () => {
    const page = await files();
    await page.locator('[data-cd-index="6"]').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rename' }).hover();
    await page.mouse.move(980, 690);
    await menu(page).waitFor({ state: 'detached' });
    await close(page);
  });

  test('renaming by keyboard returns the focus', async () => {
    const page = await files();
    await page.locator('[data-cd-index="2"]').focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Name' }).fill('From the keyboard');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-cd-index="6"]').textContent()).toContain('From the keyboard');
    await page.getByRole('textbox', { name: 'Name' }).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('6');
    await close(page);
  });

  test('the focus survives scrolling, and arrows return', async () => {
    const page = await files();
    await page.locator('[data-cd-index="6"]').focus();
    await page.locator('.cd-list').evaluate((list) => list.scrollTo(0, 100_000));
    await page.locator('[data-cd-index="59"]').waitFor();
    expect(await focused(page)).toBe('6');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('[data-cd-index="7"]').isVisible()).toBe(true);
    expect(await focused(page)).toBe('7');
    await close(page);
  });

  test('a finger gets a sheet that closes outside', async () => {
    const page = await files({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
    await page.locator('[data-cd-index="6"] [data-cd-part=menu]').tap();
    await page.locator('.cd-menu--sheet').waitFor();
    await page.touchscreen.tap(190, 60);
    await menu(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await close(page);
  });

  test('menus and dialogs work without popovers', async () => {
    const page = await (await browser.newContext({ viewport: { width: 1000, height: 700 } })).newPage();
    const without =
      '<script>delete HTMLElement.prototype.showPopover; delete HTMLDialogElement.prototype.showModal;</script><body';
    await page.setContent(html('files').replace('<body', without));
    await page.locator('[data-cd-index="6"]').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Copy or move' }).click();
    const box = await page.getByRole('dialog').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(500, -1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await close(page);
  });

  test('[DLG-16] a dialog opens in the middle of the window', async () => {
    const page = await open('dialogs');
    await page.getByRole('button', { name: 'Open first' }).click();
    await expect
      .poll(async () => {
        const box = await page.getByRole('dialog', { name: 'First' }).boundingBox();
        return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      })
      .toEqual([500, 350]);
    await close(page);
  });

  test('[DLG-15] a dragged dialog stays inside the window', async () => {
    const page = await open('dialogs');
    await page.getByRole('button', { name: 'Open first' }).click();
    const dialog = page.getByRole('dialog', { name: 'First' });
    const corner = () =>
      dialog.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      });
    // It grows while it appears, so that its corner is not yet where it will be.
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const before = await corner();
    await page.mouse.move(before.left + 60, before.top + 24);
    await page.mouse.down();
    await page.mouse.move(before.left - 40, before.top - 26);
    await expect.poll(corner).toEqual({ left: before.left - 100, top: before.top - 50 });
    await page.mouse.move(-2000, -2000);
    await page.mouse.up();
    await expect.poll(corner).toEqual({ left: 0, top: 0 });
    await close(page);
  });

  test('[DLG-17] a dialog taller than the window fits', async () => {
    const page = await open('dialogs');
    await page.getByRole('button', { name: 'Open first' }).click();
    await page.getByRole('button', { name: 'Open second' }).click();
    await expect
      .poll(async () => {
        const box = await page.getByRole('dialog', { name: 'Second' }).boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 700 && box.width < 386 && box.height > 600;
      })
      .toBe(true);
    await close(page);
  });

  test('[DLG-22] a mask shows while a dialog is open', async () => {
    const page = await open('dialogs');
    const behind = page.getByRole('button', { name: 'Open first' });
    const isMasked = () => page.evaluate(() => document.elementFromPoint(4, 4)?.closest('dialog') !== null);
    expect(await isMasked()).toBe(false);
    await behind.click();
    await page.getByRole('button', { name: 'Open second' }).click();
    expect(await isMasked()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Second' }).waitFor({ state: 'detached' });
    expect(await isMasked()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await isMasked()).toBe(false);
    await close(page);
  });

  test('[DLG-26] dialogs hold the focus and return it', async () => {
    const page = await open('dialogs');
    await page.getByRole('button', { name: 'Open first' }).click();
    await page.getByRole('dialog', { name: 'First' }).waitFor();
    const stops = new Set<string>();
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Tab');
      stops.add(
        await page.evaluate(
          () => document.activeElement?.closest('dialog')?.querySelector('h2')?.textContent ?? 'outside',
        ),
      );
    }
    expect([...stops]).toEqual(['First']);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open first');
    await close(page);
  });

  test('a text composed by an input method arrives whole', async () => {
    const page = await files();
    await page.locator('[data-cd-index="6"]').focus();
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.fill('');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'liu', selectionStart: 3, selectionEnd: 3 });
    await session.send('Input.imeSetComposition', { text: '流', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.insertText', { text: '流程' });
    expect(await field.inputValue()).toBe('流程');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-cd-index="6"]').textContent()).toContain('流程');
    await close(page);
  });
});
