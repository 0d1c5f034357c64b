import { requireDownloadAddress, requireSafeAddress } from '../address.ts';
import { capabilitiesOf } from '../capabilities.ts';
import type { CapabilityContext, HostKind } from '../capabilities.ts';
import type { FramePage, FrameRequest } from '../hidden-frame.ts';
import type { DownloadRequest, Host, ReservedWindow, ShareRequest, WindowTarget } from '../host.ts';
import { HostError } from '../host-error.ts';

/** An address that a host was asked to show. */
export interface OpenedAddress {
  readonly address: string;
  readonly target: WindowTarget;
}

/** A hidden frame that a host was asked for. */
export interface LoadedFrame {
  readonly request: FrameRequest;
  /** Returns with a page in place of a file. */
  readonly showPage: (page: FramePage) => void;
  readonly isCleared: () => boolean;
}

/** A host that only records its calls. */
export interface FakeHost extends Host {
  readonly opened: readonly OpenedAddress[];
  readonly copied: readonly string[];
  readonly shared: readonly ShareRequest[];
  readonly downloaded: readonly DownloadRequest[];
  readonly frames: readonly LoadedFrame[];
  /** Returns whether `close` was called. */
  readonly isClosed: () => boolean;
  /** Counts windows that are held and neither navigated nor closed. */
  readonly heldWindows: () => number;
}

/** Properties of a fake host; the rest follows from its kind. */
export interface FakeHostOptions extends CapabilityContext {
  /** Default `web`. */
  readonly kind?: HostKind;
  /** Refuses new windows and the clipboard, as a pop-up blocker does. Default false. */
  readonly blocked?: boolean;
  /** Fetches files in place of hidden frames. Default: the host cannot. */
  readonly fetchFile?: NonNullable<Host['fetchFile']>;
}

/** Creates a host for tests. */
export const createFakeHost = (options: FakeHostOptions = {}): FakeHost => {
  const { kind = 'web', blocked = false, fetchFile } = options;
  const capabilities = capabilitiesOf(kind, options);
  const opened: OpenedAddress[] = [];
  const copied: string[] = [];
  const shared: ShareRequest[] = [];
  const downloaded: DownloadRequest[] = [];
  const frames: LoadedFrame[] = [];
  const requireDownloads = (): void => {
    if (capabilities.noDownload)
      throw new HostError('not_available', 'download a file – this host does not allow it');
  };
  let closed = false;
  let held = 0;
  const usual: WindowTarget = capabilities.sameWindow ? 'same' : 'new';
  const open = (address: string, target = usual): void => {
    requireSafeAddress(address);
    if (target === 'new' && blocked) throw new HostError('blocked', 'open a window – the browser refused');
    opened.push({ address, target });
  };
  const copy = async (text: string): Promise<void> => {
    if (blocked) throw new HostError('blocked', 'copy a text – the browser refused');
    copied.push(text);
  };
  const reserveWindow = (): ReservedWindow => {
    let isHeld = true;
    held += 1;
    const release = (): boolean => {
      const was = isHeld;
      if (was) held -= 1;
      isHeld = false;
      return was;
    };
    return {
      navigate: (address) => {
        requireSafeAddress(address);
        if (release()) opened.push({ address, target: usual });
      },
      close: () => void release(),
    };
  };
  return {
    ...(fetchFile && { fetchFile }),
    capabilities,
    opened,
    copied,
    shared,
    downloaded,
    frames,
    isClosed: () => closed,
    heldWindows: () => held,
    open,
    reserveWindow,
    copy,
    close: async () => {
      if (!capabilities.closable) throw new HostError('not_available', 'close the page – this host cannot');
      closed = true;
    },
    share: async (request) => {
      requireSafeAddress(request.address);
      if (!capabilities.shareSheet) {
        await copy(request.address);
        return 'copied';
      }
      shared.push(request);
      return 'shared';
    },
    download: async (request) => {
      requireDownloadAddress(request.address);
      requireDownloads();
      downloaded.push(request);
    },
    loadHidden: (request, onPage) => {
      requireSafeAddress(request.address);
      requireDownloads();
      let isCleared = false;
      frames.push({ request, showPage: onPage, isCleared: () => isCleared });
      return { clear: () => void (isCleared = true) };
    },
  };
};
