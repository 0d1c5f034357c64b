import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { pressAway } from '../../../tests/harness/press-away.ts';
import type { DemoFolder } from '../../../examples/partner-page/e2e/models/demo-files.ts';
import { createDemoFolder } from '../../../examples/partner-page/e2e/models/demo-files.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import type { createMiniprogramHost, createSurfaceHost, HostMessage } from '../src/index.ts';
import { NATIVE_PATHS, nativeAddress } from '../src/native-pages.ts';
import { openChromiumClient } from './models/chromium-client.ts';
import type { ChromiumClient } from './models/chromium-client.ts';
import { bundlePageScript } from './models/page-script.ts';

interface Globals {
  readonly ChartdockMiniprogram: {
    readonly createMiniprogramHost: typeof createMiniprogramHost;
    readonly createSurfaceHost: typeof createSurfaceHost;
  };
  host: ReturnType<typeof createMiniprogramHost>;
  heard: HostMessage[];
  mark?: string;
}

const origin = 'http://charts.localhost';
let browser: Browser;
let script: string;
let folder: DemoFolder;
let app: ChromiumClient | undefined;

beforeAll(async () => {
  [browser, script, folder] = await Promise.all([
    launchBrowser(),
    bundlePageScript(),
    createDemoFolder(inject('serverUrl')),
  ]);
});
afterAll(() => browser.close());
afterEach(async () => {
  await app?.leave();
  app = undefined;
});

const begin = `
  window.host = ChartdockMiniprogram.createMiniprogramHost();
  window.heard = [];
  window.host.onMessage((message) => window.heard.push(message));
`;

const openApp = async (
  onMessage: (message: HostMessage) => void = () => undefined,
): Promise<ChromiumClient> => {
  const stays = [`${origin}/still`];
  app = await openChromiumClient(browser, {
    origins: [origin],
    start: `${origin}/history`,
    stays,
    onMessage,
  });
  await app.context.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>page</title><script>${script};${begin}</script>`,
    }),
  );
  app.client.launch('/chartdock/pages/pay/pay');
  app.client.navigateTo('/chartdock/pages/web/web');
  return app;
};

const evaluate = <T>(page: Page, task: (globals: Globals) => T | Promise<T>): Promise<T> =>
  page.evaluate<T>(`(${task.toString()})(window)`);

const loadedView = async (client: ChromiumClient, at: number): Promise<Page> => {
  const page = await client.view(at);
  await page.waitForFunction('window.host !== undefined');
  return page;
};

describe('a page in a mini-program', () => {
  it('knows where it runs by WeChat’s own script', async () => {
    const page = await loadedView(await openApp(), 0);
    expect(await evaluate(page, ({ host }) => host.isInside())).toBe(true);
  });

  it('knows that a browser is none', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.setContent('<title>page</title>');
    await page.addScriptTag({ content: script + begin });
    expect(await evaluate(page, ({ host }) => host.isInside())).toBe(false);
    await context.close();
  });

  it('delivers its posts in order when going back', async () => {
    const heard: [string, unknown][] = [];
    const client = await openApp(({ type, data }) => void heard.push([type, data]));
    const page = await loadedView(client, 0);
    await evaluate(page, ({ host }) => host.post('note', 1));
    await evaluate(page, ({ host }) => host.post('note', { title: '流程' }));
    expect(heard).toEqual([]);
    await evaluate(page, ({ host }) => void host.close({ fileId: 'f1' }));
    await expect.poll(() => client.client.pages().length).toBe(1);
    expect(heard).toEqual([
      ['note', 1],
      ['note', { title: '流程' }],
      ['close', { fileId: 'f1' }],
    ]);
  });

  it('hears the app without loading again', async () => {
    const client = await openApp();
    client.client.navigateTo(nativeAddress(NATIVE_PATHS, 'web', { src: `${origin}/still` }));
    const page = await loadedView(client, 1);
    await evaluate(page, (globals) => void (globals.mark = 'same page'));
    const address = page.url();
    await expect
      .poll(() => client.client.pages().at(-1)?.call('say', 'theme', { dark: true }))
      .toEqual({ said: true });
    await expect
      .poll(() => evaluate(page, ({ heard }) => heard.map(({ data }) => data)))
      .toEqual([{ dark: true }]);
    await expect.poll(() => page.url()).toBe(address);
    expect(await evaluate(page, ({ mark }) => mark)).toBe('same page');
  });

  it('is told that a page goes silent', async () => {
    const client = await openApp();
    const page = await loadedView(client, 0);
    await page.evaluate(() => history.pushState(null, '', '/files?folder=1'));
    await expect
      .poll(() => client.client.pages().at(-1)?.call('say', 'theme', { dark: true }))
      .toEqual({ said: false, reason: 'address_unknown' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(page.url()).toBe(`${origin}/files?folder=1`);
    client.client.copyLink();
    expect(client.client.pages().at(-1)?.call('onAddToFavorites', {})).toMatchObject({
      query: nativeAddress(NATIVE_PATHS, 'web', { src: `${origin}/files?folder=1` }).split('?')[1],
    });
  });

  it('goes home when closed after a shared card', async () => {
    const client = await openApp();
    client.client.destroy();
    client.client.launch('/chartdock/pages/web/web');
    const page = await loadedView(client, 1);
    await evaluate(page, ({ host }) => void host.close());
    await expect.poll(() => client.client.pages().map(({ path }) => path)).toEqual(['/pages/index/index']);
  });

  it('opens a native page with its own web view', async () => {
    const client = await openApp();
    const page = await loadedView(client, 0);
    await evaluate(page, ({ host }) => host.open('/preview/流程', 'new'));
    const second = await loadedView(client, 1);
    expect(second.url()).toContain(`/preview/${encodeURIComponent('流程')}`);
    client.client.back();
    await expect.poll(() => second.isClosed()).toBe(true);
  });
});

describe('a surface of a partner’s page', () => {
  const openPartner = async (launch = '/chartdock/pages/web/web') => {
    const [serverUrl, partnerUrl] = [inject('serverUrl'), inject('partnerUrl')];
    app = await openChromiumClient(
      browser,
      {
        origins: [serverUrl, partnerUrl].map((url) => new URL(url).origin),
        start: `${partnerUrl}/`,
        address: `${partnerUrl}/`,
      },
      { app: new URL('models/plain-app/', import.meta.url) },
    );
    app.client.launch(launch);
    const page = await app.view(0);
    await page.waitForFunction(() => 'Chartdock' in window);
    // The page's own policy allows scripts of its own origin and of ours, and none in the page.
    await page.route('**/miniprogram-host.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.addScriptTag({ url: '/miniprogram-host.js' });
    return { client: app, page };
  };

  const pick = (page: Page): Promise<void> =>
    page.evaluate(
      ({ baseUrl, folderId }) => {
        const globals = window as unknown as Globals & {
          Chartdock: { createChartdock(options: object): { pickFiles(options: object): Promise<unknown> } };
          outcome?: unknown;
        };
        const { createMiniprogramHost, createSurfaceHost } = globals.ChartdockMiniprogram;
        const dock = globals.Chartdock.createChartdock({
          clientId: 'partner-demo',
          baseUrl,
          getToken: async () => {
            const answer = await fetch('/token?account=member', { method: 'POST' });
            return (await answer.json()) as unknown;
          },
          present: 'host',
          host: createSurfaceHost({ host: createMiniprogramHost() }),
          returnUrl: '/page.css',
        });
        void dock.pickFiles({ start: { folderId } }).then((outcome) => (globals.outcome = outcome));
      },
      { baseUrl: inject('serverUrl'), folderId: folder.id },
    );

  /** Covers a page as the client does: headless browsers take every page for a visible one. */
  const coverWhile = async (page: Page, task: () => Promise<void>): Promise<void> => {
    const setVisibility = (state: string): Promise<void> =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await setVisibility('hidden');
    await task();
    await setVisibility('visible');
  };

  const outcomeOf = (page: Page) => expect.poll(() => page.evaluate('window.outcome'));

  it('opens natively and returns by the ticket', async () => {
    const { client, page } = await openPartner();
    await pick(page);
    const surface = await client.view(1);
    await surface.getByRole('row').filter({ hasText: folder.files.flow }).click();
    await pressAway(surface.getByRole('button', { name: /^Choose/ }));
    await outcomeOf(page).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
    expect(client.client.pages().map(({ path }) => path)).toEqual(['pages/web/web']);
    expect(page.url()).not.toContain('chartdock=');
  });

  it('opens above a page that knows no tickets', async () => {
    const { client, page } = await openPartner('/pages/plain/plain');
    await pick(page);
    const surface = await client.view(1);
    await coverWhile(page, async () => {
      await surface.getByRole('row').filter({ hasText: folder.files.flow }).click();
      await pressAway(surface.getByRole('button', { name: /^Choose/ }));
      await expect.poll(() => client.client.pages().map(({ path }) => path)).toEqual(['/pages/plain/plain']);
    });
    await outcomeOf(page).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
  });

  it('is cancelled by the person who goes back', async () => {
    const { client, page } = await openPartner();
    await pick(page);
    const surface = await client.view(1);
    await surface.getByRole('row').filter({ hasText: folder.files.flow }).waitFor();
    client.client.back();
    await outcomeOf(page).toMatchObject({ status: 'cancelled', by: 'user' });
  });
});
