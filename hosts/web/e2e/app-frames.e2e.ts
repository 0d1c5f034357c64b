import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import type { OwnServer } from '../../../tests/harness/own-server.ts';
import { rememberTour } from './models/remember-tour.ts';
import { demoPassword } from './models/sign-in.ts';
import { startSeededServer } from './models/stage.ts';
import { wordsIn } from './models/words.ts';

const { ui, web } = wordsIn('en');

/** Parts of the web app for the apps themselves, which no other visitor loads. */
const APP_PARTS = /\/assets\/(?:make-frame-app-host|zoom|teams)-/;

/** A page that plays an app: it answers its frame as the app does, and records its requests. */
const playerOf = async (name: 'Zoom' | 'Teams'): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { answerFrames, createFake${name} } from '@chartdock/host-meeting/testing';
        const app = createFake${name}();
        answerFrames(window, app);
        window.asked = app.calls;`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

let browser: Browser;
let players: Server;
let server: OwnServer;
let playerPort: number;
let context: BrowserContext;

beforeAll(async () => {
  const scripts = { zoom: await playerOf('Zoom'), teams: await playerOf('Teams') };
  players = createServer((request, response) => {
    const app = request.headers.host?.startsWith('zoom') === true ? 'zoom' : 'teams';
    response.setHeader('content-type', 'text/html');
    // The frame comes after the script, which must not miss its first words.
    response.end(`<!doctype html><title>App</title><style>iframe{width:1100px;height:640px}</style>
      <script>${scripts[app]}</script>
      <iframe src="${server.address}/history#chartdock-app=${app}"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(players, 'listening');
  ({ port: playerPort } = players.address() as AddressInfo);
  const apps = ['zoom', 'teams'].map((name) => `http://${name}.localhost:${playerPort}`);
  [browser, server] = await Promise.all([
    launchBrowser(),
    startSeededServer({ CHARTDOCK_APP_FRAMES: apps.join(), CHARTDOCK_HSTS_DAYS: '30' }),
  ]);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  players.close();
  players.closeAllConnections();
  await server.remove();
});

interface Met {
  readonly page: Page;
  readonly app: FrameLocator;
  /** Paths of the parts for apps that were loaded so far. */
  readonly loaded: readonly string[];
}

const open = async (name: string, address?: string): Promise<Met> => {
  context = await browser.newContext({ locale: 'en-GB' });
  await context.addInitScript(rememberTour);
  await context.addInitScript(`localStorage.setItem('chartdock.locale', 'en')`);
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (APP_PARTS.test(pathname)) loaded.push(pathname);
  });
  await page.goto(address ?? `http://${name}.localhost:${playerPort}/`);
  return { page, app: page.frameLocator('iframe'), loaded };
};

const signIn = async (app: FrameLocator): Promise<void> => {
  await app.getByLabel(web('signIn.account')).fill('org@chartdock.test');
  await app.getByRole('textbox', { name: web('signIn.password'), exact: true }).fill(demoPassword);
  await app.getByRole('button', { name: web('signIn.submit'), exact: true }).click();
  await app.locator('[data-cd-index]').first().waitFor();
};

describe.each([
  ['zoom', 'config'],
  ['teams', 'initialize'],
])('the web app in a frame of %s', (name, greeting) => {
  it('signs in, creates in place and stays signed in', async () => {
    const { page, app, loaded } = await open(name);
    await signIn(app);
    expect(await page.evaluate<string[]>('window.asked')).toContain(greeting);
    expect(loaded.filter((path) => path.includes(`/${name}-`))).toHaveLength(1);

    await app
      .locator('.cd-header')
      .getByRole('button', { name: ui('create.label'), exact: true })
      .click();
    await app
      .getByRole('menuitem', { name: ui('kind.flow') })
      .first()
      .click();
    const frame = page.frames()[1] ?? expect.unreachable('there is no frame');
    await frame.waitForURL(/\/diagraming\//);
    expect(context.pages()).toHaveLength(1);

    await frame.goto(`${server.address}/diagrams?folder=root`);
    const fresh = app.locator('[data-cd-index]', { has: app.getByTitle(/^(?:Untitled|未命名)/) });
    await fresh.first().waitFor();
    const before = await fresh.count();
    const folder = await app.locator('[data-cd-index] [title]').first().getAttribute('title');
    await fresh.first().click({ button: 'right' });
    await app
      .getByRole('menuitem', { name: ui('action.copyMove') })
      .first()
      .click();
    const dialog = app.getByRole('dialog');
    await dialog.getByRole('treeitem', { name: folder ?? '' }).click();
    await dialog.getByRole('button', { name: ui('move.confirm') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => fresh.count()).toBe(before - 1);
  });
});

describe('the web app by itself', () => {
  it('loads no part that is for the apps', async () => {
    const { page, loaded } = await open('zoom', `${server.address}/login`);
    await page.getByRole('button', { name: web('signIn.submit'), exact: true }).waitFor();
    expect(loaded).toEqual([]);
  });
});

describe('what may be framed', () => {
  const headersOf = async (path: string) =>
    (await fetch(`${server.address}${path}`, { redirect: 'manual' })).headers;

  it('is the configured app without account questions', async () => {
    context = await browser.newContext();
    const app = await headersOf('/history');
    expect(app.get('content-security-policy')).toContain(
      `frame-ancestors http://zoom.localhost:${playerPort} `,
    );
    expect(app.get('x-frame-options')).toBeNull();
    // Requirements of Zoom for each page.
    expect(app.get('strict-transport-security')).toBe('max-age=2592000');
    for (const name of ['x-content-type-options', 'referrer-policy']) expect(app.get(name)).not.toBeNull();
    for (const path of ['/login/switch', '/api/nothing', '/openapi.json'])
      expect([path, (await headersOf(path)).get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
  });

  it('is not the app for another origin', async () => {
    const { page } = await open('other');
    const frame = page.frames()[1] ?? expect.unreachable('there is no frame');
    await expect.poll(() => frame.url()).toContain('chrome-error:');
  });
});
