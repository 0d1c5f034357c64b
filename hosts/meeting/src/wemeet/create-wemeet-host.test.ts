import { createFakeClock } from '@chartdock/platform/testing';
import { hostSuite } from '@chartdock/platform/suite';
import type { HostSubject } from '@chartdock/platform/suite';
import { describe, expect, it } from 'vitest';
import { createFakeWemeet } from '../testing/fake-wemeet.ts';
import type { FakeWemeetOptions } from '../testing/fake-wemeet.ts';
import { ORIGIN, watchPage } from '../testing/watched-page.ts';
import { createWemeetHost } from './create-wemeet-host.ts';
import type { WemeetHostOptions } from './create-wemeet-host.ts';

const agentOf = (system: string, version = '3.14.2'): string =>
  `Mozilla/5.0 AppleWebKit/605 app/tencent_wemeet os_name/${system} os_version/11 app_version/${version} c_district/0`;

const signature = {
  corpId: 'corp-1',
  sdkId: 'sdk-1',
  timestamp: '1790000000',
  nonceStr: 'abc',
  signature: 'f00d',
};

interface Setting extends FakeWemeetOptions {
  readonly userAgent?: string;
  readonly options?: Partial<WemeetHostOptions>;
}

const setUp = ({ userAgent = agentOf('Windows'), options = {}, ...fake }: Setting = {}) => {
  const watched = watchPage(userAgent);
  const app = createFakeWemeet(fake);
  const clock = createFakeClock();
  const signed: string[] = [];
  const host = createWemeetHost({
    window: watched.page,
    sdk: app.sdk,
    clock,
    getSignature: async (url) => {
      signed.push(url);
      return signature;
    },
    ...options,
  });
  return { ...watched, host, app, clock, signed };
};

const makeSubject = (userAgent: string) => (): HostSubject => {
  const { host, app, opened, copied, downloaded, framed } = setUp({ userAgent });
  return {
    host,
    opened: () => opened,
    copied: () => copied,
    shared: () => app.shared,
    downloaded: () => downloaded,
    framed,
    isClosed: app.isClosed,
  };
};

for (const system of ['Windows', 'Mac', 'iOS', 'Android'])
  hostSuite({ describe, it, expect }, `Tencent Meeting on ${system}`, makeSubject(agentOf(system)));
hostSuite(
  { describe, it, expect },
  'Tencent Meeting that is too old to share or close',
  makeSubject(agentOf('Windows', '2.16.9')),
);

describe('createWemeetHost', () => {
  it('[CREATE-36] opens a created file in the same window', () => {
    const { host, opened } = setUp();
    const reserved = host.reserveWindow();
    expect(opened).toEqual([]);
    reserved.navigate('/diagraming/new1');
    expect(opened).toEqual([{ address: '/diagraming/new1', target: 'same' }]);
  });

  it('[HOST-02] hides the template entry, by a capability', () => {
    expect(setUp().host.capabilities).toMatchObject({ kind: 'meeting', hideTemplateEntry: true });
  });

  it.each([
    ['Mac', true],
    ['Windows', false],
    ['iOS', false],
  ])('[MENU-19] [HOST-02] on %s refuses downloads: %s', (system, noDownload) => {
    expect(setUp({ userAgent: agentOf(system) }).host.capabilities.noDownload).toBe(noDownload);
  });

  it('works in the top frame only', () => {
    const { page } = watchPage(agentOf('Mac'));
    Object.defineProperty(page, 'top', { value: {} });
    expect(() => createWemeetHost({ window: page, getSignature: async () => signature })).toThrow(
      expect.objectContaining({ name: 'HostError', code: 'not_available' }),
    );
  });

  it('does not start in another program', () => {
    const { page } = watchPage('Mozilla/5.0 Chrome/146');
    expect(() => createWemeetHost({ window: page, getSignature: async () => signature })).toThrow(
      expect.objectContaining({ code: 'not_available' }),
    );
  });

  it('asks for scene and meeting without a signature', async () => {
    const { host, signed } = setUp({ scene: 'inmeeting' });
    expect(host.environment()).toMatchObject({ scene: 'elsewhere', appVersion: '3.14.2', system: 'windows' });
    expect(await host.ready()).toMatchObject({ scene: 'meeting', meetingId: 'wemeet-meeting-1' });
    expect(host.environment().scene).toBe('meeting');
    expect(signed).toEqual([]);
  });

  it('takes an unknown scene for no meeting', async () => {
    expect((await setUp({ scene: 'inSpace' }).host.ready()).scene).toBe('elsewhere');
  });

  it('signs the address once, without its fragment', async () => {
    const { host, app, signed } = setUp();
    await Promise.all([host.openExternal('https://a.example/1'), host.openExternal('/help')]);
    expect(signed).toEqual([`${ORIGIN}/diagrams?folder=1`]);
    expect(app.signatures).toEqual([signature]);
    expect(app.calls[0]).toBe('permission.agentConfig');
    expect(app.external).toEqual(['https://a.example/1', `${ORIGIN}/help`]);
  });

  it('signs again after a signature that failed', async () => {
    let tries = 0;
    const getSignature = async () => {
      tries += 1;
      if (tries === 1) throw new Error('signed out');
      return signature;
    };
    const { host, app } = setUp({ options: { getSignature } });
    await expect(host.openExternal('/help')).rejects.toMatchObject({ code: 'failed' });
    await host.openExternal('/help');
    expect(app.external).toEqual([`${ORIGIN}/help`]);
  });

  it('offers the full address to the meeting', async () => {
    const { host, app } = setUp();
    expect(await host.share({ title: '流程图', address: '/view/1' })).toBe('shared');
    expect(app.shared).toEqual([{ title: '流程图', address: `${ORIGIN}/view/1` }]);
  });

  it('copies the address when the script fails', async () => {
    const { page, copied } = watchPage(agentOf('Windows'));
    page.document.head.append = (script) =>
      void (script as HTMLElement).dispatchEvent(new page.Event('error'));
    const host = createWemeetHost({ window: page, getSignature: async () => signature });
    expect(await host.share({ title: 'Chart', address: '/view/1' })).toBe('copied');
    expect(copied).toEqual([`${ORIGIN}/view/1`]);
  });

  it('hears of another language until it is disposed of', () => {
    const { host, page } = setUp();
    const locales: string[] = [];
    host.onChange(({ locale }) => void locales.push(locale));
    const speak = (language: string): void => {
      Object.defineProperty(page.navigator, 'language', { configurable: true, value: language });
      page.dispatchEvent(new page.Event('languagechange'));
    };
    speak('zh-CN');
    host.dispose();
    speak('fr');
    expect(locales).toEqual(['zh-CN']);
  });
});

describe('a version of the app', () => {
  it.each([
    ['Windows', '2.16.9', []],
    ['Mac', '2.17.0.5', ['close']],
    ['iOS', '3.3', ['close', 'share']],
    ['Android', '3.11.0', ['close', 'share', 'context']],
    ['Windows', '3.13.0', ['close', 'share', 'context', 'openExternal']],
    ['Linux', '3.26.0', []],
  ])('on %s %s can do %j', (system, version, can) => {
    const { host } = setUp({ userAgent: agentOf(system, version) });
    const features = ['close', 'share', 'context', 'openExternal'] as const;
    expect(features.filter(host.supports)).toEqual(can);
  });

  it('is not asked for missing abilities', async () => {
    const { host, app } = setUp({ userAgent: agentOf('Windows', '2.0') });
    await expect(host.openExternal('/help')).rejects.toMatchObject({ code: 'not_available' });
    await expect(host.ready()).rejects.toMatchObject({ code: 'not_available' });
    expect(app.calls).toEqual([]);
  });

  it('without a method in its script says so', async () => {
    const { host } = setUp({ missing: ['ui.openExternalPage', 'ui.closeWebView'] });
    await expect(host.openExternal('/help')).rejects.toMatchObject({ code: 'not_available' });
    await expect(host.close()).rejects.toMatchObject({ code: 'not_available' });
  });
});

describe('an app that keeps silent', () => {
  const silences: readonly (readonly [
    string,
    (host: ReturnType<typeof setUp>['host']) => Promise<unknown>,
  ])[] = [
    ['app.getRunningContext', (host) => host.ready()],
    ['permission.agentConfig', (host) => host.openExternal('/help')],
    ['ui.openExternalPage', (host) => host.openExternal('/help')],
    ['app.setShareOpenAppConfig', (host) => host.share({ title: 'x', address: '/x' })],
    ['app.shareOpenApp', (host) => host.share({ title: 'x', address: '/x' })],
    ['ui.closeWebView', (host) => host.close()],
  ];

  it.each(silences)('in %s ends with an error', async (name, act) => {
    const { host, clock } = setUp({ silent: [name], options: { sheetMs: 9_000 } });
    const acting = expect(act(host)).rejects.toMatchObject({ name: 'HostError', code: 'timed_out' });
    await clock.advanceAsync(10_000);
    await acting;
    expect(clock.pending()).toBe(0);
  });

  it.each(silences)('or refuses in %s ends with an error', async (name, act) => {
    const { host, clock } = setUp({ refused: [name] });
    await expect(act(host)).rejects.toMatchObject({ code: 'failed' });
    expect(clock.pending()).toBe(0);
  });

  it('waits a person’s time for the sheet only', async () => {
    const { host, clock } = setUp({ silent: ['app.shareOpenApp'] });
    let ended = false;
    const sharing = host.share({ title: 'x', address: '/x' }).catch(() => (ended = true));
    await clock.advanceAsync(119_000);
    expect(ended).toBe(false);
    await clock.advanceAsync(1_000);
    await sharing;
    const other = setUp({ silent: ['app.setShareOpenAppConfig'] });
    const offering = expect(other.host.share({ title: 'x', address: '/x' })).rejects.toMatchObject({
      code: 'timed_out',
    });
    await other.clock.advanceAsync(5_000);
    await offering;
  });

  it('ends with an error when the server never signs', async () => {
    const { host, clock } = setUp({ options: { getSignature: () => new Promise(() => undefined) } });
    const acting = expect(host.openExternal('/help')).rejects.toMatchObject({ code: 'timed_out' });
    await clock.advanceAsync(5_000);
    await acting;
  });
});
