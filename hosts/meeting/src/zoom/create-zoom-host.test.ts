// @vitest-environment happy-dom
import { createRequire } from 'node:module';
import { createFakeClock } from '@chartdock/platform/testing';
import { hostSuite } from '@chartdock/platform/suite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { frameIn } from '../testing/fake-app.ts';
import { createFakeZoom } from '../testing/fake-zoom.ts';
import type { FakeZoomOptions } from '../testing/fake-zoom.ts';
import { ORIGIN, watchPage } from '../testing/watched-page.ts';
import { createZoomHost } from './create-zoom-host.ts';
import type { ZoomHostOptions, ZoomSdk } from './create-zoom-host.ts';

// The test runner mixes names of the default export into a module, `then` of this one too, and would wait for it for ever.
const { default: sdk } = createRequire(import.meta.url)('@zoom/appssdk') as { readonly default: ZoomSdk };

const zoomOnMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 ZoomApps/1.0';

const away: (() => void)[] = [];
afterEach(() => away.splice(0).forEach((take) => take()));

/** The SDK of Zoom speaks to the parent of the global window; the ways out of the page are those of a watched one. */
const setUp = (options: FakeZoomOptions = {}) => {
  away.splice(0).forEach((take) => take());
  const app = createFakeZoom(options);
  away.push(frameIn(window, app, 'https://app.zoom.us'));
  const clock = createFakeClock();
  const watched = watchPage(zoomOnMac);
  // The page is in a frame of Zoom's.
  Object.defineProperty(watched.page, 'parent', { configurable: true, value: {} });
  return {
    app,
    clock,
    ...watched,
    start: async (own: Pick<ZoomHostOptions, 'capabilities' | 'onConfigured'> = {}) => {
      const host = await createZoomHost({ window: watched.page, sdk, clock, ...own });
      // The SDK is one for all tests, and a listener to it would greet Zoom in the next one too.
      away.push(host.dispose);
      return host;
    },
  };
};

const makeSubject = (options: FakeZoomOptions) => async () => {
  const { app, start, opened, copied, downloaded, framed } = setUp(options);
  return {
    host: await start(),
    opened: () => opened,
    copied: () => copied,
    shared: () => [],
    downloaded: () => downloaded,
    framed,
    isClosed: app.isClosed,
  };
};

hostSuite({ describe, it, expect }, 'Zoom with its own SDK', makeSubject({}));
hostSuite(
  { describe, it, expect },
  'Zoom that cannot close pages',
  makeSubject({ unsupportedApis: ['closeApp'] }),
);

describe('createZoomHost', () => {
  it('greets Zoom first, and knows where it is', async () => {
    const { app, start } = setUp({ runningContext: 'inCollaborate' });
    const host = await start();
    expect(app.calls).toEqual(['config']);
    expect(host.environment()).toMatchObject({
      app: 'zoom',
      system: 'mac',
      scene: 'together',
      appVersion: '6.5.0',
    });
    expect((await host.ready()).meetingId).toBe('zoom-meeting-1');
  });

  it('opens files in place, without other apps’ rules', async () => {
    const { capabilities } = await setUp().start();
    expect(capabilities).toMatchObject({
      kind: 'meeting',
      sameWindow: true,
      hideTemplateEntry: false,
      noDownload: false,
    });
  });

  it('shows an address in the browser', async () => {
    const { app, start } = setUp();
    await (await start()).openExternal('/help');
    expect(app.external).toEqual([`${ORIGIN}/help`]);
  });

  it('lists the abilities this Zoom lacks', async () => {
    const host = await setUp({ unsupportedApis: ['openUrl', 'getRunningContext'] }).start();
    expect((['close', 'openExternal', 'share', 'context'] as const).filter(host.supports)).toEqual(['close']);
    await expect(host.openExternal('/help')).rejects.toMatchObject({ code: 'not_available' });
    expect((await host.ready()).scene).toBe('meeting');
  });

  it('goes without a meeting name that Zoom withholds', async () => {
    const host = await setUp({ refused: ['getMeetingUUID'] }).start();
    expect(await host.ready()).toMatchObject({ scene: 'meeting', meetingId: undefined });
  });

  it('hears that the page moved until disposed of', async () => {
    const { app, start } = setUp();
    const host = await start();
    const scenes: string[] = [];
    host.onChange(({ scene }) => void scenes.push(scene));
    app.moveTo('inMainClient');
    app.moveTo('inMeeting');
    host.dispose();
    app.moveTo('inMainClient');
    expect(scenes).toEqual(['elsewhere', 'meeting']);
  });

  it('gives up on a silent or refusing Zoom', async () => {
    const silent = setUp({ silent: ['config'] });
    const starting = expect(silent.start()).rejects.toMatchObject({ name: 'HostError', code: 'timed_out' });
    await silent.clock.advanceAsync(5_000);
    await starting;
    await expect(setUp({ refused: ['config'] }).start()).rejects.toMatchObject({ code: 'failed' });
    const host = await setUp({ refused: ['closeApp'] }).start();
    await expect(host.close()).rejects.toMatchObject({ code: 'failed' });
  });

  it('greets Zoom for the page’s uses, once each', async () => {
    const { app, start } = setUp();
    const onConfigured = vi.fn();
    await start({ capabilities: ['openUrl', 'listCameras'], onConfigured });
    expect(app.greetings).toHaveLength(1);
    expect(app.greetings[0]).toContain('listCameras');
    expect(app.greetings[0]?.filter((name) => name === 'openUrl')).toHaveLength(1);
    expect(onConfigured).toHaveBeenCalledWith(expect.objectContaining({ runningContext: 'inMeeting' }));
  });

  it('greets Zoom again after changes of role or context', async () => {
    const { app, start } = setUp({ unsupportedApis: ['closeApp'] });
    const host = await start({ capabilities: ['listCameras'] });
    expect([host.supports('close'), host.capabilities.closable]).toEqual([false, false]);
    app.setRole('host', ['openUrl']);
    await vi.waitFor(() => expect(host.supports('close')).toBe(true));
    expect([host.capabilities.closable, host.supports('openExternal')]).toEqual([true, false]);
    await host.close();
    expect(app.isClosed()).toBe(true);
    app.moveTo('inMainClient');
    await vi.waitFor(() => expect(app.greetings).toHaveLength(3));
    expect(new Set(app.greetings.map((names) => names.join()))).toHaveProperty('size', 1);
    host.dispose();
    app.setRole('attendee', []);
    expect(app.greetings).toHaveLength(3);
  });

  it('says at once that Zoom is not there', async () => {
    const { page } = watchPage('Mozilla/5.0 Chrome/146');
    const starting = createZoomHost({ window: page, clock: createFakeClock() });
    await expect(starting).rejects.toMatchObject({ name: 'HostError', code: 'not_available' });
    Object.defineProperty(page, 'chrome', { value: { webview: {} } });
    const { app, clock } = setUp({ silent: ['config'] });
    const inside = expect(createZoomHost({ window: page, sdk, clock })).rejects.toMatchObject({
      code: 'timed_out',
    });
    await clock.advanceAsync(5_000);
    await inside;
    expect(app.calls).toEqual(['config']);
  });
});
