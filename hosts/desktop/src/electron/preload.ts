import type { DesktopBridge } from '../bridge.types.ts';
import { SURFACE_BRIDGE_NAME, SURFACE_CHANNEL } from '../surfaces/surface-bridge.ts';
import type { SurfaceBridge } from '../surfaces/surface-bridge.ts';
import { BRIDGE_NAME, CHANNELS } from './channels.ts';

/** The two objects of Electron that a preload script works with, as far as they are used here. */
export interface PreloadElectron {
  readonly contextBridge: { exposeInMainWorld(name: string, api: object): void };
  readonly ipcRenderer: { invoke(channel: string, ...args: unknown[]): Promise<unknown> };
}

/**
 * Shows the bridge to the page; call it in the preload script of the window, with context isolation on. The page gets
 * five functions and nothing of Electron's own.
 */
export const exposeDesktopBridge = ({ contextBridge, ipcRenderer }: PreloadElectron): void => {
  const ask = async (channel: string, ...args: string[]): Promise<void> => {
    await ipcRenderer.invoke(channel, ...args);
  };
  const bridge: DesktopBridge = {
    openExternal: (address) => ask(CHANNELS.openExternal, address),
    openWindow: (address) => ask(CHANNELS.openWindow, address),
    close: () => ask(CHANNELS.close),
    copy: (text) => ask(CHANNELS.copy, text),
    download: ({ address, fileName }) => ask(CHANNELS.download, address, fileName),
  };
  contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
};

/**
 * Shows the bridge for surfaces to a partner's page; call it in the preload script of the window that shows that page. The
 * page gets one function, which `createSurfaceHost` takes.
 */
export const exposeSurfaceBridge = ({ contextBridge, ipcRenderer }: PreloadElectron): void => {
  const bridge: SurfaceBridge = {
    showSurface: async (address, ticket) => void (await ipcRenderer.invoke(SURFACE_CHANNEL, address, ticket)),
  };
  contextBridge.exposeInMainWorld(SURFACE_BRIDGE_NAME, bridge);
};
