export { createZoomHost } from './create-zoom-host.ts';
export type { ZoomCapability, ZoomConfig, ZoomHostOptions, ZoomSdk } from './create-zoom-host.ts';
