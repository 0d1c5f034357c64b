import { HostError, isHostError, requireSafeAddress, systemClock } from '@chartdock/platform';
import type { Clock, ShareOutcome, ShareRequest } from '@chartdock/platform';
import { createBrowserHost } from '@chartdock/platform/browser';
import { ANSWER_MS, SHEET_MS } from '../deadline.ts';
import { createEnvironment } from '../environment.ts';
import type { MeetingHost, MeetingScene } from '../meeting-host.ts';
import { readPageSigns, watchPageSigns } from '../page-signs.ts';
import { loadWemeetSdk } from './load-wemeet-sdk.ts';
import type { WemeetSdkSource } from './load-wemeet-sdk.ts';
import { parseWemeetAgent } from './wemeet-agent.ts';
import type { WemeetAgent } from './wemeet-agent.ts';
import type { WemeetSdk, WemeetSignature } from './wemeet-sdk.types.ts';
import { createWemeetSession, requireMethod } from './wemeet-session.ts';
import type { WemeetSession } from './wemeet-session.ts';

/** Options of the host of Tencent Meeting. */
export interface WemeetHostOptions {
  /** Default the global window. */
  readonly window?: Window;
  /** Script of the app that the page has already; default loads it from `sdkSource` when it is first needed. */
  readonly sdk?: WemeetSdk;
  readonly sdkSource?: WemeetSdkSource;
  /** Asks our server to sign an address without fragment, as `client.wemeet.getSignUrl({ url })` does (CALL-U-046). */
  readonly getSignature: (url: string) => Promise<WemeetSignature>;
  /** Default `systemClock`. */
  readonly clock?: Clock;
  /** Milliseconds that the app, its script and `getSignature` have for each response. Default 5 000. */
  readonly answerMs?: number;
  /** Milliseconds that the app's own share sheet may stay open. Default 120 000. */
  readonly sheetMs?: number;
  /** Shows a path of our own origin without loading the page again; default loads it. */
  readonly navigate?: (path: string) => void;
}

const scenes: Readonly<Record<string, MeetingScene>> = {
  premeetingschedule: 'before',
  premeetingdetail: 'before',
  inwaitingroom: 'waiting',
  inmeeting: 'meeting',
  incollaboration: 'together',
  historymeetingdetail: 'after',
};

/** The app answers in a frame to nobody, so a page in one would only wait for its deadlines. */
const requireTopFrame = (page: Window): WemeetAgent => {
  const agent = parseWemeetAgent(page.navigator.userAgent);
  if (agent === undefined)
    throw new HostError('not_available', 'start the meeting host – this is not Tencent Meeting');
  if (page.top !== page.self)
    throw new HostError('not_available', 'start the meeting host – the app answers its top frame only');
  return agent;
};

const closeView = (session: WemeetSession): Promise<void> =>
  session.call('close', async ({ ui }) => {
    await requireMethod(ui.closeWebView ?? ui.closeWebview, 'close the page').call(ui);
  });

const openOutside = (session: WemeetSession, url: string): Promise<void> =>
  session.call('openExternal', ({ ui }) => {
    const open = requireMethod(ui.openExternalPage, 'open the browser');
    // Its promise resolves before the person has agreed; only the callbacks tell how it ended.
    return new Promise<void>((success, fail) => {
      Promise.resolve(open.call(ui, { url, success, fail })).catch(fail);
    });
  });

/** Only the sheet waits for a person; its offer is set within the usual deadline. */
const shareAddress = async (
  session: WemeetSession,
  { title, address }: ShareRequest,
  sheetMs: number,
): Promise<ShareOutcome> => {
  await session.call('share', ({ app }) =>
    requireMethod(app.setShareOpenAppConfig, 'share an address').call(app, {
      shareEnable: true,
      title,
      desc: title,
      pcUrl: address,
      mobileUrl: address,
    }),
  );
  const open = ({ app }: WemeetSdk) => requireMethod(app.shareOpenApp, 'share an address').call(app);
  await session.call('share', open, sheetMs);
  return 'shared';
};

/** Makes the session, and throws where the app would not answer. */
const startSession = (page: Window, agent: WemeetAgent, options: WemeetHostOptions): WemeetSession => {
  const { sdk, sdkSource, getSignature, clock = systemClock, answerMs = ANSWER_MS } = options;
  return createWemeetSession({
    agent,
    loadSdk: sdk === undefined ? () => loadWemeetSdk(page, sdkSource) : () => Promise.resolve(sdk),
    getSignature,
    address: () => page.location.href,
    deadline: { clock, ms: answerMs },
  });
};

/**
 * Creates the host of Tencent Meeting: files open in the same window (CREATE-36), the template entry is hidden (CREATE-34),
 * a Mac downloads nothing (MENU-19). Throws a `HostError` of code `not_available` in another program and in any frame but
 * the top one. Nothing of the app is loaded before the first call that needs it.
 */
export const createWemeetHost = (options: WemeetHostOptions): MeetingHost => {
  const page: Window = options.window ?? globalThis.window;
  const agent = requireTopFrame(page);
  const session = startSession(page, agent, options);
  const { navigate, sheetMs = SHEET_MS } = options;
  const base = createBrowserHost({
    window: page,
    kind: 'meeting',
    shareSheet: false,
    close: () => closeView(session),
    closable: session.supports('close'),
    ...(navigate === undefined ? {} : { navigate }),
  });
  const shareSheet = session.supports('share');
  const environment = createEnvironment({
    app: 'wemeet',
    system: agent.system,
    appVersion: agent.appVersion,
    scene: 'elsewhere',
    meetingId: undefined,
    ...readPageSigns(page),
  });
  const unwatch = watchPageSigns(page, () => environment.change(readPageSigns(page)));
  const absolute = (address: string): string => new URL(requireSafeAddress(address), page.location.href).href;
  return {
    ...base,
    capabilities: { ...base.capabilities, shareSheet },
    share: async (request) => {
      const address = absolute(request.address);
      if (!shareSheet) return base.share(request);
      try {
        return await shareAddress(session, { ...request, address }, sheetMs);
      } catch (error) {
        // Without the app's script there is no sheet, but the address can still be handed on.
        if (isHostError(error) && error.code === 'blocked') return base.share(request);
        throw error;
      }
    },
    environment: environment.get,
    supports: session.supports,
    ready: async () => {
      const { scene, msMeetingId } = await session.call('context', ({ app }) =>
        requireMethod(app.getRunningContext, 'ask for the scene').call(app),
      );
      const place = scenes[scene?.toLowerCase() ?? ''] ?? 'elsewhere';
      return environment.change({ scene: place, meetingId: msMeetingId });
    },
    openExternal: async (address) => openOutside(session, absolute(address)),
    onChange: environment.subscribe,
    dispose: () => {
      unwatch();
      environment.dispose();
    },
  };
};
