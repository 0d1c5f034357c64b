import type { HostSystem } from '@chartdock/platform';

/** Facts in the user agent of Tencent Meeting. */
export interface WemeetAgent {
  readonly system: HostSystem;
  /** E.g. `3.14.2.401`; `0` where the user agent names none. */
  readonly appVersion: string;
}

const systems: Readonly<Record<string, HostSystem>> = {
  mac: 'mac',
  windows: 'windows',
  android: 'android',
  ios: 'ios',
  linux: 'linux',
};

const valueOf = (userAgent: string, name: string): string | undefined =>
  new RegExp(`(?:^|[\\s)])${name}/([^\\s;)]+)`, 'i').exec(userAgent)?.[1];

/** Parses the user agent of Tencent Meeting; undefined for any other program. */
export const parseWemeetAgent = (userAgent: string): WemeetAgent | undefined =>
  valueOf(userAgent, 'app')?.toLowerCase() === 'tencent_wemeet'
    ? {
        system: systems[valueOf(userAgent, 'os_name')?.toLowerCase() ?? ''] ?? 'other',
        appVersion: valueOf(userAgent, 'app_version') ?? '0',
      }
    : undefined;
