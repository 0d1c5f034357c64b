import { Window as HappyWindow } from 'happy-dom';
import type { DownloadRequest, FrameRequest, ShareRequest } from '@chartdock/platform';
import type { OpenedAddress } from '@chartdock/platform/testing';
import { NATIVE_PATHS } from '../native-pages.ts';
import { createNativeClient } from './native-client.ts';
import type { NativeClient, NativeClientOptions, WebViewBridge } from './native-client.ts';
import { MINIPROGRAM_AGENT } from './page-marks.ts';
import { runWechatScript } from './wechat-script.ts';

export const origin = 'http://localhost';
const start = `${origin}/diagrams`;

/** Cuts the origin off an address. */
export const pathOf = (address: string): string => address.replace(origin, '');

const watchForms = (window: HappyWindow): ReadonlyMap<string, FrameRequest> => {
  const forms = new Map<string, FrameRequest>();
  window.HTMLFormElement.prototype.submit = function submit() {
    const form = this as unknown as HTMLFormElement;
    const fields = [...form.querySelectorAll('textarea')].map(({ name, value }) => [name, value]);
    forms.set(form.target, {
      address: pathOf(form.action),
      fields: Object.fromEntries(fields) as Record<string, string>,
    });
  };
  return forms;
};

/** Traits of a page without a browser. */
export interface WebViewPageOptions extends Partial<NativeClientOptions> {
  /** Default that of a mini-program. */
  readonly userAgent?: string;
  /** Whether the client puts its bridge into the page; default true. */
  readonly bridge?: boolean;
  /** Whether a shared card opened it, so that the mini-program has no page below it; default false. */
  readonly fromCard?: boolean;
}

/** Opens a page below the fake client whose own ways out are watched; WeChat's own script runs in it. */
export const createWebViewPage = (options: WebViewPageOptions = {}) => {
  const window = new HappyWindow({
    url: start,
    settings: {
      disableIframePageLoading: true,
      navigator: { userAgent: options.userAgent ?? MINIPROGRAM_AGENT },
    },
  });
  const seen = {
    opened: [] as OpenedAddress[],
    copied: [] as string[],
    shared: [] as ShareRequest[],
  };
  const define = (owner: object, name: string, value: unknown): void => {
    Object.defineProperty(owner, name, { configurable: true, value });
  };
  const assign = (address: string): void =>
    void seen.opened.push({ address: pathOf(address), target: 'same' });
  define(window, 'location', { origin, href: start, hash: '', assign });
  define(window.navigator, 'clipboard', { writeText: async (text: string) => void seen.copied.push(text) });
  const forms = watchForms(window);

  const bridges: WebViewBridge[] = [];
  const client: NativeClient = createNativeClient({
    config: { origins: [origin], start },
    ...options,
    openWebView: (bridge) => {
      const isFirst = bridges.push(bridge) === 1;
      return {
        navigate: (address) => {
          if (!isFirst) seen.opened.push({ address: pathOf(address.split('#')[0] ?? ''), target: 'new' });
        },
        destroy: () => undefined,
      };
    },
  });
  // The mini-program has a page of its own below ours.
  if (options.fromCard === true) client.launch(NATIVE_PATHS.web);
  else {
    client.launch(NATIVE_PATHS.pay);
    client.navigateTo(NATIVE_PATHS.web);
  }
  if (options.bridge !== false)
    define(window, 'WeixinJSBridge', {
      on: () => undefined,
      invoke: (
        _name: string,
        { name, arg }: { name: string; arg: Record<string, unknown> },
        answer: (said: object) => void,
      ) => void bridges[0]?.invoke(name, arg).then((said) => answer({ ...said })),
    });
  const page = window as unknown as Window;
  const downloaded = (): DownloadRequest[] =>
    client.addresses
      .filter((address) => address.startsWith(NATIVE_PATHS.download))
      .map(
        (address) =>
          JSON.parse(new URL(address, origin).searchParams.get('chartdock') ?? '') as DownloadRequest,
      )
      .map(({ address, fileName }) => ({ address: pathOf(address), fileName }));
  return {
    page,
    client,
    seen,
    downloaded,
    sdk: runWechatScript(page),
    framed: (): FrameRequest[] =>
      [...page.document.querySelectorAll('iframe')].map(
        (frame) => forms.get(frame.name) ?? { address: pathOf(frame.src) },
      ),
  };
};
