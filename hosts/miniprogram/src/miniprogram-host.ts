import { requireDownloadAddress, requireSafeAddress, HostError, systemClock } from '@chartdock/platform';
import type { Clock, Host, PaymentOffer } from '@chartdock/platform';
import { createBrowserHost } from '@chartdock/platform/browser';
import type { MiniProgramSdk } from './api.types.ts';
import { POST_WAIT, createBridgeCalls, requireDone } from './bridge-calls.ts';
import type { BridgeAnswer, BridgeCalls } from './bridge-calls.ts';
import { findSdk } from './find-sdk.ts';
import { watchFragment } from './fragment.ts';
import { MESSAGE_PARAMETER, parseMessage, randomId } from './messages.ts';
import type { HostMessage } from './messages.ts';
import { watchMoves } from './moves.ts';
import { NATIVE_PATHS, NEEDED_VERSIONS, nativeAddress } from './native-pages.ts';
import type { NativePageName, NativePages, NativePaths } from './native-pages.ts';
import { readProgramSetting } from './setting.ts';
import type { ProgramSetting } from './setting.ts';

/** Options of a mini-program host; nothing is loaded before it is needed. */
export interface MiniprogramHostOptions {
  /** Default the global window. */
  readonly window?: Window;
  /** The bridge; default is the object of the app around the page, else WeChat's script is loaded. */
  readonly sdk?: MiniProgramSdk;
  /** Default the engine's clock. */
  readonly clock?: Clock;
  /** Business-program mode (HOST-03); default is the native page's word. */
  readonly businessProgram?: boolean;
  /** Where the native pages lie; default `/chartdock/pages/…`. */
  readonly paths?: NativePaths;
  /** Shows a path of our own origin without loading the page again; default loads it. */
  readonly navigate?: (path: string) => void;
  /**
   * Milliseconds between the last message and going back, for apps that lose it otherwise; default is the need of the found app
   * (`leaveGap` of `findMiniprogram`).
   */
  readonly leaveGap?: number;
  /** Milliseconds that the question for the surroundings may take, 300 to 500; default 400. */
  readonly environmentWait?: number;
}

/** The host of a page in the web view of a mini-program. No promise of it stays open. */
export interface MiniprogramHost extends Host {
  /** Setting that the app tells of itself: its mode and language, and whether its native pages go with this package. */
  readonly setting: ProgramSetting;
  /** Returns whether a mini-program really shows this page; false at the latest after `environmentWait`. */
  isInside(): Promise<boolean>;
  /**
   * Leaves a message for the app. It is delivered when the page is left, shared, destroyed or its link is copied, so
   * `done` means queued. Never rejects.
   */
  post(type: string, data: unknown): Promise<BridgeAnswer>;
  /** Hears the app by the fragment of the address; returns a function that stops it. */
  onMessage(listener: (message: HostMessage) => void): () => void;
  /** Opens a native page, in place of this one when too many are open. Rejects with `blocked` or `not_available`. */
  openNative<Name extends NativePageName>(name: Name, values: NativePages[Name]): Promise<void>;
  /** Opens the native page that pays; false for another way than WeChat's, and where the copied native pages are too old. Rejects where it cannot be opened or nothing can be paid inside of the app. */
  presentPayment(offer: PaymentOffer): Promise<boolean>;
  /**
   * Leaves a result for the app, gives it up to 150 ms to go out, and goes back; a page that has none below it, as one that
   * a shared card opened, gives way to the mini-program's own first page. Rejects with `blocked` or `not_available`.
   */
  close(result?: unknown): Promise<void>;
  /** Takes every listener away. */
  dispose(): void;
}

const hasMarks = (window: Window): boolean =>
  ('__wxjs_environment' in window && window.__wxjs_environment === 'miniprogram') ||
  /miniprogram/i.test(window.navigator.userAgent);

const createPages = (calls: BridgeCalls, paths: NativePaths) => {
  const openNative: MiniprogramHost['openNative'] = async (name, values) => {
    const open = { ...values, v: NEEDED_VERSIONS[name] };
    const url = nativeAddress(paths, name, open);
    const opened = await calls.send((api, callbacks) => api.navigateTo({ url, ...callbacks }));
    // A mini-program keeps ten pages and refuses the eleventh.
    const instead = nativeAddress(paths, name, { ...open, replaces: true });
    const answer =
      opened === 'refused'
        ? await calls.send((api, callbacks) => api.redirectTo({ url: instead, ...callbacks }))
        : opened;
    requireDone(answer, `open the native page ${name}`);
  };
  return openNative;
};

const createInbox = (window: Window) => {
  const listeners = new Set<(message: HostMessage) => void>();
  const seen = new Set<string>();
  const early: HostMessage[] = [];
  const stop = watchFragment({
    window,
    name: MESSAGE_PARAMETER,
    receive: (text) => {
      const message = parseMessage(text);
      if (message === undefined || seen.has(message.id)) return;
      seen.add(message.id);
      if (listeners.size === 0) early.push(message);
      listeners.forEach((listener) => listener(message));
    },
  });
  const onMessage: MiniprogramHost['onMessage'] = (listener) => {
    listeners.add(listener);
    early.splice(0).forEach(listener);
    return () => void listeners.delete(listener);
  };
  return { onMessage, stop };
};

/**
 * Creates the host of a page in a mini-program's web view. Files open in the same window (CREATE-39); a window that is asked
 * for is a native page with a web view of its own; downloads go to a native page, because web views save nothing.
 */
export const createMiniprogramHost = (options: MiniprogramHostOptions = {}): MiniprogramHost => {
  const {
    window = globalThis.window,
    clock = systemClock,
    navigate,
    environmentWait = 400,
    paths = NATIVE_PATHS,
  } = options;
  const found = findSdk(window);
  const leaveGap = options.leaveGap ?? found.leaveGap;
  const calls = createBridgeCalls(options.sdk ?? found.sdk, clock);
  const openNative = createPages(calls, paths);
  const setting = readProgramSetting(window);
  const { onMessage, stop } = createInbox(window);
  const absolute = (address: string): string => new URL(address, window.location.href).href;
  const post: MiniprogramHost['post'] = (type, data) => {
    const message: HostMessage = { v: 1, id: randomId(), type, data };
    return calls.send((api, callbacks) => api.postMessage({ data: message, ...callbacks }), POST_WAIT);
  };
  const close: MiniprogramHost['close'] = async (result) => {
    // A page that goes back at once takes its last message with it.
    const gap = new Promise<void>((resolve) => void clock.setTimeout(resolve, leaveGap));
    await Promise.all([post('close', result ?? null), gap]);
    const back = await calls.send((api, callbacks) => api.navigateBack({ delta: 1, ...callbacks }));
    const home = nativeAddress(paths, 'web', { home: true });
    const answer =
      back === 'refused'
        ? await calls.send((api, callbacks) => api.redirectTo({ url: home, ...callbacks }))
        : back;
    requireDone(answer, 'go back');
  };
  // The client tells the native page where this one was loaded, and not where it went since.
  const stopMoves = watchMoves(window, (address) => {
    if (hasMarks(window)) void post('address', { address });
  });
  const page = createBrowserHost({
    window,
    kind: 'miniprogram',
    businessProgram: options.businessProgram ?? setting.businessProgram,
    shareSheet: false,
    closable: true,
    ...(navigate === undefined ? {} : { navigate }),
  });
  return {
    ...page,
    setting,
    isInside: async () => hasMarks(window) || calls.isInside(environmentWait),
    open: (address, target = 'same') => {
      if (target === 'same') page.open(address, 'same');
      else {
        const src = absolute(requireSafeAddress(address));
        // Without a mini-program that opens a page the person still gets there.
        openNative('web', { src }).catch(() => page.open(address, 'same'));
      }
    },
    share: async (request) => {
      const address = absolute(requireSafeAddress(request.address));
      // No page can open the share menu; this will be in the menu when the person opens it.
      void post('share', { title: request.title, address });
      return page.share(request);
    },
    download: async ({ address, fileName }) => {
      requireDownloadAddress(address);
      if (address.startsWith('blob:'))
        throw new HostError('not_available', 'download a file – the app cannot read what lies in the page');
      await openNative('download', { address: absolute(address), fileName });
    },
    presentPayment: async ({ provider, createTicket }) => {
      // Whose native pages are too old for it, or no WeChat's, has the code.
      if (provider !== 'wechat' || setting.nativeVersion < NEEDED_VERSIONS.pay) return false;
      await openNative('pay', { ticket: await createTicket() });
      return true;
    },
    close,
    post,
    onMessage,
    openNative,
    dispose: () => {
      stop();
      stopMoves();
    },
  };
};
