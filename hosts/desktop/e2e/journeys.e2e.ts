import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { endingsWhere, journeySuite } from '../../../examples/partner-page/e2e/models/journey.suite.ts';
import { otherSite } from '../../../examples/partner-page/e2e/models/partner-page.ts';
import { handleSurfaceBridge } from '../src/electron/main.ts';
import type { SurfaceWindow } from '../src/electron/main.ts';
import { createFakeElectron } from '../src/testing/index.ts';

const partner = (): string => otherSite(inject('partnerUrl'));
let script: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from '../src/index.ts'; export * from '../src/electron/preload.ts';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'iife',
    globalName: 'ChartdockDesktop',
    logLevel: 'silent',
    write: false,
  });
  script = outputFiles[0]?.text ?? '';
});

/** Our own scripts run in the partner's page and in no frame of another origin, as an app sets it up. */
const onPartnerPage = (run: string): string =>
  `if (location.origin === ${JSON.stringify(new URL(partner()).origin)}) { ${script}; ${run}; window.open = () => null; }`;

/** Plays a window of the app with a page of the browser, which tells where its page wants to go. */
const asWindow = async (page: Page): Promise<SurfaceWindow> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return {
    webContents: {
      on: (_event, listener) =>
        session.on('Page.frameRequestedNavigation', ({ url }) =>
          listener({ preventDefault: () => undefined }, url),
        ),
    },
    once: (_event, listener) => page.once('close', listener),
    close: () => void page.close(),
  };
};

const enterContext = async (context: BrowserContext, run: string) => {
  const page = await context.newPage();
  await page.addInitScript(onPartnerPage(run));
  await page.goto(partner());
  return {
    ground: page,
    nextWindow: () => context.waitForEvent('page'),
    dismiss: (shown: Page) => shown.close(),
    surfaceHost: 'surfaceHost',
    leave: () => context.close(),
  };
};

// Both apps refuse windows that a page opens by itself, and show surfaces in windows of their own.
const ends = endingsWhere({ windows: false, shows: true });

journeySuite({
  name: 'a page of an Electron app',
  ends,
  enter: async (browser) => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const { ipcMain, ipcRenderer } = createFakeElectron(`${partner()}/`);
    const origin = new URL(inject('serverUrl')).origin;
    handleSurfaceBridge({
      ipcMain,
      origin,
      pages: [new URL(partner()).origin],
      openWindow: async (address) => {
        const shown = await context.newPage();
        const window = await asWindow(shown);
        await shown.goto(address);
        return window;
      },
    });
    await context.exposeFunction('electronInvoke', ipcRenderer.invoke.bind(ipcRenderer));
    return enterContext(
      context,
      `ChartdockDesktop.exposeSurfaceBridge({
        contextBridge: { exposeInMainWorld: (name, api) => { window[name] = api; } },
        ipcRenderer: { invoke: (...call) => window.electronInvoke(...call) },
      });
      window.surfaceHost = ChartdockDesktop.createSurfaceHost(ChartdockDesktop.findSurfaceBridge(window))`,
    );
  },
});

journeySuite({
  name: 'a page of a Tauri app',
  ends,
  enter: async (browser) => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const showSurface = async (
      _command: string,
      { address }: { readonly address: string },
    ): Promise<void> => {
      const shown = await context.newPage();
      const isOver = new Promise<void>((resolve) => {
        shown.once('close', () => resolve());
        shown.on('framenavigated', (frame) => {
          if (frame.url().includes('#chartdock=')) void shown.close();
        });
      });
      await shown.goto(address);
      return isOver;
    };
    await context.exposeFunction('tauriInvoke', showSurface);
    return enterContext(
      context,
      `window.surfaceHost = ChartdockDesktop.createSurfaceHost(
        ChartdockDesktop.createTauriSurfaceBridge({ invoke: window.tauriInvoke, command: 'show_surface' }),
      )`,
    );
  },
});
