import { describe, expect, it } from 'vitest';
import { NATIVE_PATHS, nativeAddress } from './native-pages.ts';
import { createNativeClient } from './testing/native-client.ts';
import type { NativeClientOptions, WebViewBridge } from './testing/native-client.ts';

const origin = 'https://charts.example.com';

const setUp = (options: Partial<NativeClientOptions> = {}) => {
  const bridges: WebViewBridge[] = [];
  const shown: string[] = [];
  const heard: unknown[] = [];
  const config = { onMessage: (message: unknown) => heard.push(message), ...options.config };
  const client = createNativeClient({
    ...options,
    config,
    openWebView: (bridge) => {
      bridges.push(bridge);
      return { navigate: (src) => void shown.push(src), destroy: () => undefined };
    },
  });
  const post = (id: string, data: unknown, type = 'note') =>
    bridges.at(-1)?.invoke('postMessage', { v: 1, id, type, data });
  return { client, bridges, shown, heard, post };
};

const web = (src: string): string => nativeAddress(NATIVE_PATHS, 'web', { src });

describe('the native web page', () => {
  it('shows its start page, and tells it the mode of the program', () => {
    const { client, shown } = setUp({ config: { businessProgram: true } });
    client.launch('/chartdock/pages/web/web');
    expect(shown).toEqual([`${origin}/history#chartdock-program=business`]);
  });

  it('encodes raw Chinese, which iOS would show as an empty page', () => {
    const { client, shown } = setUp();
    client.launch(web(`${origin}/preview/1?title=流程 图#a=1`));
    expect(shown).toEqual([
      `${origin}/preview/1?title=${encodeURIComponent('流程 图')}#a=1&chartdock-program=plain`,
    ]);
  });

  it.each(['https://evil.example/', `${origin}.evil.example/`, 'javascript:alert(1)', '', '//x'])(
    'refuses to show %j',
    (src) => {
      const { client, shown } = setUp();
      client.launch(web(src));
      expect([shown, client.pages()[0]?.data['problem']]).toEqual([[], '此页面不能在小程序中打开']);
    },
  );

  it.each(['back', 'share', 'copyLink', 'destroy'] as const)(
    'hears what was posted at %s only, in order and each message once',
    async (moment) => {
      const { client, heard, post } = setUp();
      client.launch(web(`${origin}/a`));
      client.navigateTo(web(`${origin}/b`));
      for (const id of ['1', '2', '3']) await post(id, `m${id}`);
      expect(heard).toEqual([]);
      await client[moment]();
      await client[moment]();
      client.destroy();
      expect(heard).toMatchObject([{ data: 'm1' }, { data: 'm2' }, { data: 'm3' }]);
      expect(heard).toHaveLength(3);
    },
  );

  it('hears at once what a live client delivers', async () => {
    const { client, heard, post } = setUp({ live: true });
    client.launch(web(`${origin}/a`));
    await post('1', 'now');
    expect(heard).toMatchObject([{ data: 'now' }]);
  });

  it('overhears what is no message', async () => {
    const { client, heard, bridges } = setUp();
    client.launch(web(`${origin}/a`));
    for (const noise of [{}, { v: 2, id: 'a', type: 'x' }, { v: 1, id: 1, type: 'x' }])
      await bridges[0]?.invoke('postMessage', noise);
    client.copyLink();
    expect(heard).toEqual([]);
  });

  it('speaks to the page by the fragment alone', () => {
    const { client, shown } = setUp();
    client.launch(web(`${origin}/a#x=1`));
    client.pages()[0]?.call('say', 'theme', { dark: true });
    client.pages()[0]?.call('say', 'theme', { dark: false });
    const [first = '', second = '', third = ''] = shown;
    expect(new Set(shown.map((src) => src.split('#')[0]))).toEqual(new Set([`${origin}/a`]));
    expect(first).toBe(`${origin}/a#x=1&chartdock-program=plain`);
    const said = [second, third].map((src) => {
      const text = new URLSearchParams(src.split('#')[1]).get('chartdock-message') ?? '';
      return JSON.parse(text) as { id: string; data: unknown };
    });
    expect(said.map(({ data }) => data)).toEqual([{ dark: true }, { dark: false }]);
    expect(said[0]?.id).not.toBe(said[1]?.id);
  });

  it('shares what the page offers, and otherwise where the page is', async () => {
    const { client, post } = setUp();
    client.launch(web(`${origin}/a`));
    expect(await client.share()).toMatchObject({ title: 'Chartdock' });
    await post('1', { title: '流程', address: `${origin}/preview/1` }, 'share');
    expect(await client.share()).toEqual({ title: '流程', path: web(`${origin}/preview/1`) });
    await post('2', { title: 'x', address: 'https://evil.example/' }, 'share');
    expect((await client.share()).title).toBe('流程');
  });

  it('gives a favourite the address in the spelling of that call', () => {
    const { client } = setUp();
    client.launch(web(`${origin}/a`));
    expect(client.pages()[0]?.call('onAddToFavorites', { webviewUrl: `${origin}/b` })).toEqual({
      title: 'Chartdock',
      query: web(`${origin}/b`).split('?')[1],
    });
  });

  it('opens in place of the last page when ten are open', () => {
    const { client } = setUp();
    client.launch(web(`${origin}/a`));
    for (let n = 1; n < 12; n += 1)
      client
        .pages()
        .at(-1)
        ?.call('openNative', 'web', { src: `${origin}/${n}` });
    expect(client.pages()).toHaveLength(10);
  });
});

describe('the native surface page', () => {
  const from = `${origin}/partner`;
  const url = `${origin}/embed/v1/#s=host&code=c1`;
  const surface = nativeAddress(NATIVE_PATHS, 'surface', { url, ticket: 't1', from });

  it('shows the surface, and hands the ticket down when the surface has come back', () => {
    const { client, shown, bridges } = setUp();
    client.launch(web(from));
    client.navigateTo(surface);
    expect(shown.at(-1)).toBe(url);
    bridges[1]?.loaded(url);
    expect(client.pages()).toHaveLength(2);
    bridges[1]?.loaded(`${from}#chartdock=t1`);
    expect(client.pages().map(({ path }) => path)).toEqual(['pages/web/web']);
    expect(shown.at(-1)).toBe(`${from}#chartdock=t1`);
  });

  it('hands the ticket down too when the person goes back without a choice', () => {
    const { client, shown } = setUp();
    client.launch(web(from));
    client.navigateTo(surface);
    client.back();
    expect([client.pages().length, shown.at(-1)]).toEqual([1, `${from}#chartdock=t1`]);
  });

  it('opens the page to come back to anew when there is none below', () => {
    const { client, shown, bridges } = setUp();
    client.launch(surface);
    bridges[0]?.loaded(`${from}#chartdock=t1`);
    expect(client.pages().map(({ path }) => path)).toEqual(['pages/web/web']);
    expect(shown.at(-1)).toBe(`${from}#chartdock=t1&chartdock-program=plain`);
  });

  it('does not take another ticket for its own', () => {
    const { client, bridges } = setUp();
    client.launch(web(from));
    client.navigateTo(surface);
    bridges[1]?.loaded(`${from}#chartdock=t2`);
    expect(client.pages()).toHaveLength(2);
  });

  it('refuses surfaces of other origins', () => {
    const { client, shown } = setUp();
    client.launch(web(from));
    client.navigateTo(
      nativeAddress(NATIVE_PATHS, 'surface', { url: 'https://evil.example/', ticket: 't', from }),
    );
    expect(shown).toHaveLength(1);
    client.back();
    expect(shown).toHaveLength(1);
  });
});

describe('the native download page', () => {
  const download = (fileName: string): string =>
    nativeAddress(NATIVE_PATHS, 'download', { address: `${origin}/f`, fileName });

  it.each([
    ['a.PNG', 'saveImageToPhotosAlbum'],
    ['a.pdf', 'openDocument'],
    ['a.pos', 'shareFileMessage'],
    ['none', 'shareFileMessage'],
  ])('keeps %s by %s and goes back', (fileName, name) => {
    const { client } = setUp();
    client.launch(web(`${origin}/a`));
    client.navigateTo(download(fileName));
    expect(client.calls.map((call) => call.name)).toEqual(['downloadFile', name]);
    expect(client.pages()).toHaveLength(1);
  });

  it('stays and offers another try when the server refuses', () => {
    let status = 403;
    const { client } = setUp({ downloadStatus: () => status });
    client.launch(web(`${origin}/a`));
    client.navigateTo(download('a.png'));
    expect(client.pages().at(-1)?.data['state']).toBe('failed');
    status = 200;
    client.pages().at(-1)?.call('download');
    expect(client.pages()).toHaveLength(1);
  });
});
