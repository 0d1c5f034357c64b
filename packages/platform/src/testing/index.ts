export { createFakeClock } from './fake-clock.ts';
export type { FakeClock } from './fake-clock.ts';
export { createFakeHost } from './fake-host.ts';
export type { FakeHost, FakeHostOptions, LoadedFrame, OpenedAddress } from './fake-host.ts';
