import { HostError } from '@chartdock/platform';
import { withDeadline } from '../deadline.ts';
import type { Deadline } from '../deadline.ts';
import type { MeetingFeature } from '../meeting-host.ts';
import { WEMEET_FEATURES, hasWemeetFeature } from './wemeet-features.ts';
import type { WemeetAgent } from './wemeet-agent.ts';
import type { WemeetSdk, WemeetSignature } from './wemeet-sdk.types.ts';

/** Parts of a session with the app. */
export interface WemeetSessionParts {
  readonly agent: WemeetAgent;
  readonly loadSdk: () => Promise<WemeetSdk>;
  readonly getSignature: (url: string) => Promise<WemeetSignature>;
  /** Address of the page at this moment. */
  readonly address: () => string;
  readonly deadline: Deadline;
}

/** Calls the app; its script is loaded with the first call and the page is signed before the first call that needs it. */
export interface WemeetSession {
  readonly supports: (feature: MeetingFeature) => boolean;
  /** Rejects with a `HostError` in every failure, and always within the deadlines. */
  readonly call: <Value>(
    feature: MeetingFeature,
    work: (sdk: WemeetSdk) => Value | PromiseLike<Value>,
    ms?: number,
  ) => Promise<Value>;
}

/** Remembers the first success; a failure is forgotten, so that the next caller tries again. */
const once = <Value>(work: () => Promise<Value>): (() => Promise<Value>) => {
  let under: Promise<Value> | undefined;
  return () => {
    under ??= work().catch((cause: unknown) => {
      under = undefined;
      throw cause;
    });
    return under;
  };
};

/** Cuts the fragment off: the app leaves it out of its check. */
export const signedPart = (address: string): string => address.split('#', 1)[0] ?? '';

/** Returns a method of the app's script, or throws `not_available` when this version of the script has none. */
export const requireMethod = <Method>(method: Method | undefined, what: string): Method => {
  if (method !== undefined) return method;
  throw new HostError('not_available', `${what} – this version of the meeting app cannot`);
};

/** Creates the session of a page. */
export const createWemeetSession = (parts: WemeetSessionParts): WemeetSession => {
  const { agent, deadline, getSignature, address } = parts;
  const load = once(() => withDeadline('load the script of the meeting app', deadline, parts.loadSdk));
  const sign = once(async () => {
    const sdk = await load();
    const url = signedPart(address());
    const signature = await withDeadline('sign the page', deadline, () => getSignature(url));
    await withDeadline('show the signature to the meeting app', deadline, () =>
      sdk.permission.agentConfig(signature),
    );
  });
  const supports = (feature: MeetingFeature): boolean => hasWemeetFeature(agent, feature);
  return {
    supports,
    call: async (feature, work, ms = deadline.ms) => {
      if (!supports(feature))
        throw new HostError(
          'not_available',
          `ask the meeting app: ${feature} – version ${agent.appVersion} cannot`,
        );
      const sdk = await load();
      if (WEMEET_FEATURES[feature].signed) await sign();
      return withDeadline(`ask the meeting app: ${feature}`, { ...deadline, ms }, () => work(sdk));
    },
  };
};
