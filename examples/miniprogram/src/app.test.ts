import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createNativeClient } from '@chartdock/host-miniprogram/testing';
import type { WebViewBridge } from '@chartdock/host-miniprogram/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyApp } from './prepare.ts';

let app: string;

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'atlas-notes-'));
  copyApp(app, { backend: 'https://notes.example.com', server: 'https://charts.example.com' });
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

interface Told {
  readonly success: (answer: object) => void;
}

it('signs in, picks and lists natively', async () => {
  const bridges: WebViewBridge[] = [];
  const shown: string[] = [];
  const asked: unknown[] = [];
  const client = createNativeClient({
    app: pathToFileURL(`${app}/`),
    wx: {
      login: ({ success }: Told) => success({ code: 'code-1' }),
      request: ({ success, ...request }: Told) => {
        asked.push(request);
        success({ statusCode: 200, data: { ticket: 't/1' } });
      },
    },
    openWebView: (bridge) => {
      bridges.push(bridge);
      return { navigate: (src) => void shown.push(src), destroy: () => undefined };
    },
  });
  client.launch('/pages/index/index');
  const top = () => client.pages().at(-1);
  await top()?.call('choose');
  expect(asked).toMatchObject([{ url: 'https://notes.example.com/mini/sign-in', data: { code: 'code-1' } }]);
  expect(shown[0]?.split('#')[0]).toBe('https://notes.example.com/mini/enter?ticket=t%2F1');
  const file = { id: 'f1', title: '流程', address: 'https://charts.example.com/view/link/1' };
  await bridges[0]?.invoke('postMessage', { v: 1, id: 'm1', type: 'close', data: { files: [file] } });
  client.back();
  await vi.waitFor(() => expect(top()?.data['files']).toEqual([file]));
  top()?.call('open', { currentTarget: { dataset: { address: file.address } } });
  expect(shown.at(-1)?.split('#')[0]).toBe(file.address);
  client.back();
  top()?.call('pay');
  expect(top()?.path).toBe('pages/web/web');
  expect(shown.at(-1)?.split('#')[0]).toBe('https://charts.example.com/payment');
});
