import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  ALIPAY_AGENT,
  INVOKE_NAME,
  MINIPROGRAM_AGENT,
  alipayScript,
  bridgeScript,
  createNativeClient,
} from '../../src/testing/index.ts';
import type { NativeClient, WebViewBridge } from '../../src/testing/index.ts';

/** A fake client whose web views are pages of a real browser. */
export interface ChromiumClient {
  readonly client: NativeClient;
  readonly context: BrowserContext;
  /** The page of the web view that was opened as the nth, from 0; waits until it is there. */
  readonly view: (at: number) => Promise<Page>;
  /** Counts the web views that were opened, those that are gone included. */
  readonly viewCount: () => number;
  readonly leave: () => Promise<void>;
}

type Invoke = WebViewBridge['invoke'];

const makes = {
  wechat: { userAgent: MINIPROGRAM_AGENT, script: bridgeScript, live: false },
  alipay: { userAgent: ALIPAY_AGENT, script: alipayScript, live: true },
} as const;

/** Whose mini-program it is. */
export type ProgramMake = keyof typeof makes;

/** Other traits of a client. */
export interface ClientKind {
  /** Default `wechat`. */
  readonly make?: ProgramMake;
  /** Folder of the mini-program around the native pages. */
  readonly app?: URL;
  /** Other calls of the client, e.g. `login`. */
  readonly wx?: Readonly<Record<string, unknown>>;
}

/** Opens a client; its web views have the marks and the bridge of its make, and open no windows. */
export const openChromiumClient = async (
  browser: Browser,
  config: Readonly<Record<string, unknown>>,
  { make = 'wechat', app, wx }: ClientKind = {},
): Promise<ChromiumClient> => {
  const { userAgent, script, live } = makes[make];
  const context = await browser.newContext({ userAgent, locale: 'en' });
  await context.addInitScript(`{ ${script} } window.open = () => null;`);
  const views: Promise<Page>[] = [];
  const waiting: (() => void)[] = [];

  const openPage = async (bridge: WebViewBridge): Promise<Page> => {
    const page = await context.newPage();
    const invoke: Invoke = (name, values) => bridge.invoke(name, values);
    await page.exposeFunction(INVOKE_NAME, invoke);
    page.on('load', (loaded) => bridge.loaded(loaded.url()));
    return page;
  };

  const client = createNativeClient({
    config,
    live,
    ...(app === undefined ? {} : { app }),
    ...(wx === undefined ? {} : { wx }),
    openWebView: (bridge) => {
      let work = openPage(bridge);
      views.push(work);
      waiting.splice(0).forEach((go) => go());
      const then = (task: (page: Page) => Promise<unknown>): void => {
        // A page that is closed while it loads has nothing more to say.
        work = work.then((page) =>
          task(page).then(
            () => page,
            () => page,
          ),
        );
      };
      return {
        navigate: (src) => then((page) => page.goto(src)),
        destroy: () => then((page) => page.close()),
      };
    },
  });
  const view = async (at: number): Promise<Page> => {
    let found = views[at];
    while (found === undefined) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      found = views[at];
    }
    return found;
  };
  return { client, context, view, viewCount: () => views.length, leave: () => context.close() };
};
