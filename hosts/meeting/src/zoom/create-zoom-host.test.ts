// @vitest-environment happy-dom
import { createRequire } from 'node:module';
import { createFakeClock } from '@chartdock/platform/testing';
import { hostSuite } from '@chartdock/platform/suite';
import { afterEach, describe, expect, it } from 'vitest';
import { frameIn } from '../testing/fake-app.ts';
import { createFakeZoom } from '../testing/fake-zoom.ts';
import type { FakeZoomOptions } from '../testing/fake-zoom.ts';
import { ORIGIN, watchPage } from '../testing/watched-page.ts';
import { createZoomHost } from './create-zoom-host.ts';
import type { ZoomSdk } from './create-zoom-host.ts';

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
  return { app, clock, ...watched, start: () => createZoomHost({ window: watched.page, sdk, clock }) };
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

hostSuite('Zoom with its own SDK', makeSubject({}));
hostSuite('Zoom that cannot close pages', makeSubject({ unsupportedApis: ['closeApp'] }));

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

  it('opens files in the same window and has none of the rules of another app', async () => {
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

  it('says what this Zoom cannot do', async () => {
    const host = await setUp({ unsupportedApis: ['openUrl', 'getRunningContext'] }).start();
    expect((['close', 'openExternal', 'share', 'context'] as const).filter(host.supports)).toEqual(['close']);
    await expect(host.openExternal('/help')).rejects.toMatchObject({ code: 'not_available' });
    expect((await host.ready()).scene).toBe('meeting');
  });

  it('goes without the name of a meeting that Zoom keeps back', async () => {
    const host = await setUp({ refused: ['getMeetingUUID'] }).start();
    expect(await host.ready()).toMatchObject({ scene: 'meeting', meetingId: undefined });
  });

  it('hears that the page has moved, until it is disposed of', async () => {
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

  it('gives up on a Zoom that does not answer, and on one that refuses', async () => {
    const silent = setUp({ silent: ['config'] });
    const starting = expect(silent.start()).rejects.toMatchObject({ name: 'HostError', code: 'timed_out' });
    await silent.clock.advanceAsync(5_000);
    await starting;
    await expect(setUp({ refused: ['config'] }).start()).rejects.toMatchObject({ code: 'failed' });
    const host = await setUp({ refused: ['closeApp'] }).start();
    await expect(host.close()).rejects.toMatchObject({ code: 'failed' });
  });
});
