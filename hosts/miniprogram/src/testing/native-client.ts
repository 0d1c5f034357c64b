import { createDeliveries } from './deliveries.ts';
import type { DeliveryMoment } from './deliveries.ts';
import { openNativeSource } from './native-source.ts';
import type { NativeSource } from './native-source.ts';

/** A web view as the client holds it: a page of a real browser, or a fake. */
export interface WebView {
  /** Shows an address; one that differs in its fragment only is not loaded again. */
  navigate(src: string): void;
  destroy(): void;
}

/** Calls of a web view to its client. */
export interface WebViewBridge {
  /** One call of the page's script; answers as the client does. */
  invoke(name: string, values: Readonly<Record<string, unknown>>): Promise<{ readonly errMsg: string }>;
  /** The web view has loaded an address. */
  loaded(src: string): void;
}

/** Options of a fake client. */
export interface NativeClientOptions {
  /** Opens a web view. */
  readonly openWebView: (bridge: WebViewBridge) => WebView;
  /** Laid over `config.js` of the native source. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Delivers messages at once, as Alipay does; default false. */
  readonly live?: boolean;
  /** Answers a download; default 200. */
  readonly downloadStatus?: () => number;
  /** Folder of the mini-program around the native pages; without it a page of its own is an empty one. */
  readonly app?: URL;
  /** Language that the person has set in the app; default `zh_CN`. */
  readonly language?: string;
  /** Whether pictures may be saved; default true. */
  readonly photos?: () => boolean;
  /** Other calls of the client, laid over its own, e.g. `request`, which fails, and `requestPayment`, which is cancelled. */
  readonly wx?: Readonly<Record<string, unknown>>;
}

/** A page that is open. */
export interface OpenPage {
  /** Its path below the folder, e.g. `pages/web/web`; from the root, `/pages/index/index`, when it is the app's own. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Calls a method of the page, as a tap or an event does. */
  call(method: string, ...values: readonly unknown[]): unknown;
}

/** Content of a shared card. */
export interface SharedCard {
  readonly title: string;
  readonly path: string;
}

/** A call of the client that leaves the mini-program's pages. */
export interface ClientCall {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A mini-program client that is fake, around native source that is real. */
export interface NativeClient {
  /** Opens the mini-program with a page, e.g. `/chartdock/pages/web/web`. */
  launch(address: string): void;
  /** Opens one more page from native code. */
  navigateTo(address: string): void;
  readonly pages: () => readonly OpenPage[];
  /** Every address that was opened, in order. */
  readonly addresses: readonly string[];
  /** Downloads, saved pictures, opened documents and files that were handed on. */
  readonly calls: readonly ClientCall[];
  /** Goes back, as by the client's own button. */
  back(): void;
  /** Uses the share menu, and returns the card that goes out. */
  share(): Promise<SharedCard>;
  /** Copies the link by the client's menu. */
  copyLink(): void;
  /** Ends the mini-program. */
  destroy(): void;
}

interface Instance {
  readonly path: string;
  readonly self: Record<string, unknown>;
  view: WebView | undefined;
  src: string | undefined;
}

const MOST_PAGES = 10;
const FOLDER = '/chartdock/';

type Fields = Readonly<Record<string, unknown>>;
type Callbacks = Readonly<Partial<Record<'success' | 'fail' | 'complete', (answer: unknown) => void>>>;

const callOf = (self: Record<string, unknown>, method: string | undefined, values: readonly unknown[]) => {
  const run = method === undefined ? undefined : self[method];
  return typeof run === 'function' ? (Reflect.apply(run, self, values) as unknown) : undefined;
};

const parseAddress = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  // Values come as they were written: the client decodes nothing.
  const pairs = query.split('&').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return {
    path: path.startsWith(FOLDER) ? path.slice(FOLDER.length) : path,
    query: Object.fromEntries(pairs.filter(([name]) => name !== '')),
  };
};

/** Creates a client; `launch` opens its first page. */
export const createNativeClient = (options: NativeClientOptions): NativeClient => {
  const stack: Instance[] = [];
  const calls: ClientCall[] = [];
  const addresses: string[] = [];
  let template: Fields = {};
  const deliveries = createDeliveries<Instance>({
    live: options.live ?? false,
    deliver: (instance, bundle) => {
      const data = options.live === true ? bundle.at(-1) : bundle;
      callOf(instance.self, source.handlerOf(instance.path, 'message'), [{ detail: { data } }]);
    },
  });
  const top = (): Instance | undefined => stack.at(-1);

  const bridgeOf = (instance: Instance): WebViewBridge => ({
    loaded: (src) => callOf(instance.self, source.handlerOf(instance.path, 'load'), [{ detail: { src } }]),
    invoke: async (name, values) => {
      if (name === 'postMessage') {
        // The client takes a while; a page that is gone by then takes the message with it.
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (stack.includes(instance)) deliveries.post(instance, values);
        return { errMsg: 'invokeMiniProgramAPI:ok' };
      }
      const problem = move(name, values);
      return { errMsg: problem ?? 'invokeMiniProgramAPI:ok' };
    },
  });

  const show = (instance: Instance): void => {
    const data = instance.self['data'] as Fields;
    const src = typeof data['src'] === 'string' && !data['problem'] ? data['src'] : '';
    if (src === (instance.src ?? '')) return;
    instance.src = src;
    if (src === '') {
      instance.view?.destroy();
      instance.view = undefined;
      return;
    }
    instance.view ??= options.openWebView(bridgeOf(instance));
    instance.view.navigate(src);
  };

  const open = (address: string): void => {
    addresses.push(address);
    const { path, query } = parseAddress(address);
    template = {};
    source.runPage(path);
    // Data is a page's own; its other fields are shared by all of its instances, which is how the platform has it.
    const self: Record<string, unknown> = { ...template, data: structuredClone(template['data'] ?? {}) };
    const instance: Instance = { path, self, view: undefined, src: undefined };
    self['setData'] = (patch: Fields, then?: () => void) => {
      self['data'] = { ...(self['data'] as Fields), ...patch };
      show(instance);
      then?.();
    };
    stack.push(instance);
    callOf(self, 'onLoad', [query]);
    if (stack.includes(instance)) show(instance);
  };

  const leave = (moment: DeliveryMoment): void => {
    const instance = top();
    if (instance === undefined) return;
    deliveries.flush(instance, moment);
    callOf(instance.self, 'onUnload', []);
    stack.pop();
    instance.view?.destroy();
  };

  const leaveAll = (): void => {
    while (stack.length > 0) leave('destroy');
  };

  /** Each gives the words of the client when it refuses. */
  const moves: Readonly<Record<string, (values: Fields) => string | undefined>> = {
    navigateTo: ({ url }) => {
      if (stack.length >= MOST_PAGES) return 'navigateTo:fail webview count limit exceed';
      open(String(url));
      return undefined;
    },
    redirectTo: ({ url }) => {
      leave('destroy');
      open(String(url));
      return undefined;
    },
    reLaunch: ({ url }) => {
      leaveAll();
      open(String(url));
      return undefined;
    },
    navigateBack: () => {
      if (stack.length < 2) return 'navigateBack:fail cannot navigate back at first page.';
      leave('back');
      callOf(top()?.self ?? {}, 'onShow', []);
      return undefined;
    },
  };
  const move = (name: string, values: Fields): string | undefined =>
    moves[name] === undefined ? `${name}:fail not supported` : moves[name](values);

  const settle = (problem: string | undefined, told: Callbacks, value: object = {}): void => {
    const answer = problem === undefined ? value : { errMsg: problem };
    if (problem === undefined) told.success?.(answer);
    else told.fail?.(answer);
    told.complete?.(answer);
  };
  const outward = (name: string) => (values: Fields & Callbacks) => {
    calls.push({ name, values });
    settle(undefined, values);
  };
  const wx = {
    ...Object.fromEntries(
      Object.keys(moves).map((name) => [
        name,
        (values: Fields & Callbacks = {}) => settle(move(name, values), values),
      ]),
    ),
    getAppBaseInfo: () => ({ language: options.language ?? 'zh_CN' }),
    downloadFile: (values: Fields & Callbacks) => {
      calls.push({ name: 'downloadFile', values });
      const statusCode = options.downloadStatus?.() ?? 200;
      settle(undefined, values, { statusCode, tempFilePath: 'wxfile://tmp_1' });
    },
    saveImageToPhotosAlbum: (values: Fields & Callbacks) => {
      calls.push({ name: 'saveImageToPhotosAlbum', values });
      settle(options.photos?.() === false ? 'saveImageToPhotosAlbum:fail auth deny' : undefined, values);
    },
    login: (values: Fields & Callbacks) => {
      calls.push({ name: 'login', values });
      settle(undefined, values, { code: 'login-code' });
    },
    // Neither a server nor a purse: a test that has them lays its own over these.
    request: (values: Fields & Callbacks) => {
      calls.push({ name: 'request', values });
      settle('request:fail', values);
    },
    requestPayment: (values: Fields & Callbacks) => {
      calls.push({ name: 'requestPayment', values });
      settle('requestPayment:fail cancel', values);
    },
    openDocument: outward('openDocument'),
    shareFileMessage: outward('shareFileMessage'),
    ...options.wx,
  };
  const source: NativeSource = openNativeSource(
    {
      Page: (fields: Fields) => void (template = fields),
      App: () => undefined,
      getApp: () => ({}),
      getCurrentPages: () => stack.map(({ self }) => self),
      wx,
    },
    { config: options.config ?? {}, app: options.app },
  );

  return {
    launch: open,
    navigateTo: (url) => void move('navigateTo', { url }),
    pages: () =>
      stack.map(({ path, self }) => ({
        path,
        data: self['data'] as Fields,
        call: (method, ...values) => callOf(self, method, values),
      })),
    calls,
    addresses,
    back: () => void move('navigateBack', {}),
    share: async () => {
      const instance = top();
      if (instance === undefined) throw new Error('no page is open');
      const card = callOf(instance.self, 'onShareAppMessage', [{ from: 'menu', webViewUrl: instance.src }]);
      deliveries.flush(instance, 'share');
      const { promise, ...usual } = card as SharedCard & { readonly promise?: Promise<SharedCard> };
      return promise ?? usual;
    },
    copyLink: () => {
      const instance = top();
      if (instance !== undefined) deliveries.flush(instance, 'copy link');
    },
    destroy: leaveAll,
  };
};
