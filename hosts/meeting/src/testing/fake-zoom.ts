import { createPushes } from './fake-app.ts';
import type { FakeApp } from './fake-app.ts';

/** Traits of a fake Zoom. */
export interface FakeZoomOptions {
  /** Default `inMeeting`. */
  readonly runningContext?: string;
  /** Calls that it says it does not have. Default none. */
  readonly unsupportedApis?: readonly string[];
  /** Calls that it never answers. Default none. */
  readonly silent?: readonly string[];
  /** Calls that it refuses. Default none. */
  readonly refused?: readonly string[];
}

/** A Zoom that answers `@zoom/appssdk`. */
export interface FakeZoom extends FakeApp {
  /** Names of the calls it got, in order. */
  readonly calls: readonly string[];
  /** Addresses that it was asked to show in the browser. */
  readonly external: readonly string[];
  readonly isClosed: () => boolean;
  /** Names in each greeting. */
  readonly greetings: readonly (readonly string[])[];
  /** Gives the person another role, in which other calls are unsupported, and says so. */
  readonly setRole: (role: string, unsupportedApis: readonly string[]) => void;
  /** Takes the page to another running context, and says so. */
  readonly moveTo: (runningContext: string) => void;
}

interface ZoomCall {
  readonly jsCallId: string;
  readonly apiName: string;
  readonly data?: { readonly url?: string; readonly js_api_lists?: readonly string[] };
}

/** Code of Zoom for a call that a page may not make there. */
const NOT_HERE = '10247';

/** Creates a Zoom for tests and examples. */
export const createFakeZoom = (options: FakeZoomOptions = {}): FakeZoom => {
  const { silent = [], refused = [] } = options;
  const greetings: (readonly string[])[] = [];
  let unsupportedApis = options.unsupportedApis ?? [];
  const calls: string[] = [];
  const external: string[] = [];
  const { push, onPush } = createPushes();
  let runningContext = options.runningContext ?? 'inMeeting';
  let closed = false;
  const results: Readonly<Record<string, (call: ZoomCall) => unknown>> = {
    config: ({ data }) => {
      greetings.push(data?.js_api_lists ?? []);
      return {
        runningContext,
        unsupportedApis,
        clientVersion: '6.5.0',
        browserVersion: 'applewebkit/605',
        auth: { status: 'authorized' },
        product: 'desktop',
      };
    },
    // Zoom returns the bare name; its SDK puts it into an object.
    getRunningContext: () => runningContext,
    getMeetingUUID: () => ({ meetingUUID: 'zoom-meeting-1' }),
    openUrl: ({ data }) => {
      external.push(data?.url ?? '');
      return { message: 'success' };
    },
    closeApp: () => {
      closed = true;
      return { message: 'success' };
    },
  };
  return {
    calls,
    external,
    isClosed: () => closed,
    greetings,
    setRole: (role, unsupported) => {
      unsupportedApis = unsupported;
      push({ type: 'event', name: 'onMyUserContextChange', data: { role, screenName: 'Ada' } });
    },
    moveTo: (next) => {
      runningContext = next;
      push({ type: 'event', name: 'onRunningContextChange', data: { runningContext } });
    },
    onPush,
    answer: (message) => {
      if (typeof message !== 'string') return undefined;
      const call = JSON.parse(message) as ZoomCall;
      const { jsCallId, apiName } = call;
      calls.push(apiName);
      if (silent.includes(apiName)) return undefined;
      const data = refused.includes(apiName)
        ? { jsCallId, errorCode: NOT_HERE, errorMessage: 'not in this context' }
        : { jsCallId, result: results[apiName]?.(call) ?? {} };
      return { type: 'apiResponse', data };
    },
  };
};
