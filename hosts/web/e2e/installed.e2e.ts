import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFileArea } from './models/file-area.ts';
import { openInstalledApp } from './models/installed-app.ts';
import { createSignIn } from './models/sign-in.ts';
import { rememberTour } from './models/remember-tour.ts';
import { setOwnStage, startSeededServer } from './models/stage.ts';
import { openVisitor } from './models/visitor.ts';
import { wordsIn } from './models/words.ts';

const stage = setOwnStage({ locale: 'en' }, {}, { shell: false });

/** Copies the built pages, so that a test can put a new version in their place. */
const copyPages = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chartdock-pages-'));
  const isPacked = (path: string): boolean => /sw\.js\.(br|gz)$/.test(path);
  const built = new URL('../dist', import.meta.url);
  await cp(built, folder, { recursive: true, filter: (path) => !isPacked(path) });
  return {
    folder,
    change: () => appendFile(join(folder, 'sw.js'), '// another version'),
    remove: () => rm(folder, { recursive: true }),
  };
};

describe('the installed app', () => {
  it('[CREATE-38] opens a created file in its own window', async () => {
    const app = await openInstalledApp(`${stage.address}/login`);
    const { page } = app;
    const words = wordsIn('zh');
    await page.addInitScript(rememberTour);
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
    const signIn = createSignIn(page, words);
    await signIn.enters('member@chartdock.test');
    await signIn.submits();
    await page.waitForURL('**/history');
    await page.goto(`${stage.address}/diagrams?folder=root`);
    const files = createFileArea(page, words);
    await files.isLoaded();
    const before = app.windows();
    await page.locator('.cd-header').getByRole('button', { name: '新建', exact: true }).click();
    await page.getByRole('menuitem', { name: words.ui('kind.flow'), exact: true }).click();
    await page.waitForURL(/\/diagraming\/[^/]+$/);
    expect(app.windows()).toBe(before);
    await app.closes();
  });

  it('can be installed with icons and worker', async () => {
    const visitor = await stage.opensVisitor({ keepsShell: true });
    await visitor.opens('/login');
    await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await visitor.context.newCDPSession(visitor.page);
    const { data = '', errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({
      name: 'Chartdock workspace',
      display: 'standalone',
      scope: '/',
      start_url: '/history',
      launch_handler: { client_mode: ['focus-existing', 'auto'] },
      file_handlers: [{ accept: { 'text/markdown': ['.md', '.markdown'], 'text/plain': ['.txt'] } }],
    });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A profile without a person behind it is a private window to Chromium.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const chinese = await visitor.context.request.get('/manifest.zh.webmanifest');
    expect(chinese.headers()['content-type']).toContain('application/manifest+json');
    expect(await chinese.json()).toMatchObject({ name: 'Chartdock 图表工作区', lang: 'zh-CN' });
    await visitor.leaves();
  });

  it.each(['zh', 'en'])('shows its pictures as the manifest in %s says', async (locale) => {
    const visitor = await stage.opensVisitor();
    await visitor.opens('/login');
    const seen = await visitor.page.evaluate(async (path) => {
      const { screenshots } = (await (await fetch(path)).json()) as {
        screenshots: Record<string, string>[];
      };
      return Promise.all(
        screenshots.map(async ({ src = '', sizes, type, form_factor: form }) => {
          const response = await fetch(src);
          const blob = await response.blob();
          const { width, height } = await createImageBitmap(blob);
          const served = { sizes: `${width}x${height}`, type: response.headers.get('content-type') };
          return { form, weight: blob.size, declared: { sizes, type }, served };
        }),
      );
    }, `/manifest.${locale}.webmanifest`);
    expect(seen.map(({ form }) => form).sort()).toEqual(['narrow', 'wide']);
    for (const { form, weight, declared, served } of seen) {
      expect(served).toEqual(declared);
      expect(weight).toBeLessThan(100_000);
      const [width = 0, height = 0] = (declared.sizes ?? '').split('x').map(Number);
      expect(width > height).toBe(form === 'wide');
      // Requirements of browsers for such pictures, or they leave them out.
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    }
    await visitor.leaves();
  });

  it('[DLG-03] offers to install itself in a dialog', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    const { page, words } = visitor;
    const entry = page.getByRole('button', { name: words.web('account.install') });
    await visitor.shell.opensAccountMenu();
    expect(await entry.count()).toBe(0);
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = (): Promise<void> => {
        document.documentElement.dataset['asked'] = 'yes';
        return Promise.resolve();
      };
      window.dispatchEvent(
        Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }),
      );
    });
    await entry.click();
    const dialog = page.getByRole('dialog', { name: words.web('install.title') });
    await dialog.getByText(words.web('install.gain.window')).waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await dialog.getByRole('button', { name: words.web('install.install'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('html').getAttribute('data-asked')).toBe('yes');
    await visitor.leaves();
  });

  it('leads opened documents to importing', async () => {
    const visitor = await stage.opensVisitor();
    const { page, words } = visitor;
    await visitor.signIn.signsInAs('member@chartdock.test');
    await page.addInitScript(() => {
      const setConsumer = (consumer: unknown): void => {
        Object.assign(window, { launch: consumer });
      };
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    });
    await visitor.opens('/history');
    await visitor.files.isLoaded();
    await page.evaluate(() => {
      const { launch } = window as unknown as { launch: (params: object) => void };
      launch({ targetURL: `${location.origin}/diagrams?folder=root` });
    });
    await visitor.seesTitle('My files - Chartdock');
    await page.evaluate(() => {
      const { launch } = window as unknown as { launch: (params: object) => void };
      launch({ files: [{ getFile: () => Promise.resolve(new File(['# Hello'], 'Opened note.md')) }] });
    });
    await visitor.sees('Opened note.md');
    await page.getByText(words.ui('import.done'), { exact: true }).waitFor();
    await visitor.leaves();
  });
});

describe('without a network', () => {
  it('shows its shell offline and recovers', async () => {
    const visitor = await stage.opensVisitor({ keepsShell: true });
    const { page, context, words } = visitor;
    await visitor.signIn.signsInAs('member@chartdock.test');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    await stage.server.stop();
    await context.setOffline(true);
    await visitor.reloads();
    await page.getByRole('heading', { name: words.web('web.offline.heading') }).waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      );
      return lists.flat();
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => !/^\/(assets\/[^/]+|[a-z-]+\.(js|css|svg))?$/.test(path))).toEqual([]);
    await stage.server.start();
    await context.setOffline(false);
    await visitor.files.isLoaded();
    await visitor.leaves();
  });

  it('tells of a new version and shows it', async () => {
    const pages = await copyPages();
    const own = await startSeededServer({ CHARTDOCK_WEB_DIR: pages.folder });
    const visitor = await openVisitor(stage.browser, own.address, { locale: 'en', keepsShell: true });
    const { page, words } = visitor;
    await visitor.signIn.signsInAs('member@chartdock.test');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await visitor.reloads();
    await visitor.files.isLoaded();
    await pages.change();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await visitor.sees(words.web('web.pwa.update'));
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: words.web('web.pwa.reload'), exact: true }).click(),
    ]);
    await visitor.files.isLoaded();
    await visitor.leaves();
    await own.remove();
    await pages.remove();
  });
});

describe('the desktop app', () => {
  it('bridges the page and keeps files in place', async () => {
    const visitor = await stage.opensVisitor();
    const { page, context, words } = visitor;
    await context.addInitScript(() => {
      const asked: string[][] = [];
      const note =
        (way: string) =>
        (text = ''): Promise<void> => {
          asked.push([way, text]);
          return Promise.resolve();
        };
      const ways = ['openExternal', 'openWindow', 'close', 'copy'];
      const bridge = Object.fromEntries(ways.map((way) => [way, note(way)]));
      Object.assign(window, { asked, chartdockDesktop: bridge });
    });
    await visitor.signIn.signsInAs('member@chartdock.test');
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    await page.locator('.cd-header').getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: words.ui('kind.mind'), exact: true }).click();
    await visitor.arrivesAt(/\/mindmap\/[^/]+$/);
    expect(context.pages()).toHaveLength(1);
    await visitor.leaves();
  });
});
