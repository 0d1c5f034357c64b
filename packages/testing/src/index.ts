export { createScenarioClock } from './clock.ts';
export type { ScenarioClock } from './clock.ts';
export { createFakeGuest } from './guest/fake-guest.ts';
export type { FakeGuest, FakeGuestOptions } from './guest/fake-guest.ts';
export type { GuestArrival } from './guest/arrivals.ts';
export type { FakeSurface, HostAnswers, HostRequest } from './guest/surface.ts';
