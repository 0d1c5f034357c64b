// @vitest-environment happy-dom
import { createFakeClock } from '@chartdock/platform/testing';
import { hostSuite } from '@chartdock/platform/suite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameIn } from '../testing/fake-app.ts';
import { createFakeTeams } from '../testing/fake-teams.ts';
import type { FakeTeamsOptions } from '../testing/fake-teams.ts';
import { ORIGIN, watchPage } from '../testing/watched-page.ts';
import { createTeamsHost } from './create-teams-host.ts';

// The SDK asks Microsoft's servers for more origins when it is loaded; a test has no such servers.
const noNetwork = (): void => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
noNetwork();
beforeEach(noNetwork);
const sdk = await import('@microsoft/teams-js');

const away: (() => void)[] = [];
const leave = (): void => {
  away.splice(0).forEach((take) => take());
  sdk.app._uninitialize();
};
afterEach(leave);

const host = 'https://meetings.example';

const setUp = (options: FakeTeamsOptions = {}, origin = host) => {
  leave();
  const app = createFakeTeams(options);
  away.push(frameIn(window, app, origin));
  const clock = createFakeClock();
  const watched = watchPage('Mozilla/5.0 (Windows NT 10.0) Teams/2.58');
  return {
    app,
    clock,
    ...watched,
    start: () => createTeamsHost({ window: watched.page, clock, origins: [host] }),
  };
};

const makeSubject = (options: FakeTeamsOptions) => async () => {
  const { app, start, opened, copied, downloaded, framed } = setUp(options);
  return {
    host: await start(),
    opened: () => opened,
    copied: () => copied,
    shared: () => app.shared,
    downloaded: () => downloaded,
    framed,
    isClosed: app.isClosed,
  };
};

hostSuite({ describe, it, expect }, 'Teams with its own SDK', makeSubject({ frameContext: 'content' }));
hostSuite({ describe, it, expect }, 'Teams without sharing or closing', makeSubject({ supports: {} }));

describe('createTeamsHost', () => {
  it('knows where it is from the first answer on', async () => {
    const { app, start } = setUp({ clientType: 'android' });
    const environment = (await start()).environment();
    expect(environment).toEqual({
      app: 'teams',
      system: 'android',
      appVersion: undefined,
      scene: 'meeting',
      meetingId: 'teams-meeting-1',
      locale: 'zh-cn',
      theme: 'light',
    });
    expect(app.calls.slice(0, 2)).toEqual(['initialize', 'getContext']);
  });

  it.each([
    ['content', 'teams-meeting-1', 'before'],
    ['content', null, 'elsewhere'],
    ['meetingStage', 'teams-meeting-1', 'meeting'],
  ])('in %s of %s takes the scene for %s', async (frameContext, meetingId, scene) => {
    expect((await setUp({ frameContext, meetingId }).start()).environment().scene).toBe(scene);
  });

  it('claims to close only as content in Teams', async () => {
    const closable = async (frameContext: string) =>
      (await setUp({ frameContext }).start()).capabilities.closable;
    expect(await closable('content')).toBe(true);
    expect(await closable('sidePanel')).toBe(false);
  });

  it('has none of the rules of another app', async () => {
    const { capabilities } = await setUp().start();
    expect(capabilities).toMatchObject({ sameWindow: true, hideTemplateEntry: false, noDownload: false });
  });

  it('tells a closed share sheet from a refused one', async () => {
    const request = { title: 'Chart', address: '/view/1' };
    expect(await (await setUp({ sheet: 'dismissed' }).start()).share(request)).toBe('dismissed');
    const refusing = await setUp({ sheet: 'refused' }).start();
    await expect(refusing.share(request)).rejects.toMatchObject({ code: 'failed' });
  });

  it('shows an address in the browser', async () => {
    const { app, start } = setUp();
    await (await start()).openExternal('/help');
    expect(app.external).toEqual([`${ORIGIN}/help`]);
  });

  it('follows the appearance of Teams until disposed of', async () => {
    const { app, start } = setUp();
    const teams = await start();
    const heard = new Promise((resolve) => teams.onChange(({ theme }) => resolve(theme)));
    app.paint('contrast');
    expect(await heard).toBe('dark');
    expect((await teams.ready()).theme).toBe('dark');
  });

  it('uses nothing kept for Microsoft’s own pages', async () => {
    const { clock, page } = setUp();
    const used: string[] = [];
    const app = new Proxy(sdk.app, {
      get: (parts, name): unknown => {
        used.push(String(name));
        return Reflect.get(parts, name);
      },
    });
    await createTeamsHost({ window: page, clock, origins: [host], sdk: { ...sdk, app } });
    expect(used).toContain('registerOnThemeChangeHandler');
    expect(used).not.toContain('registerOnContextChangeHandler');
  });

  it('asks where it is when shown again', async () => {
    const { app, page, start } = setUp();
    const teams = await start();
    const heard: string[] = [];
    teams.onChange(({ locale }) => heard.push(locale));
    app.speak('en-us');
    page.document.dispatchEvent(new page.Event('visibilitychange'));
    await vi.waitFor(() => expect(heard).toEqual(['en-us']));
    teams.dispose();
    app.speak('fr-fr');
    const before = app.calls.length;
    page.document.dispatchEvent(new page.Event('visibilitychange'));
    expect(app.calls).toHaveLength(before);
  });

  it('listens to nobody of another origin', async () => {
    const { clock, start } = setUp({}, 'https://elsewhere.example');
    const starting = expect(start()).rejects.toMatchObject({ name: 'HostError', code: 'timed_out' });
    await clock.advanceAsync(5_000);
    await starting;
  });

  it('gives up on a Teams that does not answer', async () => {
    const { clock, start } = setUp({ silent: ['getContext'] });
    const starting = expect(start()).rejects.toMatchObject({ code: 'timed_out' });
    await vi.waitFor(() => expect(clock.pending()).toBe(1));
    await clock.advanceAsync(60_000);
    await starting;
  });
});
