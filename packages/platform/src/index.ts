export { isSafeAddress, requireDownloadAddress, requireSafeAddress } from './address.ts';
export { CAPABILITIES, HOST_KINDS, capabilitiesOf } from './capabilities.ts';
export type { Capabilities, CapabilityContext, HostKind, HostSystem } from './capabilities.ts';
export { systemClock } from './clock.ts';
export type { Clock, TimerHandle } from './clock.ts';
export { detectHost } from './detect.ts';
export type { DetectedHost, HostHints } from './detect.ts';
export type {
  DownloadRequest,
  Host,
  PaymentOffer,
  ReservedWindow,
  ShareOutcome,
  ShareRequest,
  WindowTarget,
} from './host.ts';
export type { FetchRequest, FramePage, FrameRequest, HiddenFrame } from './hidden-frame.ts';
export { MINIPROGRAM_PLATFORMS, findMiniprogram } from './miniprogram-platforms.ts';
export type {
  MiniprogramHints,
  MiniprogramPlatform,
  MiniprogramPlatformName,
} from './miniprogram-platforms.ts';
export { HostError, isHostError } from './host-error.ts';
export type { HostErrorCode } from './host-error.ts';
export { OUTSIDE_PLACES, parseOutsideAddresses } from './outside-addresses.ts';
export type { OutsideAddresses, OutsidePlace } from './outside-addresses.ts';
export { createGuardedStorage, createMemoryStorage } from './storage.ts';
export type { KeyValueStorage, RawStorage } from './storage.ts';
