export { createZoomHost } from './create-zoom-host.ts';
export type { ZoomHostOptions, ZoomSdk } from './create-zoom-host.ts';
