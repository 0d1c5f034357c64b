export { createDeferredPort, createLivePort } from './ports/carried.ts';
export type { LivePortOptions } from './ports/carried.ts';
export type { CarriedOptions, Carrier } from './ports/carrier.ts';
export { createMemoryPorts } from './ports/memory.ts';
export type { Port } from './ports/port.ts';
export { createWindowPort } from './ports/window.ts';
