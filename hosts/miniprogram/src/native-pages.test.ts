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

/** Facts that the native page tells the page about itself, besides the mode. */
const about = '&chartdock-native=3&chartdock-language=zh';

describe('the native web page', () => {
  it('shows its start page with the mode', () => {
    const { client, shown } = setUp({ config: { businessProgram: true } });
    client.launch('/chartdock/pages/web/web');
    expect(shown).toEqual([`${origin}/history#chartdock-program=business${about}`]);
  });

  it('encodes raw Chinese for iOS', () => {
    const { client, shown } = setUp();
    client.launch(web(`${origin}/preview/1?title=流程 图#a=1`));
    expect(shown).toEqual([
      `${origin}/preview/1?title=${encodeURIComponent('流程 图')}#a=1&chartdock-program=plain${about}`,
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
    'hears posts at %s once, in order',
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

  it('hears live deliveries at once', async () => {
    const { client, heard, post } = setUp({ live: true });
    client.launch(web(`${origin}/a`));
    await post('1', 'now');
    expect(heard).toMatchObject([{ data: 'now' }]);
  });

  it('overhears other messages', async () => {
    const { client, heard, bridges } = setUp();
    client.launch(web(`${origin}/a`));
    for (const noise of [{}, { v: 2, id: 'a', type: 'x' }, { v: 1, id: 1, type: 'x' }])
      await bridges[0]?.invoke('postMessage', noise);
    client.copyLink();
    expect(heard).toEqual([]);
  });

  it('speaks to the page by the fragment alone', () => {
    const { client, shown, bridges } = setUp({ config: { stays: [`${origin}/a`] } });
    client.launch(web(`${origin}/a#x=1`));
    bridges[0]?.loaded(shown[0] ?? '');
    expect(client.pages()[0]?.call('say', 'theme', { dark: true })).toEqual({ said: true });
    expect(client.pages()[0]?.call('say', 'theme', { dark: false })).toEqual({ said: true });
    const [first = '', second = '', third = ''] = shown;
    expect(new Set(shown.map((src) => src.split('#')[0]))).toEqual(new Set([`${origin}/a`]));
    expect(first).toBe(`${origin}/a#x=1&chartdock-program=plain${about}`);
    const said = [second, third].map((src) => {
      const text = new URLSearchParams(src.split('#')[1]).get('chartdock-message') ?? '';
      return JSON.parse(text) as { id: string; data: unknown };
    });
    expect(said.map(({ data }) => data)).toEqual([{ dark: true }, { dark: false }]);
    expect(said[0]?.id).not.toBe(said[1]?.id);
  });

  describe('says nothing, and why,', () => {
    const say = ({ client }: ReturnType<typeof setUp>, data: unknown = 1) =>
      client.pages().at(-1)?.call('say', 'note', data);
    const stays = [`${origin}/a/`];

    it('before a page is loaded', () => {
      const all = setUp({ config: { stays } });
      all.client.launch(web(`${origin}/a`));
      expect(say(all)).toEqual({ said: false, reason: 'not_loaded' });
      expect(all.shown).toHaveLength(1);
    });

    it('goes to a page that may have moved', () => {
      const all = setUp({ config: { stays } });
      all.client.launch(web(`${origin}/files`));
      all.bridges[0]?.loaded(`${origin}/files`);
      expect(say(all)).toEqual({ said: false, reason: 'address_unknown' });
      expect(all.shown).toHaveLength(1);
    });

    it('waits for a moved page to load again', async () => {
      const all = setUp({ config: { stays } });
      all.client.launch(web(`${origin}/a`));
      all.bridges[0]?.loaded(`${origin}/a`);
      await all.post('1', { address: `${origin}/a/2` }, 'address');
      all.client.copyLink();
      expect(say(all)).toEqual({ said: false, reason: 'address_unknown' });
      expect([all.shown.length, all.heard]).toEqual([1, []]);
      all.bridges[0]?.loaded(`${origin}/a/3`);
      expect(say(all)).toEqual({ said: true });
      expect(all.shown.at(-1)).toContain(`${origin}/a/3#`);
    });

    it('results too long for an address', () => {
      const all = setUp({ config: { stays } });
      all.client.launch(web(`${origin}/a`));
      all.bridges[0]?.loaded(`${origin}/a`);
      expect(say(all, '图'.repeat(4_000))).toEqual({ said: false, reason: 'too_large' });
      expect(all.shown).toHaveLength(1);
      expect(all.client.pages()[0]?.call('say', 'note')).toEqual({ said: true });
      expect(decodeURIComponent(all.shown.at(-1) ?? '')).toContain('"data":null');
    });
  });

  it('shares where the page has told that it went', async () => {
    const { client, post, bridges } = setUp();
    client.launch(web(`${origin}/a`));
    bridges[0]?.loaded(`${origin}/a`);
    await post('1', { address: `${origin}/b` }, 'address');
    await post('2', { address: 'https://evil.example/' }, 'address');
    client.copyLink();
    expect(client.pages()[0]?.call('onAddToFavorites', {})).toMatchObject({
      query: web(`${origin}/b`).split('?')[1],
    });
  });

  it('allows an origin written with a slash only', () => {
    const { client, shown } = setUp({ config: { origins: [`${origin}/`] } });
    client.launch(web(`${origin}/a`));
    client.launch(web(`${origin}.evil.example/a`));
    expect(shown.map((src) => src.split('#')[0])).toEqual([`${origin}/a`]);
  });

  it.each([
    ['zh_TW', 'zh', '此页面不能在小程序中打开'],
    ['en', 'en', 'This page cannot be opened in the mini-program'],
    ['ja', 'en', 'This page cannot be opened in the mini-program'],
    ['', 'zh', '此页面不能在小程序中打开'],
  ])('speaks the language of an app in %j', (language, told, problem) => {
    const { client, shown } = setUp({ language });
    client.launch(web(`${origin}/a`));
    expect(shown[0]).toContain(`chartdock-language=${told}`);
    client.launch(web('https://evil.example/'));
    expect(client.pages().at(-1)?.data['problem']).toBe(problem);
  });

  it('speaks the language that the mini-program has set', () => {
    const { client, shown } = setUp({ language: 'zh_CN', config: { language: 'en' } });
    client.launch(web(`${origin}/a`));
    expect(shown[0]).toContain('chartdock-language=en');
  });

  it('says that it is too old', () => {
    const { client, shown } = setUp();
    client.launch(nativeAddress(NATIVE_PATHS, 'web', { src: `${origin}/a`, v: 4 }));
    client.launch(nativeAddress(NATIVE_PATHS, 'surface', { url: origin, ticket: 't', from: origin, v: 4 }));
    client.launch(nativeAddress(NATIVE_PATHS, 'download', { address: origin, fileName: 'a', v: 4 }));
    expect([shown, client.calls]).toEqual([[], []]);
    expect(client.pages().map(({ data }) => data['problem'] ?? data['state'])).toEqual([
      '小程序中的页面版本过旧，请更新小程序',
      '小程序中的页面版本过旧，请更新小程序',
      'outdated',
    ]);
  });

  it('opens one page for two taps', () => {
    const { client } = setUp({ wx: { navigateTo: ({ url }: { url: string }) => void pending.push(url) } });
    const pending: string[] = [];
    client.launch(web(`${origin}/a`));
    client.pages()[0]?.call('openNative', 'web', { src: `${origin}/b` });
    client.pages()[0]?.call('openNative', 'web', { src: `${origin}/b` });
    expect(pending).toHaveLength(1);
  });

  it('goes home when it was opened for that', () => {
    const { client, shown } = setUp();
    client.launch(nativeAddress(NATIVE_PATHS, 'web', { home: true }));
    expect([client.pages().map(({ path }) => path), shown]).toEqual([['/pages/index/index'], []]);
  });

  it('shares the page’s offer, else its place', async () => {
    const { client, post } = setUp();
    client.launch(web(`${origin}/a`));
    expect(await client.share()).toMatchObject({ title: 'Chartdock' });
    await post('1', { title: '流程', address: `${origin}/preview/1` }, 'share');
    expect(await client.share()).toEqual({ title: '流程', path: web(`${origin}/preview/1`) });
    await post('2', { title: 'x', address: 'https://evil.example/' }, 'share');
    expect((await client.share()).title).toBe('流程');
  });

  it('gives a favourite the address as expected', () => {
    const { client } = setUp();
    client.launch(web(`${origin}/a`));
    expect(client.pages()[0]?.call('onAddToFavorites', { webviewUrl: `${origin}/b` })).toEqual({
      title: 'Chartdock',
      query: web(`${origin}/b`).split('?')[1],
    });
  });

  it('replaces the last page beyond ten', () => {
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

  it('shows the surface and hands the ticket down', () => {
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

  it('hands the ticket down without a choice too', () => {
    const { client, shown } = setUp();
    client.launch(web(from));
    client.navigateTo(surface);
    client.back();
    expect([client.pages().length, shown.at(-1)]).toEqual([1, `${from}#chartdock=t1`]);
  });

  it('uncovers a page that cannot take tickets', () => {
    const { client, bridges } = setUp();
    client.launch('/pages/note/note');
    client.navigateTo(surface);
    bridges[0]?.loaded(`${from}#chartdock=t1`);
    expect(client.pages().map(({ path }) => path)).toEqual(['/pages/note/note']);
    client.navigateTo(surface);
    client.back();
    expect(client.pages().map(({ path }) => path)).toEqual(['/pages/note/note']);
  });

  it('hands the ticket to pages with `showAddress`', () => {
    const { client, shown, bridges } = setUp({ app: new URL('testing/note-app/', import.meta.url) });
    client.launch('/pages/note/note');
    client.navigateTo(surface);
    bridges[1]?.loaded(`${from}#chartdock=t1`);
    expect(client.pages()).toHaveLength(1);
    expect(shown.at(-1)).toBe(`${from}#chartdock=t1`);
  });

  it('reopens the page that gave its place', () => {
    const { client, shown, bridges } = setUp();
    client.launch(web(`${origin}/below`));
    const replacing = { url, ticket: 't1', from, replaces: true };
    client.navigateTo(nativeAddress(NATIVE_PATHS, 'surface', replacing));
    bridges[1]?.loaded(`${from}#chartdock=t1`);
    expect(client.pages().map(({ data }) => data['src'])).toEqual([shown[0], shown.at(-1)]);
    expect(shown.at(-1)).toContain(`${from}#chartdock=t1`);
  });

  it('goes home from a surface above nothing', () => {
    const { client } = setUp();
    client.launch(surface);
    client.pages()[0]?.call('onBack');
    expect(client.pages().map(({ path }) => path)).toEqual(['/pages/index/index']);
  });

  it('opens the return page when none is below', () => {
    const { client, shown, bridges } = setUp();
    client.launch(surface);
    bridges[0]?.loaded(`${from}#chartdock=t1`);
    expect(client.pages().map(({ path }) => path)).toEqual(['pages/web/web']);
    expect(shown.at(-1)).toBe(`${from}#chartdock=t1&chartdock-program=plain${about}`);
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

  it('leads to settings for saving pictures, then continues', () => {
    let isAllowed = false;
    const { client } = setUp({ photos: () => isAllowed });
    client.launch(web(`${origin}/a`));
    client.navigateTo(download('a.png'));
    expect(client.pages().at(-1)?.data['state']).toBe('denied');
    client
      .pages()
      .at(-1)
      ?.call('onSetting', { detail: { authSetting: {} } });
    expect(client.pages().at(-1)?.data['state']).toBe('denied');
    isAllowed = true;
    client
      .pages()
      .at(-1)
      ?.call('onSetting', { detail: { authSetting: { 'scope.writePhotosAlbum': true } } });
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
