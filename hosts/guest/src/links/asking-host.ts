import type { FileRequest, GuestSession, NavigationRequest } from '@chartdock/embed/guest';
import { presentPayment } from '@chartdock/embed/guest';
import type { Host } from '@chartdock/platform';
import { requireSafeAddress } from '@chartdock/platform';
import { fileIdOf, isOpenToAll } from './own-addresses.ts';

/** Knowledge of a screen about files, and its way to show them. */
export interface FileOpener {
  /** Describes a file that is listed; undefined for others. */
  readonly describe: (fileId: string) => FileRequest | undefined;
  /** Shows a file inside of the frame. */
  readonly show: (fileId: string) => void;
}

/** A host that opens nothing by itself: the partner's page is asked, unless its policy says no. */
export interface AskingHost {
  readonly host: Host;
  /** Sets the opener of a file that the partner's page does not open. */
  readonly setOpener: (opener: FileOpener) => void;
}

/** Options of an asking host. */
export interface AskingOptions {
  readonly session: Pick<GuestSession, 'config' | 'features' | 'open' | 'ask'>;
  /** Does all else that a host does. */
  readonly browser: Host;
  /** The origin of the product's pages. */
  readonly origin: string;
  /** Hears of a page that stays closed, as nobody opens it. */
  readonly onClosed: () => void;
}

/** Creates the host of screens in a partner's page. A press asks once; a page that would ask for a sign-in opens only where the partner opens it. */
export const createAskingHost = ({ session, browser, origin, onClosed }: AskingOptions): AskingHost => {
  const isDenied = session.config.policy?.navigate === 'deny';
  // Who embeds an older script gets links as it knows them.
  const knowsSignIn = session.features.includes('sign-in');
  let opener: FileOpener | undefined;

  const requestOf = (url: URL, disposition: 'new' | 'same'): NavigationRequest => {
    const isOwn = url.origin === origin;
    const fileId = isOwn ? fileIdOf(url) : undefined;
    const kind = fileId === undefined ? 'page' : 'file';
    const request = { url: url.href, kind, disposition } as const;
    if (!knowsSignIn || !isOwn || isOpenToAll(url)) return request;
    const file = fileId === undefined ? undefined : (opener?.describe(fileId) ?? { id: fileId });
    return { ...request, signIn: true, ...(file === undefined ? {} : { file }) };
  };
  const ask = async (request: NavigationRequest): Promise<void> => {
    const isOpened = await session.open(request).catch(() => false);
    if (isOpened || request.signIn !== true) return;
    if (request.file !== undefined && opener !== undefined) opener.show(request.file.id);
    else onClosed();
  };
  const open = (address: string, disposition: 'new' | 'same' = 'new'): void => {
    if (isDenied) return;
    void ask(requestOf(new URL(requireSafeAddress(address), origin), disposition));
  };

  return {
    host: {
      ...browser,
      open: (address, target) => open(address, target),
      reserveWindow: () => ({ navigate: (address) => open(address), close: () => undefined }),
      presentPayment: (offer) => presentPayment(session, offer),
    },
    setOpener: (next) => {
      opener = next;
    },
  };
};
