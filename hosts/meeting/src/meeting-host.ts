import type { Host, HostSystem } from '@chartdock/platform';

/** Meeting apps that there is a host for. */
export type MeetingApp = 'wemeet' | 'zoom' | 'teams';

/** Feature of a meeting app besides those of every host; `supports` tells which it has. */
export type MeetingFeature = 'close' | 'openExternal' | 'share' | 'context';

/**
 * Where in the life of a meeting the page is shown. `elsewhere` is the app outside of any meeting, or a place that the
 * app does not name.
 */
export type MeetingScene = 'before' | 'waiting' | 'meeting' | 'together' | 'after' | 'elsewhere';

/** Facts about the meeting app around the page. */
export interface MeetingEnvironment {
  readonly app: MeetingApp;
  readonly system: HostSystem;
  /** Version of the app as it writes it; undefined where it does not say. */
  readonly appVersion: string | undefined;
  readonly scene: MeetingScene;
  /** Name of the meeting in the app's own terms; undefined outside of one or where the app keeps it back. */
  readonly meetingId: string | undefined;
  /** Language tag, e.g. `zh-CN`. */
  readonly locale: string;
  readonly theme: 'light' | 'dark';
}

/** A host inside a meeting app. */
export interface MeetingHost extends Host {
  /** Facts known so far; the app's own responses are in it once `ready` has resolved. */
  readonly environment: () => MeetingEnvironment;
  /** Returns whether this app, on this system, in this version, can do it. */
  readonly supports: (feature: MeetingFeature) => boolean;
  /** Asks the app where the page is shown. Rejects with a `HostError`, of code `timed_out` when the app is silent. */
  readonly ready: () => Promise<MeetingEnvironment>;
  /**
   * Shows an address in the person's own browser. Rejects with `not_available` where the app is too old, `failed` where
   * it refuses, `timed_out`, `unsafe_address`.
   */
  readonly openExternal: (address: string) => Promise<void>;
  /** Runs a listener after each change of scene, language or appearance, and returns how to stop. */
  readonly onChange: (listener: (environment: MeetingEnvironment) => void) => () => void;
  /** Lets go of everything it listens to. */
  readonly dispose: () => void;
}
