export type {
  MeetingApp,
  MeetingEnvironment,
  MeetingFeature,
  MeetingHost,
  MeetingScene,
} from './meeting-host.ts';
export { compareVersion } from './wemeet/compare-version.ts';
export { createWemeetHost } from './wemeet/create-wemeet-host.ts';
export type { WemeetHostOptions } from './wemeet/create-wemeet-host.ts';
export { WEMEET_SDK_ADDRESS } from './wemeet/load-wemeet-sdk.ts';
export type { WemeetSdkSource } from './wemeet/load-wemeet-sdk.ts';
export { parseWemeetAgent } from './wemeet/wemeet-agent.ts';
export type { WemeetAgent } from './wemeet/wemeet-agent.ts';
export { WEMEET_FEATURES, hasWemeetFeature } from './wemeet/wemeet-features.ts';
export type { WemeetFeature } from './wemeet/wemeet-features.ts';
export type {
  WemeetExternalPage,
  WemeetRunningContext,
  WemeetSdk,
  WemeetShare,
  WemeetSignature,
} from './wemeet/wemeet-sdk.types.ts';
