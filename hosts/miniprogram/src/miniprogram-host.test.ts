import { describe, expect, it } from 'vitest';
import { hostSuite } from '@chartdock/platform/suite';
import type { HostSubject } from '@chartdock/platform/suite';
import { createFakeClock } from '@chartdock/platform/testing';
import { createMiniprogramHost } from './miniprogram-host.ts';
import type { MiniprogramHostOptions } from './miniprogram-host.ts';
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

hostSuite('mini-program host', makeSubject(false));
hostSuite('mini-program host of a business program', makeSubject(true));

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

  it('answers where it runs, also where the bridge is silent', async () => {
    const clock = createFakeClock();
    const outside = setUp({ userAgent: 'Mozilla/5.0 Chrome/146', bridge: false }, { clock });
    const answer = outside.host.isInside();
    await clock.advanceAsync(400);
    expect(await answer).toBe(false);
    expect(await setUp().host.isInside()).toBe(true);
  });

  it('trusts the mark of the window where the user agent has none', async () => {
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

  it('says so when its script does not load, and tries again', async () => {
    const view = createWebViewPage();
    let tries = 0;
    const sdk = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return view.sdk;
    };
    const host = createMiniprogramHost({ window: view.page, sdk });
    await expect(host.openNative('pay', { orderId: 'o1' })).rejects.toMatchObject({ code: 'not_available' });
    await host.openNative('pay', { orderId: 'o1' });
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

  it('gives an app the time it needs between the last message and going back', async () => {
    const clock = createFakeClock();
    const { host, client } = setUp({}, { clock, leaveGap: 100 });
    const closing = host.close();
    await clock.advanceAsync(99);
    expect(client.pages()).toHaveLength(2);
    await clock.advanceAsync(1);
    await closing;
    expect(client.pages()).toHaveLength(1);
  });

  it('opens a native page in place of the last one when ten are open', async () => {
    const { host, client } = setUp();
    for (let n = 2; n < 10; n += 1) client.navigateTo('/chartdock/pages/pay/pay');
    await host.openNative('pay', { orderId: 'o1' });
    expect(client.pages()).toHaveLength(10);
  });

  it('refuses to download what lies in the page only', async () => {
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
});
