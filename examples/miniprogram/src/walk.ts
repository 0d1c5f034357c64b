import { createNativeClient } from '@chartdock/host-miniprogram/testing';
import type { WebViewBridge } from '@chartdock/host-miniprogram/testing';

const origin = 'https://charts.example.com';

interface Heard {
  readonly type: string;
  readonly data: unknown;
}

const native = (name: string, values: object): string =>
  `/chartdock/pages/${name}/${name}?chartdock=${encodeURIComponent(JSON.stringify(values))}`;

/** Walks through a visit to the mini-program's native pages, and prints all that the client shows, hears and does. */
export const walk = async (print: (line: string) => void): Promise<void> => {
  const bridges: WebViewBridge[] = [];
  const client = createNativeClient({
    config: {
      origins: [origin],
      start: `${origin}/history`,
      onMessage: ({ type, data }: Heard) => print(`app hears ${type}: ${JSON.stringify(data)}`),
    },
    openWebView: (bridge) => {
      bridges.push(bridge);
      return {
        navigate: (src) => print(`web view shows ${src}`),
        destroy: () => print('web view closes'),
      };
    },
  });
  const post = (id: string, type: string, data: unknown) =>
    bridges[0]?.invoke('postMessage', { v: 1, id, type, data });

  client.launch('/chartdock/pages/web/web');
  await post('1', 'share', { title: '流程图', address: `${origin}/preview/1` });
  print('page posts: nobody hears it yet');
  const { title, path } = await client.share();
  print(`card: ${title} ${decodeURIComponent(path)}`);
  await bridges[0]?.invoke('navigateTo', {
    url: native('download', { address: `${origin}/f/1.png`, fileName: '1.png' }),
  });
  print(`client does ${client.calls.map(({ name }) => name).join(', ')}`);
  await post('2', 'close', { fileId: '1' });
  client.destroy();
};
