import { HostError, systemClock } from '@chartdock/platform';
import type { Clock } from '@chartdock/platform';
import type zoomSdk from '@zoom/appssdk';
import { createConnectedHost, systemOf } from '../connected-host.ts';
import type { ConnectedApp } from '../connected-host.ts';
import { ANSWER_MS, withDeadline } from '../deadline.ts';
import { createEnvironment } from '../environment.ts';
import type { MeetingEnvironment, MeetingFeature, MeetingHost, MeetingScene } from '../meeting-host.ts';
import { readPageSigns } from '../page-signs.ts';

/** The part of Zoom's SDK (`@zoom/appssdk`) that we call. */
export type ZoomSdk = Pick<
  typeof zoomSdk,
  'config' | 'getRunningContext' | 'getMeetingUUID' | 'openUrl' | 'closeApp' | 'on' | 'off'
>;

/** A call or an event of Zoom, as its SDK names it. */
export type ZoomCapability = Parameters<ZoomSdk['config']>[0]['capabilities'][number];

/** Options of the host of Zoom. */
export interface ZoomHostOptions {
  /**
   * Calls and events of Zoom that the page uses besides those of this host: Zoom is greeted once for all of them, and they
   * are in the SDK's own hands. Default none.
   */
  readonly capabilities?: readonly ZoomCapability[];
  /** Hears each response of Zoom to the greeting: the first one, and one after each change of role or of running context. */
  readonly onConfigured?: (config: ZoomConfig) => void;
  /** Default the global window. */
  readonly window?: Window;
  /** Default imports `@zoom/appssdk` when the host is made. */
  readonly sdk?: ZoomSdk;
  /** Default `systemClock`. */
  readonly clock?: Clock;
  /** Milliseconds that Zoom has for each response. Default 5 000. */
  readonly answerMs?: number;
  /** Shows a path of our own origin without loading the page again; default loads it. */
  readonly navigate?: (path: string) => void;
}

/** Response of Zoom to the greeting, as its SDK has it. */
export type ZoomConfig = Awaited<ReturnType<ZoomSdk['config']>>;
type RunningContext = ZoomConfig['runningContext'];

const wanted = [
  'getRunningContext',
  'getMeetingUUID',
  'openUrl',
  'closeApp',
  'onRunningContextChange',
  'onMyUserContextChange',
] as const;

/** The call of Zoom that a feature stands on; sharing has none. */
const CALL_OF: Readonly<Record<Exclude<MeetingFeature, 'share'>, string>> = {
  close: 'closeApp',
  openExternal: 'openUrl',
  context: 'getRunningContext',
};

/** The names under which a client of Zoom puts itself into a page of its own. */
const isInWebview = (page: Window): boolean => {
  const { android, chrome, webkit } = page as Window & {
    readonly android?: unknown;
    readonly chrome?: { readonly webview?: unknown };
    readonly webkit?: { readonly messageHandlers?: { readonly jsOCHelper?: unknown } };
  };
  return [android, chrome?.webview, webkit?.messageHandlers?.jsOCHelper].some((part) => part !== undefined);
};

/** In a frame it may be Zoom's web client, which shows no mark of its own. */
const mayBeZoom = (page: Window): boolean => page.parent !== page || isInWebview(page);

const scenes: Readonly<Partial<Record<RunningContext, MeetingScene>>> = {
  inMeeting: 'meeting',
  inWebinar: 'meeting',
  inImmersive: 'meeting',
  inCamera: 'meeting',
  inMeetingChat: 'meeting',
  inCollaborate: 'together',
  inCollaborateSidecar: 'together',
};

const sceneOf = (context: RunningContext): MeetingScene => scenes[context] ?? 'elsewhere';

/** Returns the SDK in a box: it takes every unknown name for a call to Zoom, `then` too, so that no promise ends with it. */
const loadSdk = async (): Promise<{ readonly sdk: ZoomSdk }> => {
  try {
    return { sdk: (await import('@zoom/appssdk')).default };
  } catch (cause) {
    throw new HostError('not_available', 'load the SDK of Zoom – it is not installed', { cause });
  }
};

type Ask = <Value>(what: string, work: () => Promise<Value>) => Promise<Value>;

/** The meeting's name is a nicety: a guest may not ask for it, and then there is none. */
const askMeeting = async (sdk: ZoomSdk, ask: Ask): Promise<string | undefined> => {
  try {
    return (await ask('ask Zoom for the meeting', () => sdk.getMeetingUUID())).meetingUUID;
  } catch {
    return undefined;
  }
};

/** Calls that Zoom does not allow at present, and how to ask it again. */
interface Greeting {
  readonly lacks: (call: string) => boolean;
  /** Greets Zoom again, as it wants it after a change of role or of running context. */
  readonly renew: () => Promise<void>;
}

const appOf = (sdk: ZoomSdk, { lacks, renew }: Greeting, ask: Ask): ConnectedApp => ({
  can: (feature) => feature === 'share' || !lacks(CALL_OF[feature]),
  close: async () => void (await ask('close the app in Zoom', () => sdk.closeApp())),
  openExternal: async (url: string) =>
    void (await ask('open the browser from Zoom', () => sdk.openUrl({ url }))),
  ask: async () => {
    const { context } = await ask('ask Zoom for the scene', () => sdk.getRunningContext());
    const scene = sceneOf(context);
    const isNamed = scene !== 'elsewhere' && !lacks('getMeetingUUID');
    return { scene, meetingId: isNamed ? await askMeeting(sdk, ask) : undefined };
  },
  listen: (change) => {
    const onContext = ({ runningContext }: { readonly runningContext: RunningContext }): void => {
      void renew();
      const scene = sceneOf(runningContext);
      change(scene === 'elsewhere' ? { scene, meetingId: undefined } : { scene });
    };
    const onRole = (): void => void renew();
    sdk.on('onRunningContextChange', onContext);
    sdk.on('onMyUserContextChange', onRole);
    return () => {
      sdk.off('onRunningContextChange', onContext);
      sdk.off('onMyUserContextChange', onRole);
    };
  },
});

const startOf = (page: Window, config: ZoomConfig): MeetingEnvironment => ({
  app: 'zoom',
  system: systemOf(page),
  appVersion: config.clientVersion,
  scene: sceneOf(config.runningContext),
  meetingId: undefined,
  ...readPageSigns(page),
});

/**
 * Creates the host of Zoom Apps. Rejects with a `HostError`: `not_available` outside of Zoom and when the SDK is not
 * installed, `timed_out` when no Zoom answers, `failed` when it refuses. Sharing copies the address, because Zoom has no sheet for one.
 */
export const createZoomHost = async (options: ZoomHostOptions = {}): Promise<MeetingHost> => {
  const { clock = systemClock, answerMs = ANSWER_MS, navigate } = options;
  const page: Window = options.window ?? globalThis.window;
  const ask: Ask = (what, work) => withDeadline(what, { clock, ms: answerMs }, work);
  if (!mayBeZoom(page)) throw new HostError('not_available', 'greet Zoom – the page is not inside of it');
  const { sdk } = options.sdk === undefined ? await loadSdk() : { sdk: options.sdk };
  const capabilities = [...new Set<ZoomCapability>([...wanted, ...(options.capabilities ?? [])])];
  let lacking: ReadonlySet<string> = new Set();
  const greet = async (): Promise<ZoomConfig> => {
    const config = await ask('greet Zoom', () => sdk.config({ capabilities, version: '0.16' }));
    lacking = new Set(config.unsupportedApis);
    options.onConfigured?.(config);
    return config;
  };
  const config = await greet();
  const greeting: Greeting = {
    lacks: (call) => lacking.has(call),
    // A greeting that fails leaves earlier permissions; the call in question then says so itself.
    renew: () =>
      greet().then(
        () => undefined,
        () => undefined,
      ),
  };
  return createConnectedHost({
    page,
    app: appOf(sdk, greeting, ask),
    environment: createEnvironment(startOf(page, config)),
    navigate,
    signs: () => readPageSigns(page),
  });
};
