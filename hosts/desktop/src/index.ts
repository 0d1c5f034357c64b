export type { DesktopBridge } from './bridge.types.ts';
export { createDesktopHost } from './desktop-host.ts';
export type { DesktopHostOptions } from './desktop-host.ts';
export { findDesktopBridge } from './find-bridge.ts';
export { createSurfaceHost, createTauriSurfaceBridge, findSurfaceBridge } from './surfaces/surface-bridge.ts';
export type { SurfaceBridge, TauriSurfaceOptions } from './surfaces/surface-bridge.ts';
export { createTauriBridge } from './tauri.ts';
export type { TauriInvoke, TauriOptions } from './tauri.ts';
