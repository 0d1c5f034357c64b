import type { HostSystem } from '@chartdock/platform';
import type { MeetingFeature } from '../meeting-host.ts';
import { compareVersion } from './compare-version.ts';
import type { WemeetAgent } from './wemeet-agent.ts';

/** Needs of one feature of Tencent Meeting. */
export interface WemeetFeature {
  /** Oldest version of the app by system; a system that is missing cannot do it. */
  readonly since: Readonly<Partial<Record<HostSystem, string>>>;
  /** Whether the page must have signed its address first. */
  readonly signed: boolean;
}

const everywhere = (version: string): WemeetFeature['since'] => ({
  android: version,
  ios: version,
  windows: version,
  mac: version,
});

/** Lists the abilities of Tencent Meeting, with the oldest versions that its documents name (pages 93054, 88680, 113404). */
export const WEMEET_FEATURES: Readonly<Record<MeetingFeature, WemeetFeature>> = {
  close: { since: everywhere('2.17.0'), signed: false },
  share: { since: everywhere('3.3.0'), signed: false },
  context: { since: everywhere('3.11.0'), signed: false },
  openExternal: { since: everywhere('3.13.0'), signed: true },
};

/** Returns whether the app on this system and in this version can do something. */
export const hasWemeetFeature = (agent: WemeetAgent, feature: MeetingFeature): boolean => {
  const oldest = WEMEET_FEATURES[feature].since[agent.system];
  return oldest !== undefined && compareVersion(agent.appVersion, oldest) >= 0;
};
