import { describe, expect, it, vi } from 'vitest';
import { createDeferredPort, createLivePort } from '@chartdock/embed/ports';
import { createAlipayCarrier, createWebViewCarrier } from './carriers.ts';
import type { AlipayBridge } from './alipay-bridge.ts';
import { createFragmentWindow } from './testing/fragment-window.ts';

describe('the carrier of a web view', () => {
  it('posts to the app and hears by the fragment', async () => {
    const { window, change } = createFragmentWindow('https://a.example/');
    const posted: { type: string; data: unknown }[] = [];
    const post = async (type: string, data: unknown) => {
      posted.push({ type, data });
      return 'done' as const;
    };
    const port = createDeferredPort({ carrier: createWebViewCarrier({ post }, window) });
    const received: unknown[] = [];
    port.listen((value) => received.push(value));
    port.post({ n: 1 });
    expect(posted).toMatchObject([{ type: 'port', data: { kind: 'data', data: { n: 1 } } }]);
    const answer = { v: 1, id: 'a', kind: 'data', data: '答' };
    change(`chartdock-port=${encodeURIComponent(JSON.stringify(answer))}`);
    change(`chartdock-port=${encodeURIComponent('{no json')}`);
    await vi.waitFor(() => expect(received).toEqual(['答']));
  });
});

describe('the carrier of Alipay', () => {
  it('lets the page speak first, and answers at once', async () => {
    const sent: unknown[] = [];
    const my: AlipayBridge = { postMessage: (message) => void sent.push(message) };
    const port = createLivePort({ carrier: createAlipayCarrier(my), end: 'page' });
    expect(sent).toMatchObject([{ kind: 'hello' }]);
    const received: unknown[] = [];
    port.listen((value) => received.push(value));
    my.onMessage?.({ v: 1, id: 'a', kind: 'data', data: 'hi' });
    await vi.waitFor(() => expect(received).toEqual(['hi']));
    port.close();
    expect(my.onMessage).toBeNull();
  });
});
