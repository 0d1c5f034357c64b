import type { Capabilities } from './capabilities.ts';
import type { FetchRequest, FramePage, FrameRequest, HiddenFrame } from './hidden-frame.ts';

/** Window an address goes to; without a wish the host's `sameWindow` capability decides. */
export type WindowTarget = 'new' | 'same';

/** Place that is held for an address which is not known yet (CREATE-35). */
export interface ReservedWindow {
  /** Sends the window to an address; later calls and calls after `close` do nothing. Throws a `HostError`. */
  navigate(address: string): void;
  /** Gives the place back unused; a window that already went somewhere stays. */
  close(): void;
}

/** Address that is offered to other people. */
export interface ShareRequest {
  readonly title: string;
  readonly address: string;
}

/** How sharing ended: the sheet took it, the address was copied, or the person closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed';

/** File that is saved to the person's disk. */
export interface DownloadRequest {
  /** `http(s):` address, path of our own origin, or `blob:` address. */
  readonly address: string;
  readonly fileName: string;
}

/** An order that may be paid by the app around the page, in place of its code. */
export interface PaymentOffer {
  readonly orderId: string;
  /** Type of the purchase: a template, a membership, or seats of an organisation. */
  readonly orderType: 'clone' | 'member' | 'org';
  /** Id of the template or of the plan. */
  readonly itemId: string;
  readonly provider: 'alipay' | 'wechat';
  /** Text of the QR code that is shown where nothing takes the order over. */
  readonly qr: string;
  /**
   * Epoch milliseconds until which the page asks whether it is paid; an order paid later is delivered too.
   */
  readonly expiresAt: number;
  /** Makes a ticket by which a native page that has no token pays the order. Rejects where the server takes no money inside of an app. */
  readonly createTicket: () => Promise<string>;
}

/**
 * The seam between Chartdock and the place it runs in. Every method refuses unsafe addresses with a `HostError` of code
 * `unsafe_address`, and every implementation passes `hostSuite`.
 */
export interface Host {
  readonly capabilities: Capabilities;
  /** Opens an address. Throws `blocked` when the browser refuses a window. */
  open(address: string, target?: WindowTarget): void;
  /**
   * Holds a window before a call answers, so that a pop-up blocker sees the click. Same-window hosts hold nothing and
   * navigate once the address is known.
   */
  reserveWindow(): ReservedWindow;
  /** Gives the screen back to the host. Rejects with `not_available` unless `closable`. */
  close(): Promise<void>;
  /** Puts a text on the clipboard. Rejects with `blocked`. */
  copy(text: string): Promise<void>;
  /** Offers an address to other people by share sheet, else by clipboard. */
  share(request: ShareRequest): Promise<ShareOutcome>;
  /** Saves a file to disk. Rejects with `not_available` under `noDownload`. */
  download(request: DownloadRequest): Promise<void>;
  /**
   * Fetches a file through a hidden frame, which the caller clears; `onPage` hears of a page that came in the file's
   * place. Throws `not_available` under `noDownload`.
   */
  loadHidden(request: FrameRequest, onPage: (page: FramePage) => void): HiddenFrame;
  /**
   * Fetches a file and saves it once all of it is there. Resolves with `saved`, with `stopped` when it was
   * cancelled, or with the page that came in its place, without code and text where the connection broke.
   * Throws `not_available` under `noDownload`. Absent where a page cannot save its own data.
   */
  fetchFile?(request: FetchRequest): Promise<'saved' | 'stopped' | FramePage>;
  /**
   * Has the app around the page take an order over; false where it does not, and the code is shown then. Whether it is paid
   * is asked of the server alone. Absent where nothing could.
   */
  presentPayment?(offer: PaymentOffer): Promise<boolean>;
}
