import type * as teamsJs from '@microsoft/teams-js';
import { HostError, systemClock } from '@chartdock/platform';
import type { Clock, HostSystem, ShareOutcome, ShareRequest } from '@chartdock/platform';
import { createConnectedHost, systemOf } from '../connected-host.ts';
import type { ConnectedApp } from '../connected-host.ts';
import { ANSWER_MS, SHEET_MS, withDeadline } from '../deadline.ts';
import { createEnvironment } from '../environment.ts';
import type { MeetingEnvironment, MeetingHost, MeetingScene } from '../meeting-host.ts';

type Sdk = typeof teamsJs;

/** The part of Microsoft's SDK (`@microsoft/teams-js`) that we call. */
export interface TeamsSdk {
  readonly app: Pick<
    Sdk['app'],
    'initialize' | 'getContext' | 'notifySuccess' | 'openLink' | 'registerOnThemeChangeHandler'
  >;
  readonly sharing: Pick<Sdk['sharing'], 'isSupported' | 'shareWebContent'>;
  readonly stageView: { readonly self: Pick<Sdk['stageView']['self'], 'isSupported' | 'close'> };
}

/** Options of the host of Microsoft Teams. */
export interface TeamsHostOptions {
  /** Default the global window. */
  readonly window?: Window;
  /** Default imports `@microsoft/teams-js` when the host is made. */
  readonly sdk?: TeamsSdk;
  /** Origins that may be the app around us, besides Microsoft's own. Default none. */
  readonly origins?: readonly string[];
  /** Default `systemClock`. */
  readonly clock?: Clock;
  /** Milliseconds that Teams has for each response. Default 5 000. */
  readonly answerMs?: number;
  /** Milliseconds that the share sheet may stay open. Default 120 000. */
  readonly sheetMs?: number;
  /** Shows a path of our own origin without loading the page again; default loads it. */
  readonly navigate?: (path: string) => void;
}

type Context = Awaited<ReturnType<TeamsSdk['app']['getContext']>>;
type Ask = <Value>(what: string, work: () => Promise<Value>, ms?: number) => Promise<Value>;

const meetingFrames = new Set(['sidePanel', 'meetingStage']);

const sceneOf = ({ page, meeting }: Context): MeetingScene => {
  if (meetingFrames.has(page.frameContext)) return 'meeting';
  return meeting?.id === undefined ? 'elsewhere' : 'before';
};

const systems: Readonly<Record<string, HostSystem>> = {
  android: 'android',
  ios: 'ios',
  ipados: 'ios',
  macos: 'mac',
};

const themeOf = (theme: string): MeetingEnvironment['theme'] =>
  theme === 'dark' || theme === 'contrast' ? 'dark' : 'light';

const environmentOf = (context: Context, page: Window): MeetingEnvironment => ({
  app: 'teams',
  system: systems[context.app.host.clientType.toLowerCase()] ?? systemOf(page),
  appVersion: undefined,
  scene: sceneOf(context),
  meetingId: context.meeting?.id,
  locale: context.app.locale,
  theme: themeOf(context.app.theme),
});

/** Code of the SDK for a sheet that the person has closed. */
const USER_ABORT = 8000;

const isAbort = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'errorCode' in cause && cause.errorCode === USER_ABORT;

const shareIn = async (sdk: TeamsSdk, { title, address }: ShareRequest): Promise<ShareOutcome> => {
  try {
    await sdk.sharing.shareWebContent({
      content: [{ type: 'URL', url: address, message: title, preview: true }],
    });
    return 'shared';
  } catch (cause) {
    if (isAbort(cause)) return 'dismissed';
    throw cause;
  }
};

/** Microsoft's support tests throw before the greeting and in places where a part is unknown. */
const isThere = (test: () => boolean): boolean => {
  try {
    return test();
  } catch {
    return false;
  }
};

const loadSdk = (): Promise<TeamsSdk> =>
  import('@microsoft/teams-js').catch((cause: unknown) => {
    throw new HostError('not_available', 'load the SDK of Teams – it is not installed', { cause });
  });

interface AppParts {
  readonly sdk: TeamsSdk;
  readonly page: Window;
  /** The SDK's name for the kind of place that the page is shown in. */
  readonly frame: string;
  readonly ask: Ask;
  readonly sheetMs: number;
}

const appOf = ({ sdk, page, frame, ask, sheetMs }: AppParts): ConnectedApp => ({
  // Only a page that is the content of its view may close it.
  ...(frame === 'content' && isThere(() => sdk.stageView.self.isSupported())
    ? { close: () => ask('close the page in Teams', () => sdk.stageView.self.close()) }
    : {}),
  ...(isThere(() => sdk.sharing.isSupported())
    ? { share: (request: ShareRequest) => ask('share in Teams', () => shareIn(sdk, request), sheetMs) }
    : {}),
  openExternal: (address) => ask('open the browser from Teams', () => sdk.app.openLink(address)),
  ask: async () => environmentOf(await ask('ask Teams for the context', () => sdk.app.getContext()), page),
  listen: (change) => {
    let isOn = true;
    // The SDK has no way to take a handler back.
    sdk.app.registerOnThemeChangeHandler((theme) => isOn && change({ theme: themeOf(theme) }));
    // Its handler for the rest of the context is for Microsoft's own pages; a page that is shown again asks instead.
    const onShown = (): void => {
      if (page.document.visibilityState === 'hidden') return;
      ask('ask Teams for the context', () => sdk.app.getContext()).then(
        (context) => isOn && change(environmentOf(context, page)),
        () => undefined,
      );
    };
    page.document.addEventListener('visibilitychange', onShown);
    return () => {
      isOn = false;
      page.document.removeEventListener('visibilitychange', onShown);
    };
  },
});

/**
 * Creates the host of Microsoft Teams. Rejects with a `HostError`: `not_available` when the SDK is not installed, `timed_out`
 * when no Teams answers, `failed` when it refuses.
 */
export const createTeamsHost = async (options: TeamsHostOptions = {}): Promise<MeetingHost> => {
  const { clock = systemClock, answerMs = ANSWER_MS, sheetMs = SHEET_MS, navigate } = options;
  const page: Window = options.window ?? globalThis.window;
  const ask: Ask = (what, work, ms = answerMs) => withDeadline(what, { clock, ms }, work);
  const sdk = options.sdk ?? (await loadSdk());
  await ask('greet Teams', () => sdk.app.initialize([...(options.origins ?? [])]));
  const context = await ask('ask Teams for the context', () => sdk.app.getContext());
  // Teams covers a page that never says that it is up; whether it hears us does not matter here.
  ask('tell Teams that the page is up', () => sdk.app.notifySuccess()).catch(() => undefined);
  return createConnectedHost({
    page,
    app: appOf({ sdk, page, frame: context.page.frameContext, ask, sheetMs }),
    environment: createEnvironment(environmentOf(context, page)),
    navigate,
  });
};
