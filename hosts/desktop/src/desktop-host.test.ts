import { hostSuite } from '@chartdock/platform/suite';
import type { HostSubject } from '@chartdock/platform/suite';
import { describe, expect, it, vi } from 'vitest';
import type { DesktopBridge } from './bridge.types.ts';
import { createDesktopHost } from './desktop-host.ts';
import { exposeDesktopBridge } from './electron/preload.ts';
import { handleDesktopBridge } from './electron/main.ts';
import { findDesktopBridge } from './find-bridge.ts';
import { createDesktopPage, origin, pathOf } from './testing/desktop-page.ts';
import type { Seen } from './testing/desktop-page.ts';
import { createFakeElectron } from './testing/fake-electron.ts';

const rejectWith = (reject: (reason: unknown) => void, reason: unknown): void => reject(reason);

/** The bridge of our preload script, all the way to the actions of the main process. */
const electronBridge = (seen: Seen): DesktopBridge => {
  const electron = createFakeElectron(`${origin}/diagrams`);
  exposeDesktopBridge(electron);
  handleDesktopBridge({
    ipcMain: electron.ipcMain,
    origin,
    actions: {
      openExternal: async (address) => void seen.opened.push({ address, target: 'new' }),
      openWindow: (address) => void seen.opened.push({ address: pathOf(address), target: 'new' }),
      close: () => void (seen.closed = true),
      copy: (text) => void seen.copied.push(text),
      download: (address, fileName) => void seen.downloaded.push({ address: pathOf(address), fileName }),
    },
  });
  const bridge = findDesktopBridge(Object.fromEntries(electron.shown));
  if (bridge === undefined) throw new Error('the preload script shows no bridge');
  return bridge;
};

const tauriBridge = (seen: Seen): DesktopBridge => {
  const does: Readonly<Record<string, (args: never) => void>> = {
    'plugin:opener|open_url': ({ url }: { url: string }) =>
      void seen.opened.push({ address: url, target: 'new' }),
    'plugin:webview|create_webview_window': ({ options }: { options: { url: string } }) =>
      void seen.opened.push({ address: pathOf(options.url), target: 'new' }),
    'plugin:window|close': () => void (seen.closed = true),
    'plugin:clipboard-manager|write_text': ({ text }: { text: string }) => void seen.copied.push(text),
  };
  const invoke = async (command: string, args?: object): Promise<void> => does[command]?.(args as never);
  const bridge = findDesktopBridge({ isTauri: true, __TAURI__: { core: { invoke } } });
  if (bridge === undefined) throw new Error('Tauri was not found');
  return {
    ...bridge,
    download: async ({ address, fileName }) =>
      void seen.downloaded.push({ address: pathOf(address), fileName }),
    share: async (request) => void seen.shared.push(request),
  };
};

const subjectOf = (makeBridge: (seen: Seen) => DesktopBridge) => (): HostSubject => {
  const { page, seen, framed } = createDesktopPage();
  return {
    host: createDesktopHost({ window: page, bridge: makeBridge(seen) }),
    opened: () => seen.opened,
    copied: () => seen.copied,
    shared: () => seen.shared,
    downloaded: () => seen.downloaded,
    framed,
    isClosed: () => seen.closed,
  };
};

hostSuite(
  { describe, it, expect },
  'desktop host on the preload script of Electron',
  subjectOf(electronBridge),
);
hostSuite({ describe, it, expect }, 'desktop host on Tauri', subjectOf(tauriBridge));

describe('the desktop host', () => {
  const setUp = (change: Partial<DesktopBridge> = {}) => {
    const { page, seen } = createDesktopPage();
    const onRefused = vi.fn();
    const navigate = vi.fn();
    const bridge = { ...electronBridge(seen), ...change };
    return {
      host: createDesktopHost({ window: page, bridge, navigate, onRefused }),
      seen,
      onRefused,
      navigate,
    };
  };

  it('[CREATE-37] keeps a created file in the same window', () => {
    const { host, navigate, seen } = setUp();
    const held = host.reserveWindow();
    held.navigate('/diagraming/chart1');
    host.open('/mindmap/chart2');
    expect(navigate.mock.calls).toEqual([['/diagraming/chart1'], ['/mindmap/chart2']]);
    expect([seen.opened, host.capabilities.kind, host.capabilities.sameWindow]).toEqual([
      [],
      'desktop',
      true,
    ]);
  });

  it('shows other sites in the person’s browser', () => {
    const { host, seen } = setUp();
    host.open('https://other.example/help', 'new');
    expect(seen.opened).toEqual([{ address: 'https://other.example/help', target: 'new' }]);
  });

  it('says that the app refused', async () => {
    const no = (): Promise<never> => Promise.reject(new Error('not permitted'));
    const { host, onRefused } = setUp({ copy: no, close: no, openWindow: no });
    await expect(host.copy('x')).rejects.toMatchObject({ code: 'blocked' });
    await expect(host.close()).rejects.toMatchObject({ code: 'blocked' });
    host.open('/diagrams', 'new');
    await vi.waitFor(() =>
      expect(onRefused.mock.calls).toEqual([[expect.objectContaining({ code: 'blocked' })]]),
    );
  });

  it('tells the reason of a refusal as text', async () => {
    const text =
      'window.close not allowed. Permissions associated with this command: core:window:allow-close';
    // Tauri rejects with a bare text.
    const { host, onRefused } = setUp({
      close: async () => Promise.reject(Object.assign(new Error(), { message: text })),
      openExternal: () => new Promise((_resolve, reject) => rejectWith(reject, text)),
    });
    await expect(host.close()).rejects.toThrow(`close the window – the desktop app refused: ${text}`);
    host.open('https://other.example/', 'new');
    await vi.waitFor(() =>
      expect(onRefused.mock.calls).toEqual([
        [expect.objectContaining({ message: `open a window – the desktop app refused: ${text}` })],
      ]),
    );
  });

  it('reports an unexpected refusal as a page error', async () => {
    const { page, seen } = createDesktopPage();
    const reportError = vi.fn();
    Object.assign(page, { reportError });
    const bridge = { ...electronBridge(seen), openWindow: () => Promise.reject(new Error('no window')) };
    createDesktopHost({ window: page, bridge }).open('/diagrams', 'new');
    await vi.waitFor(() =>
      expect(reportError.mock.calls).toEqual([[expect.objectContaining({ code: 'blocked' })]]),
    );
  });
});
