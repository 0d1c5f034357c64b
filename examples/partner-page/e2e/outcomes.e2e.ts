import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { openPartnerPage, otherSite } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let browser: Browser;
let folder: DemoFolder;
let partner: PartnerPage;
let mute: Server;

visitPartner((visit) => {
  ({ browser, folder, partner } = visit);
});

beforeAll(() => {
  // A server that takes every request and never answers.
  mute = createServer(() => undefined).listen(0, '127.0.0.1');
});
afterAll(() => {
  mute.closeAllConnections();
  mute.close();
});

/** Opens a picker of a client with settings of its own, and keeps its outcome for `outcomeOf`. */
const openWith = async (settings: object, options: object = {}): Promise<void> => {
  // A modal and nothing else: `auto` would offer a window where a frame is blocked.
  const all = {
    clientId: 'partner-demo',
    baseUrl: inject('serverUrl'),
    present: 'modal',
    ...settings,
  };
  await partner.page.evaluate(`{
    globalThis.ownDock = Chartdock.createChartdock({ getToken, ...${JSON.stringify(all)} });
    globalThis.ownPick = ownDock.pickFiles(${JSON.stringify(options)});
    void ownPick.result.then((outcome) => { globalThis.ownOutcome = outcome; });
  }`);
};
const outcomeOf = async (): Promise<unknown> => {
  // Evaluated through the debugger, because the page's policy forbids to wait inside the page for a text of code.
  const read = async (): Promise<unknown> =>
    partner.page.evaluate(`globalThis.ownOutcome && {
      ...ownOutcome,
      ...(ownOutcome.error && { error: { code: ownOutcome.error.code, retryable: ownOutcome.error.retryable } }),
    }`);
  await expect.poll(read).toBeDefined();
  return read();
};

describe('the outcome', () => {
  it('is cancelled by button, close and Escape', async () => {
    await partner.press('pick-one');
    await partner.presses('Cancel');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });

    await partner.press('pick-one');
    await partner.row(folder.title).waitFor();
    await partner.presses('Close');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });

    await partner.press('pick-one');
    await partner.row(folder.title).waitFor();
    await partner.page.keyboard.press('Escape');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'user' });
  });

  it('is cancelled by the host that closes its picker', async () => {
    await partner.press('pick-inline');
    await partner.row(folder.title).waitFor();
    await partner.press('close');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'host' });
  });

  it('ends as origin_not_allowed in unregistered apps', async () => {
    const { page } = partner;
    const address = page.url();
    const app = createServer((_request, response) => response.end(`<iframe src="${address}"></iframe>`));
    await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void app.close());
    await page.goto(`http://127.0.0.1:${(app.address() as AddressInfo).port}/`);
    const [, inside] = page.frames();
    if (inside === undefined) throw new Error('The app has no frame');
    await expect.poll(async () => inside.evaluate('typeof dock')).toBe('object');
    const code: unknown = await inside.evaluate(
      `dock.pickFiles({ present: 'page', returnUrl: location.href }).result.then(({ error }) => error?.code)`,
    );
    expect(code).toBe('origin_not_allowed');
    expect(inside.url()).toBe(address);
  });

  it('ends as bad_option at misunderstood tasks', async () => {
    await openWith({ theme: 'blue' });
    expect(await outcomeOf()).toEqual({ status: 'refused', code: 'bad_option', next: 'contact_support' });
    expect(await partner.page.locator('iframe').count()).toBe(0);
  });

  it('waits for an accepted choice, explaining refusals', async () => {
    await partner.page.check('#refuse');
    await partner.pick({ start: { folderId: folder.id }, present: 'modal' });
    await partner.row(folder.files.markdown).click();
    await partner.choose();
    await partner.picker.getByText(`Atlas Notes takes no Markdown files: ${folder.files.markdown}`).waitFor();
    await partner.row(folder.files.flow).click();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { category: 'flow' } });
  });

  it('is refused when nobody is signed in', async () => {
    await partner.page.selectOption('#account', '');
    await partner.press('pick-one');
    expect(await partner.outcome()).toEqual({ status: 'refused', code: 'signed_out', next: 'sign_in' });
  });

  it('ends as frame_removed when removed', async () => {
    await partner.press('pick-inline');
    await partner.row(folder.title).waitFor();
    await partner.page.evaluate('document.querySelector("#inline").replaceChildren()');
    expect(await partner.outcome()).toMatchObject({ status: 'failed', error: { code: 'frame_removed' } });
  });

  it('is failed with frame_navigated when the frame goes elsewhere', async () => {
    await openWith({});
    await partner.row(folder.title).waitFor();
    await partner.guest().evaluate('location.href = "/healthz"');
    expect(await outcomeOf()).toEqual({
      status: 'failed',
      error: { code: 'frame_navigated', retryable: true },
    });
  });

  it('ends as frame_crashed when its process dies', async () => {
    await openWith({});
    await partner.row(folder.title).waitFor();
    // The driver takes the whole page for dead and evaluates nothing more, but still hears its console.
    const printed = new Promise<string>((resolve) => {
      partner.page.on('console', (message) => resolve(message.text()));
    });
    await partner.page.evaluate('void ownPick.result.then(({ error }) => { console.log(error.code); })');
    const session = await partner.context.newCDPSession(partner.guest());
    // The response never comes: nobody is left to give it.
    void session.send('Page.crash').catch(() => undefined);
    expect(await printed).toBe('frame_crashed');
  });

  it('ends as frame_blocked for other servers', async () => {
    await openWith({ openTimeout: 1500, baseUrl: 'http://partner.localhost/nothing-here' });
    expect(await outcomeOf()).toMatchObject({ status: 'failed', error: { code: 'frame_blocked' } });
  });

  const notAllowed = { status: 'failed', error: { code: 'origin_not_allowed', retryable: false } };

  it('is failed with origin_not_allowed for an unknown client', async () => {
    await openWith({ clientId: 'nobody' });
    expect(await outcomeOf()).toEqual(notAllowed);
  });

  it.each(['auto', 'modal', 'popup', 'page'])(
    'ends as origin_not_allowed early, as %s',
    async (present) => {
      await partner.leave();
      partner = await openPartnerPage(browser, inject('partnerUrl').replace('localhost', '127.0.0.1'));
      // Who waited for the time-out would wait longer than this test does.
      await openWith({ openTimeout: 40_000, present, returnUrl: partner.page.url() });
      expect(await outcomeOf()).toEqual(notAllowed);
      expect(partner.complaints.join('\n')).toContain(
        'npx chartdock clients add --id partner-demo --origins http://127.0.0.1',
      );
    },
    30_000,
  );

  it('is failed with frame_unreachable when the server never answers', async () => {
    const { port } = mute.address() as AddressInfo;
    // The page's policy allows frames of the real server only, so it is left out here.
    await partner.leave();
    partner = await openPartnerPage(browser, otherSite(inject('partnerUrl')), { bypassCSP: true });
    await openWith({ openTimeout: 1500, baseUrl: `http://localhost:${port}` });
    expect(await outcomeOf()).toMatchObject({ status: 'failed', error: { code: 'frame_unreachable' } });
  });

  it('ends as destroyed and leaves nothing', async () => {
    await openWith({});
    await partner.row(folder.title).waitFor();
    const session = await partner.context.newCDPSession(partner.page);
    const listeners = async (): Promise<string[]> => {
      const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
      const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      return found.listeners.map(({ type }) => type);
    };
    expect(await listeners()).not.toContain('message');
    await partner.page.evaluate('ownDock.destroy()');
    expect(await outcomeOf()).toMatchObject({ status: 'failed', error: { code: 'destroyed' } });
    expect(await partner.page.locator('iframe, dialog').count()).toBe(0);
    expect(await listeners()).not.toContain('message');
    expect(await partner.page.evaluate('document.documentElement.style.overflow')).toBe('');
  });
});
