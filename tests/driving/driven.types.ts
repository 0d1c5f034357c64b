/** A document that a test reaches – a page, a frame or a window – in any browser. */
export interface DrivenWindow {
  /** Evaluates an expression, waits when that gives a promise, and gives a copy of the value. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** Waits until an expression is true, also across the next documents; throws after 30 seconds. */
  readonly until: (expression: string) => Promise<void>;
  /** Leads to another address and waits until it has loaded. */
  readonly goto: (address: string) => Promise<void>;
  /** Address that the browser knows for it. */
  readonly url: () => string;
  /** Presses the element that an expression gives, with the mouse of the browser, as soon as it is there. */
  readonly click: (expression: string) => Promise<void>;
}

/** A page with storage of its own. */
export interface DrivenPage extends DrivenWindow {
  /** Waits for a frame of an address, and until that has loaded. */
  readonly frame: (isWanted: (address: string) => boolean) => Promise<DrivenWindow>;
  /** Evaluates an expression that opens a window, and gives that when it has loaded. */
  readonly opened: (expression: string) => Promise<DrivenWindow>;
  /** The browser's own complaints about errors that nobody caught, in the frames too. */
  readonly errors: readonly string[];
  /** Closes it with everything that was opened from it. */
  readonly close: () => Promise<void>;
}

/** A browser, whatever drives it. */
export interface DrivenBrowser {
  /** Opens a page that shares nothing with others. */
  readonly openPage: (address: string) => Promise<DrivenPage>;
  readonly close: () => Promise<void>;
}

/** Starts a browser. */
export type LaunchDriven = () => Promise<DrivenBrowser>;
