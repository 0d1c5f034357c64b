export { createScenarioClock } from './clock.ts';
export type { ScenarioClock } from './clock.ts';
export { createFakeGuest } from './guest/fake-guest.ts';
export type { FakeGuest, FakeGuestOptions } from './guest/fake-guest.ts';
export type { GuestArrival } from './guest/arrivals.ts';
export type { FakeSurface, HostAnswers, HostRequest } from './guest/surface.ts';
export { createFakeBackend } from './backend/fake-backend.ts';
export type { FakeBackend, FakeBackendOptions, SeenRequest } from './backend/fake-backend.ts';
export { FakeBackendError } from './backend/fake-backend-error.ts';
export type { FakeBackendErrorCode } from './backend/fake-backend-error.ts';
export type { AbilityRefusal } from './backend/embed-fakes.ts';
export type { Affected } from './backend/scenario.ts';
export type { FakePerson } from './backend/people.ts';
export type { IssuedToken } from './backend/sessions.ts';
export type { NewNode } from './backend/tree.ts';
export { conformanceSuite, describeProtocolConformance } from './conformance/describe.ts';
export type { ConformanceCase, MakeEnds } from './conformance/describe.ts';
export type { Expect, TestRunner } from '@chartdock/platform/suite';
export { CONFORMANCE_FILES } from './conformance/ends.types.ts';
export type {
  CommitReport,
  DeliveredGreeting,
  EndUnderTest,
  GuestEnd,
  HostEnd,
  PostedGreeting,
} from './conformance/ends.types.ts';
export { createGuestEnd } from './conformance/guest-end.ts';
export { createHostEnd } from './conformance/host-end.ts';
