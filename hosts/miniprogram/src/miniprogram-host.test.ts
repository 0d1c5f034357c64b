import { describe, expect, it } from 'vitest';
import { hostSuite } from '@chartdock/platform/suite';
import type { HostSubject } from '@chartdock/platform/suite';
import { createFakeClock } from '@chartdock/platform/testing';
import { createMiniprogramHost } from './miniprogram-host.ts';
import type { MiniprogramHostOptions } from './miniprogram-host.ts';
import { ALIPAY_AGENT, MINIPROGRAM_AGENT } from './testing/page-marks.ts';
import { createWebViewPage } from './testing/web-view-page.ts';
import type { WebViewPageOptions } from './testing/web-view-page.ts';

const setUp = (pageOptions: WebViewPageOptions = {}, options: MiniprogramHostOptions = {}) => {
  const view = createWebViewPage(pageOptions);
  return { ...view, host: createMiniprogramHost({ window: view.page, sdk: view.sdk, ...options }) };
};

const makeSubject = (businessProgram: boolean) => (): HostSubject => {
  const { host, seen, client, framed, downloaded } = setUp({}, { businessProgram });
  return {
    host,
    opened: () => seen.opened,
    copied: () => seen.copied,
    shared: () => seen.shared,
    downloaded,
    framed,
    isClosed: () => client.pages().length === 1,
  };
};

hostSuite({ describe, it, expect }, 'mini-program host', makeSubject(false));
hostSuite({ describe, it, expect }, 'mini-program host of a business program', makeSubject(true));

describe('createMiniprogramHost', () => {
  it('[CREATE-39] opens a created file in the same window', () => {
    const { host, seen } = setUp();
    const reserved = host.reserveWindow();
    expect(seen.opened).toEqual([]);
    reserved.navigate('/diagraming/new');
    host.open('/mindmap/other');
    expect(seen.opened).toEqual([
      { address: '/diagraming/new', target: 'same' },
      { address: '/mindmap/other', target: 'same' },
    ]);
  });

  it('[HOST-03] runs in business-program mode when the setting says so', () => {
    expect(setUp({}, { businessProgram: true }).host.capabilities.businessProgram).toBe(true);
    expect(setUp().host.capabilities.businessProgram).toBe(false);
  });

  it('answers where it runs, bridge or not', async () => {
    const clock = createFakeClock();
    const outside = setUp({ userAgent: 'Mozilla/5.0 Chrome/146', bridge: false }, { clock });
    const answer = outside.host.isInside();
    await clock.advanceAsync(400);
    expect(await answer).toBe(false);
    expect(await setUp().host.isInside()).toBe(true);
  });

  it('trusts the window’s mark without a user agent', async () => {
    const view = createWebViewPage({ userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' });
    Object.assign(view.page, { __wxjs_environment: 'miniprogram' });
    expect(await createMiniprogramHost({ window: view.page, sdk: view.sdk }).isInside()).toBe(true);
  });

  it('never waits for a bridge that does not answer', async () => {
    const clock = createFakeClock();
    const { host } = setUp({ bridge: false }, { clock });
    const closing = host.close().catch((error: unknown) => error);
    await clock.advanceAsync(150 + 500);
    expect(await closing).toMatchObject({ code: 'not_available' });
    const posting = host.post('note', 1);
    await clock.advanceAsync(150);
    expect(await posting).toBe('silent');
  });

  it('reports a missing script and tries again', async () => {
    const view = createWebViewPage();
    let tries = 0;
    const sdk = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return view.sdk;
    };
    const host = createMiniprogramHost({ window: view.page, sdk });
    await expect(host.openNative('pay', { ticket: 't1' })).rejects.toMatchObject({ code: 'not_available' });
    await host.openNative('pay', { ticket: 't1' });
    expect(view.client.pages().at(-1)?.path).toBe('pages/pay/pay');
    expect(tries).toBe(2);
  });

  it('leaves its result before it goes back', async () => {
    const heard: unknown[] = [];
    const config = {
      origins: ['http://localhost'],
      start: 'http://localhost/diagrams',
      onMessage: ({ type, data }: { type: string; data: unknown }) => heard.push([type, data]),
    };
    const view = createWebViewPage({ config });
    const host = createMiniprogramHost({ window: view.page, sdk: view.sdk });
    await host.post('note', 1);
    expect(heard).toEqual([]);
    await host.close({ fileId: 'f1' });
    expect(view.client.pages()).toHaveLength(1);
    expect(heard).toEqual([
      ['note', 1],
      ['close', { fileId: 'f1' }],
    ]);
  });

  it('gives apps time before going back', async () => {
    const clock = createFakeClock();
    const { host, client } = setUp({}, { clock, leaveGap: 100 });
    const closing = host.close();
    await clock.advanceAsync(99);
    expect(client.pages()).toHaveLength(2);
    await clock.advanceAsync(1);
    await closing;
    expect(client.pages()).toHaveLength(1);
  });

  it('replaces the last native page beyond ten', async () => {
    const { host, client } = setUp();
    for (let n = 2; n < 10; n += 1) client.navigateTo('/chartdock/pages/pay/pay');
    await host.openNative('pay', { ticket: 't1' });
    expect(client.pages()).toHaveLength(10);
  });

  it('refuses to download data of the page', async () => {
    const { host, client } = setUp();
    const request = { address: 'blob:http://localhost/1', fileName: 'a.png' };
    await expect(host.download(request)).rejects.toMatchObject({ code: 'not_available' });
    expect(client.calls).toEqual([]);
  });

  it('hands downloads to the native page, under their name', async () => {
    const { host, client } = setUp();
    await host.download({ address: '/download/a?f=1', fileName: '流程 & 1.pos' });
    expect(client.calls).toMatchObject([
      { name: 'downloadFile', values: { url: 'http://localhost/download/a?f=1' } },
      { name: 'shareFileMessage', values: { fileName: '流程 & 1.pos' } },
    ]);
  });

  it('gives way to the home after a card', async () => {
    const heard: unknown[] = [];
    const config = {
      origins: ['http://localhost'],
      start: 'http://localhost/diagrams',
      home: '/pages/home/home',
      onMessage: ({ type, data }: { type: string; data: unknown }) => heard.push([type, data]),
    };
    const { host, client } = setUp({ config, fromCard: true });
    await host.close({ fileId: 'f1' });
    expect(client.pages().map(({ path }) => path)).toEqual(['/pages/home/home']);
    expect(heard).toEqual([['close', { fileId: 'f1' }]]);
  });

  it('reports where it goes until disposed of', async () => {
    const posted: unknown[] = [];
    const view = createWebViewPage();
    const sdk = { ...view.sdk, postMessage: ({ data }: { data: unknown }) => void posted.push(data) };
    const history = view.page.history;
    const host = createMiniprogramHost({ window: view.page, sdk });
    const { location } = view.page;
    Object.assign(location, { href: 'http://localhost/files' });
    history.pushState(null, '', '/files');
    expect(posted).toMatchObject([{ type: 'address', data: { address: 'http://localhost/files' } }]);
    host.dispose();
    Object.assign(location, { href: 'http://localhost/other' });
    history.pushState(null, '', '/other');
    expect(posted).toHaveLength(1);
  });

  it.each(['ks', 'jd'])('speaks to the %s object, not to WeChat’s', async (name) => {
    const view = createWebViewPage();
    const asked: string[] = [];
    const api = {
      ...view.sdk,
      navigateBack: ({ success }: { success?: (said: unknown) => void }) => {
        asked.push(name);
        success?.({});
      },
    };
    Object.assign(view.page, { [name]: { miniProgram: api }, wx: { miniProgram: view.sdk } });
    await createMiniprogramHost({ window: view.page }).close();
    expect(asked).toEqual([name]);
  });

  it('does not load WeChat’s script elsewhere', async () => {
    const view = createWebViewPage({ userAgent: `${MINIPROGRAM_AGENT} Kwai/12.1.20` });
    const host = createMiniprogramHost({ window: view.page });
    await expect(host.openNative('pay', { ticket: 't1' })).rejects.toMatchObject({ code: 'not_available' });
  });

  it('hands Alipay the message itself', async () => {
    const view = createWebViewPage({ userAgent: ALIPAY_AGENT });
    const posted: unknown[] = [];
    const my = { ...view.sdk, postMessage: (message: unknown) => void posted.push(message) };
    Object.assign(view.page, { my });
    expect(await createMiniprogramHost({ window: view.page }).post('note', 1)).toBe('done');
    expect(posted).toMatchObject([{ v: 1, type: 'note', data: 1 }]);
  });

  it.each([
    {
      by: 'WeChat with native pages that pay',
      hash: '#chartdock-native=3',
      provider: 'wechat',
      isTaken: true,
    },
    { by: 'WeChat with older native pages', hash: '#chartdock-native=2', provider: 'wechat', isTaken: false },
    { by: 'WeChat in a page of the app’s own', hash: '', provider: 'wechat', isTaken: false },
    { by: 'Alipay', hash: '#chartdock-native=3', provider: 'alipay', isTaken: false },
  ] as const)('takes an order to be paid by $by', async ({ hash, provider, isTaken }) => {
    const view = createWebViewPage();
    Object.assign(view.page.location, { hash });
    const host = createMiniprogramHost({ window: view.page, sdk: view.sdk });
    const tickets: string[] = [];
    const createTicket = (): Promise<string> => {
      tickets.push('t1');
      return Promise.resolve('t1');
    };
    const offer = {
      orderId: 'o1',
      orderType: 'clone' as const,
      itemId: 't1',
      provider,
      qr: 'weixin://1',
      expiresAt: 1,
      createTicket,
    };
    expect(await host.presentPayment(offer)).toBe(isTaken);
    expect(tickets).toHaveLength(isTaken ? 1 : 0);
    expect(view.client.pages().at(-1)?.path === 'pages/pay/pay').toBe(isTaken);
    const none = {
      ...offer,
      provider: 'wechat',
      createTicket: () => Promise.reject(new Error('none')),
    } as const;
    if (isTaken) await expect(host.presentPayment(none)).rejects.toThrow('none');
  });

  it.each([
    ['', 'unknown', undefined],
    ['#chartdock-program=plain', 'native_older', undefined],
    ['#chartdock-program=plain&chartdock-native=2&chartdock-language=en', 'native_older', 'en'],
    ['#chartdock-program=plain&chartdock-native=3&chartdock-language=en', 'fits', 'en'],
    ['#chartdock-native=9', 'native_newer', undefined],
  ])('tells by %j whether copied pages go along', (hash, fit, language) => {
    const view = createWebViewPage();
    Object.assign(view.page.location, { hash });
    expect(createMiniprogramHost({ window: view.page, sdk: view.sdk }).setting).toMatchObject({
      fit,
      language,
    });
  });
});
