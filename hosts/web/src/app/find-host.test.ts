import { Window as HappyWindow } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { findHost } from './find-host.ts';

const meeting = 'Mozilla/5.0 app/tencent_wemeet os_name/Mac os_version/14 app_version/3.14.2';

const pageWith = (userAgent: string): Window =>
  new HappyWindow({
    url: 'http://localhost/diagrams',
    settings: { navigator: { userAgent } },
  }) as unknown as Window;

const find = async (page: Window) => {
  const paths: string[] = [];
  return { host: await findHost(page, (path) => void paths.push(path)), paths };
};

describe('findHost', () => {
  it('[CREATE-36] gives meeting pages a host with one window', async () => {
    const page = pageWith(meeting);
    page.open = () => expect.unreachable('no window is opened');
    const { host, paths } = await find(page);
    expect(host).toMatchObject({ capabilities: { kind: 'meeting', closable: true, shareSheet: true } });
    host.reserveWindow().navigate('/diagraming/new1');
    expect(paths).toEqual(['/diagraming/new1']);
  });

  it('[HOST-02] [MENU-19] takes the meeting app’s rules from its host', async () => {
    const { host } = await find(pageWith(meeting));
    expect(host.capabilities).toMatchObject({ hideTemplateEntry: true, noDownload: true });
    const windows = await find(pageWith(meeting.replace('Mac', 'Windows')));
    expect(windows.host.capabilities).toMatchObject({ hideTemplateEntry: true, noDownload: false });
  });

  it('keeps to the page in silent meeting frames', async () => {
    const page = pageWith(meeting);
    Object.defineProperty(page, 'top', { value: {} });
    const { host } = await find(page);
    expect(host.capabilities).toMatchObject({ kind: 'meeting', closable: false });
  });

  it('[HOST-01] gives any other page the host of a browser', async () => {
    const { host } = await find(pageWith('Mozilla/5.0 (X11; Linux x86_64) Chrome/146'));
    expect(host.capabilities.kind).toBe('web');
    expect('openExternal' in host).toBe(false);
  });
});
