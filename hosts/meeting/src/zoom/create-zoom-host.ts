import { HostError, systemClock } from '@chartdock/platform';
import type { Clock } from '@chartdock/platform';
import type zoomSdk from '@zoom/appssdk';
import { createConnectedHost, systemOf } from '../connected-host.ts';
import type { ConnectedApp } from '../connected-host.ts';
import { ANSWER_MS, withDeadline } from '../deadline.ts';
import { createEnvironment } from '../environment.ts';
import type { MeetingEnvironment, MeetingHost, MeetingScene } from '../meeting-host.ts';
import { readPageSigns } from '../page-signs.ts';

/** The part of Zoom's SDK (`@zoom/appssdk`) that we call. */
export type ZoomSdk = Pick<
  typeof zoomSdk,
  'config' | 'getRunningContext' | 'getMeetingUUID' | 'openUrl' | 'closeApp' | 'on' | 'off'
>;

/** What the host of Zoom takes. */
export interface ZoomHostOptions {
  /** Default the global window. */
  readonly window?: Window;
  /** Default imports `@zoom/appssdk` when the host is made. */
  readonly sdk?: ZoomSdk;
  /** Default `systemClock`. */
  readonly clock?: Clock;
  /** Milliseconds that Zoom has for each answer. Default 5 000. */
  readonly answerMs?: number;
  /** Shows a path of our own origin without loading the page again; default loads it. */
  readonly navigate?: (path: string) => void;
}

type Config = Awaited<ReturnType<ZoomSdk['config']>>;
type RunningContext = Config['runningContext'];

const wanted = [
  'getRunningContext',
  'getMeetingUUID',
  'openUrl',
  'closeApp',
  'onRunningContextChange',
] as const;

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

/** Answers the SDK in a box: it takes every unknown name for a call to Zoom, `then` too, so that no promise ends with it. */
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

const appOf = (sdk: ZoomSdk, lacks: ReadonlySet<string>, ask: Ask): ConnectedApp => ({
  ...(lacks.has('closeApp')
    ? {}
    : { close: async () => void (await ask('close the app in Zoom', () => sdk.closeApp())) }),
  ...(lacks.has('openUrl')
    ? {}
    : {
        openExternal: async (url: string) =>
          void (await ask('open the browser from Zoom', () => sdk.openUrl({ url }))),
      }),
  ...(lacks.has('getRunningContext')
    ? {}
    : {
        ask: async () => {
          const { context } = await ask('ask Zoom for the scene', () => sdk.getRunningContext());
          const scene = sceneOf(context);
          const isNamed = scene !== 'elsewhere' && !lacks.has('getMeetingUUID');
          return { scene, meetingId: isNamed ? await askMeeting(sdk, ask) : undefined };
        },
      }),
  listen: (change) => {
    const onContext = ({ runningContext }: { readonly runningContext: RunningContext }): void => {
      const scene = sceneOf(runningContext);
      change(scene === 'elsewhere' ? { scene, meetingId: undefined } : { scene });
    };
    sdk.on('onRunningContextChange', onContext);
    return () => sdk.off('onRunningContextChange', onContext);
  },
});

const startOf = (page: Window, config: Config): MeetingEnvironment => ({
  app: 'zoom',
  system: systemOf(page),
  appVersion: config.clientVersion,
  scene: sceneOf(config.runningContext),
  meetingId: undefined,
  ...readPageSigns(page),
});

/**
 * Makes the host of Zoom Apps. Rejects with a `HostError`: `not_available` when the SDK is not installed, `timed_out` when no
 * Zoom answers, `failed` when it refuses. Sharing copies the address, because Zoom has no sheet for one.
 */
export const createZoomHost = async (options: ZoomHostOptions = {}): Promise<MeetingHost> => {
  const { clock = systemClock, answerMs = ANSWER_MS, navigate } = options;
  const page: Window = options.window ?? globalThis.window;
  const ask: Ask = (what, work) => withDeadline(what, { clock, ms: answerMs }, work);
  const { sdk } = options.sdk === undefined ? await loadSdk() : { sdk: options.sdk };
  const config = await ask('greet Zoom', () => sdk.config({ capabilities: [...wanted], version: '0.16' }));
  return createConnectedHost({
    page,
    app: appOf(sdk, new Set(config.unsupportedApis), ask),
    environment: createEnvironment(startOf(page, config)),
    navigate,
    signs: () => readPageSigns(page),
  });
};
