import { describe, expect, it } from 'vitest';
import { createFakeElectron } from '../testing/fake-electron.ts';
import {
  createSurfaceHost,
  createTauriSurfaceBridge,
  findSurfaceBridge,
} from '../surfaces/surface-bridge.ts';
import { exposeSurfaceBridge } from './preload.ts';
import { handleSurfaceBridge } from './surfaces.ts';
import type { SurfaceWindow } from './surfaces.ts';

const origin = 'https://charts.example.com';
const partner = 'https://notes.example.com';
const url = `${origin}/embed/v1/?client=notes#s=host&code=c1`;

type GoesTo = (navigation: { preventDefault(): void }, url: string) => void;

/** A window whose person is the test. */
const createWindow = () => {
  const heard: { goes?: GoesTo; closed?: () => void } = {};
  let isStopped = false;
  const window: SurfaceWindow = {
    webContents: { on: (_event, listener) => (heard.goes = listener) },
    once: (_event, listener) => (heard.closed = listener),
    close: () => heard.closed?.(),
  };
  const goTo = (address: string): boolean => {
    heard.goes?.({ preventDefault: () => void (isStopped = true) }, address);
    return isStopped;
  };
  return { window, goTo };
};

const setUp = (page = `${partner}/notes`) => {
  const electron = createFakeElectron(page);
  const shown: string[] = [];
  const { window, goTo } = createWindow();
  exposeSurfaceBridge(electron);
  handleSurfaceBridge({
    ipcMain: electron.ipcMain,
    origin,
    pages: [partner],
    openWindow: (address) => {
      shown.push(address);
      return window;
    },
  });
  const bridge = findSurfaceBridge(Object.fromEntries(electron.shown));
  if (bridge === undefined) throw new Error('the preload script shows no bridge');
  return { host: createSurfaceHost(bridge), bridge, shown, window, goTo };
};

/** Returns whether work is over once everything that needs no more than promises has happened: the fake waits for nothing else. */
const settled = async (work: Promise<void>): Promise<boolean> => {
  let isOver = false;
  void work.then(() => (isOver = true));
  await new Promise((resolve) => setImmediate(resolve));
  return isOver;
};

describe('surfaces in a window of an Electron app', () => {
  it('end with their ticket and close their window', async () => {
    const { host, shown, goTo } = setUp();
    const showing = host.show({ url, ticket: 't1' });
    expect(await settled(showing)).toBe(false);
    expect(shown).toEqual([url]);
    expect(goTo(`${partner}/notes#chartdock=another`)).toBe(false);
    expect(await settled(showing)).toBe(false);
    expect(goTo(`${partner}/notes#chartdock=t1`)).toBe(true);
    expect(await settled(showing)).toBe(true);
  });

  it('are over when the person closes the window', async () => {
    const { host, window } = setUp();
    const showing = host.show({ url, ticket: 't1' });
    expect(await settled(showing)).toBe(false);
    window.close();
    expect(await settled(showing)).toBe(true);
  });

  it('are refused for other pages and servers', async () => {
    const { host, shown } = setUp('https://evil.example/');
    await expect(host.show({ url, ticket: 't1' })).rejects.toThrow(TypeError);
    const { bridge, shown: own } = setUp();
    for (const address of [
      'https://evil.example/',
      'javascript:alert(1)',
      'file:///etc/passwd',
      '/embed/v1/',
    ])
      await expect(bridge.showSurface(address, 't1')).rejects.toThrow(TypeError);
    await expect(bridge.showSurface(url, '')).rejects.toThrow(TypeError);
    expect([...shown, ...own]).toEqual([]);
  });

  it('have no bridge in an ordinary browser', () => {
    expect(findSurfaceBridge({})).toBeUndefined();
    expect(findSurfaceBridge({ chartdockSurfaces: { showSurface: 'yes' } })).toBeUndefined();
  });
});

describe('surfaces in a window of a Tauri app', () => {
  it('open by a command that answers when done', async () => {
    const asked: unknown[] = [];
    const invoke = async (...call: readonly unknown[]): Promise<void> => void asked.push(call);
    await createSurfaceHost(createTauriSurfaceBridge({ invoke, command: 'show_surface' })).show({
      url,
      ticket: 't1',
    });
    expect(asked).toEqual([['show_surface', { address: url, ticket: 't1' }]]);
  });
});
