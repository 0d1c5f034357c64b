import { describe, expect, it } from 'vitest';
import type { DesktopBridge } from '../bridge.types.ts';
import { findDesktopBridge } from '../find-bridge.ts';
import { createFakeElectron } from '../testing/fake-electron.ts';
import { handleDesktopBridge } from './main.ts';
import { exposeDesktopBridge } from './preload.ts';

const origin = 'https://charts.example.com';

const setUp = () => {
  const electron = createFakeElectron(`${origin}/history`);
  exposeDesktopBridge(electron);
  handleDesktopBridge({ ipcMain: electron.ipcMain, origin, actions: electron.actions });
  const bridge = findDesktopBridge(Object.fromEntries(electron.shown)) as DesktopBridge;
  return { electron, bridge };
};

describe('the bridge of Electron', () => {
  it('shows the page five functions under one name', () => {
    const { electron } = setUp();
    expect([...electron.shown.keys()]).toEqual(['chartdockDesktop']);
    expect(Object.keys(electron.shown.get('chartdockDesktop') ?? {})).toEqual([
      'openExternal',
      'openWindow',
      'close',
      'copy',
      'download',
    ]);
  });

  it('has the main process obey the page', async () => {
    const { electron, bridge } = setUp();
    await bridge.openExternal('https://other.example/');
    await bridge.openWindow(`${origin}/diagrams`);
    await bridge.copy('流程图');
    await bridge.download?.({ address: `${origin}/file`, fileName: 'plan.png' });
    await bridge.close();
    expect(electron.done).toEqual([
      ['openExternal', 'https://other.example/'],
      ['openWindow', `${origin}/diagrams`],
      ['copy', '流程图'],
      ['download', `${origin}/file`, 'plan.png'],
      ['close'],
    ]);
  });

  it.each(['https://other.example/', 'data:text/html,x', ''])(
    'does nothing for a page at %j',
    async (url) => {
      const { electron, bridge } = setUp();
      electron.shows(url);
      await expect(bridge.copy('x')).rejects.toThrow(TypeError);
      await expect(bridge.close()).rejects.toThrow(TypeError);
      expect(electron.done).toEqual([]);
    },
  );

  it.each(['file:///etc/passwd', 'javascript:alert(1)', '/diagrams', 'smb://host/x'])(
    'opens %j nowhere',
    async (address) => {
      const { electron, bridge } = setUp();
      await expect(bridge.openExternal(address)).rejects.toThrow(TypeError);
      await expect(bridge.openWindow(address)).rejects.toThrow(TypeError);
      expect(electron.done).toEqual([]);
    },
  );

  it('takes an origin with a slash at its end', async () => {
    const electron = createFakeElectron(`${origin}/history`);
    exposeDesktopBridge(electron);
    handleDesktopBridge({ ipcMain: electron.ipcMain, origin: `${origin}/`, actions: electron.actions });
    await findDesktopBridge(Object.fromEntries(electron.shown))?.copy('x');
    expect(electron.done).toEqual([['copy', 'x']]);
  });

  it('opens no window of the app for another site', async () => {
    const { electron, bridge } = setUp();
    await expect(bridge.openWindow('https://other.example/')).rejects.toThrow(TypeError);
    expect(electron.done).toEqual([]);
  });
});

describe('finding the bridge', () => {
  it.each([
    {},
    { chartdockDesktop: {} },
    { isTauri: true },
    { isTauri: 'yes', __TAURI__: { core: { invoke: () => undefined } } },
    { require: () => ({}), process: { versions: { electron: '40' } } },
  ])('finds none in %j', (page) => {
    expect(findDesktopBridge(page)).toBeUndefined();
  });

  it('takes the invoke that is given to it', async () => {
    const commands: unknown[] = [];
    const invoke = async (...call: unknown[]): Promise<void> => void commands.push(call);
    await findDesktopBridge({ isTauri: true }, invoke)?.openExternal('https://other.example/');
    expect(commands).toEqual([['plugin:opener|open_url', { url: 'https://other.example/' }]]);
  });
});
