import { Window as HappyWindow } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { findHost } from './find-host.ts';

const wechat = 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50 miniProgram/wx0000000000000000';

const pageAt = (address: string, userAgent = wechat): Window =>
  new HappyWindow({ url: address, settings: { navigator: { userAgent } } }) as unknown as Window;

describe('findHost in a mini-program', () => {
  it('[CREATE-39] gives pages a host with one window', async () => {
    const page = pageAt('http://localhost/diagrams');
    page.open = () => expect.unreachable('no window is opened');
    const paths: string[] = [];
    const host = await findHost(page, (path) => void paths.push(path));
    expect(host.capabilities).toMatchObject({
      kind: 'miniprogram',
      sameWindow: true,
      businessProgram: false,
    });
    host.reserveWindow().navigate('/diagraming/new1');
    expect(paths).toEqual(['/diagraming/new1']);
  });

  it('[HOST-03] takes the business mode from the native page', async () => {
    const page = pageAt('http://localhost/history#chartdock-program=business');
    const host = await findHost(page, () => undefined);
    expect(host.capabilities.businessProgram).toBe(true);
  });

  it('[HOST-01] believes the window’s mark without user agent', async () => {
    const page = pageAt('http://localhost/', 'Mozilla/5.0 (iPhone) MicroMessenger/8.0');
    Object.assign(page, { __wxjs_environment: 'miniprogram' });
    expect((await findHost(page, () => undefined)).capabilities.kind).toBe('miniprogram');
  });

  it('[HOST-01] takes the browser of WeChat for a browser', async () => {
    const page = pageAt('http://localhost/', 'Mozilla/5.0 (iPhone) MicroMessenger/8.0');
    expect((await findHost(page, () => undefined)).capabilities.kind).toBe('web');
  });
});
