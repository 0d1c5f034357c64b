import { requireDownloadAddress, requireSafeAddress } from '../address.ts';
import { capabilitiesOf } from '../capabilities.ts';
import type { Capabilities, CapabilityContext, HostKind } from '../capabilities.ts';
import { detectHost } from '../detect.ts';
import type { Host, ReservedWindow, ShareRequest, WindowTarget } from '../host.ts';
import { HostError } from '../host-error.ts';
import { createFrames } from './browser-frames.ts';
import { watchDisplayMode } from './display-mode.ts';

/** Options of a browser host; nothing is read before `createBrowserHost` runs. */
export interface BrowserHostOptions extends CapabilityContext {
  /** Default the global window. */
  readonly window?: Window;
  /** Kind the page already knows; default is detected. */
  readonly kind?: HostKind;
  /** Shows a path of our own origin without loading the page again; default loads it. */
  readonly navigate?: (path: string) => void;
  /** Gives the screen back; its presence makes the host closable. */
  readonly close?: () => void | Promise<void>;
}

type Page = Window & typeof globalThis;

const findCapabilities = (page: Window, standalone: boolean, options: BrowserHostOptions): Capabilities => {
  const { kind, system } = detectHost({
    userAgent: page.navigator.userAgent,
    standalone,
    ...(options.kind === undefined ? {} : { given: options.kind }),
  });
  return capabilitiesOf(kind, {
    system,
    shareSheet: 'share' in page.navigator,
    closable: options.close !== undefined,
    ...options,
  });
};

/** The current capabilities, one object for as long as the display mode stays the same. */
const watchCapabilities = (page: Window, options: BrowserHostOptions): (() => Capabilities) => {
  const isStandalone = watchDisplayMode(page);
  const known = new Map<boolean, Capabilities>();
  return () => {
    const standalone = isStandalone();
    const capabilities = known.get(standalone) ?? findCapabilities(page, standalone, options);
    known.set(standalone, capabilities);
    return capabilities;
  };
};

/** How long a saved file's address is kept for the browser to read it, in milliseconds. */
const SAVE_MS = 60_000;

const saveFile = (page: Window, address: string, fileName: string): void => {
  const link = page.document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.rel = 'noopener';
  page.document.body.append(link);
  link.click();
  link.remove();
};

/** The clipboard is typed as always there, but pages that are not secure have none. */
const clipboardOf = (navigator: { readonly clipboard?: Clipboard }): Clipboard | undefined =>
  navigator.clipboard;

const copyText = async (page: Window, text: string): Promise<void> => {
  const clipboard = clipboardOf(page.navigator);
  try {
    if (clipboard === undefined) throw new Error('no clipboard');
    await clipboard.writeText(text);
  } catch (cause) {
    throw new HostError('blocked', 'copy a text – the browser refused', { cause });
  }
};

const shareAddress = async (page: Window, request: ShareRequest): Promise<'shared' | 'dismissed'> => {
  try {
    await page.navigator.share({
      title: request.title,
      url: new URL(request.address, page.location.href).href,
    });
    return 'shared';
  } catch (cause) {
    if (cause instanceof Object && 'name' in cause && cause.name === 'AbortError') return 'dismissed';
    throw new HostError('blocked', 'share an address – the browser refused', { cause });
  }
};

const createOpener = (page: Window, options: BrowserHostOptions) => {
  const goSame = (address: string): void => {
    if (options.navigate !== undefined && address.startsWith('/')) options.navigate(address);
    else page.location.assign(address);
  };
  const openNew = (address: string): void => {
    // With `noopener` the response is always null, so a refusal could not be told; the link back is cut by hand instead.
    const opened = page.open('about:blank', '_blank');
    if (opened === null) throw new HostError('blocked', 'open a window – the browser refused');
    opened.opener = null;
    opened.location.replace(new URL(address, page.location.href).href);
  };
  return { goSame, openNew };
};

const reserve = (page: Window, goSame: (address: string) => void, sameWindow: boolean): ReservedWindow => {
  const opened = sameWindow ? null : page.open('about:blank', '_blank');
  if (opened !== null) opened.opener = null;
  let isHeld = true;
  const release = (): boolean => {
    const was = isHeld;
    isHeld = false;
    return was;
  };
  return {
    navigate: (address) => {
      requireSafeAddress(address);
      if (!release()) return;
      // A refused window ends in the same one: the person still gets the file. Who closed it wants to stay here.
      if (opened === null) goSame(address);
      else if (!opened.closed) opened.location.replace(new URL(address, page.location.href).href);
    },
    close: () => {
      if (release()) opened?.close();
    },
  };
};

/** Creates the host of an ordinary web page, PWA included; its capabilities follow the display mode. */
export const createBrowserHost = (options: BrowserHostOptions = {}): Host => {
  const page: Window = options.window ?? (globalThis as Page);
  const capabilitiesNow = watchCapabilities(page, options);
  const { goSame, openNew } = createOpener(page, options);
  const openFrame = createFrames(page.document);
  const requireDownloads = (): void => {
    if (capabilitiesNow().noDownload)
      throw new HostError('not_available', 'download a file – this host does not allow it');
  };
  return {
    get capabilities() {
      return capabilitiesNow();
    },
    open: (address, target: WindowTarget = capabilitiesNow().sameWindow ? 'same' : 'new') =>
      target === 'same' ? goSame(requireSafeAddress(address)) : openNew(requireSafeAddress(address)),
    reserveWindow: () => reserve(page, goSame, capabilitiesNow().sameWindow),
    copy: (text) => copyText(page, text),
    close: async () => {
      if (!capabilitiesNow().closable)
        throw new HostError('not_available', 'close the page – this host cannot');
      await options.close?.();
    },
    share: async (request) => {
      const address = requireSafeAddress(request.address);
      if (capabilitiesNow().shareSheet) return shareAddress(page, request);
      await copyText(page, new URL(address, page.location.href).href);
      return 'copied';
    },
    download: async ({ address, fileName }) => {
      const safe = requireDownloadAddress(address);
      requireDownloads();
      saveFile(page, safe, fileName);
      return Promise.resolve();
    },
    fetchFile: async (request) => {
      requireSafeAddress(request.address);
      requireDownloads();
      // Few people download several files at once.
      const { fetchFile } = await import('./fetch-file.ts');
      const file = await fetchFile(request);
      if (file === undefined) return 'stopped';
      if (!(file instanceof Blob)) return file;
      const address = URL.createObjectURL(file);
      saveFile(page, address, request.fileName);
      // The browser has taken it once it turned to the press.
      setTimeout(() => URL.revokeObjectURL(address), SAVE_MS);
      return 'saved';
    },
    loadHidden: (request, onPage) => {
      requireSafeAddress(request.address);
      requireDownloads();
      return openFrame(request, onPage);
    },
  };
};
