export { createBrowserHost } from './browser-host.ts';
export type { BrowserHostOptions } from './browser-host.ts';
export { createBrowserStorage } from './browser-storage.ts';
