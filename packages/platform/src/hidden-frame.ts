/**
 * Request of a hidden frame: an address to load, or a form to send there. Only its response counts, which is
 * a file.
 */
export interface FrameRequest {
  /** `http(s):` address or path of our own origin. */
  readonly address: string;
  /** Fields of a multipart form that is posted to the address; without them it is loaded. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A file that the page itself fetches and saves, so that it can be followed and given up. */
export interface FetchRequest extends FrameRequest {
  /** Name under which it is saved. */
  readonly fileName: string;
  /** Hears the bytes as they come. */
  readonly onData: (bytes: Uint8Array) => void;
  /** Gives it up; nothing is saved then. */
  readonly signal: AbortSignal;
}

/** A page that came into a hidden frame where a file was awaited. */
export interface FramePage {
  /** Code that the page carries; undefined where the page cannot be read or has none. */
  readonly code: string | undefined;
  /** Text of the page; undefined where it cannot be read. */
  readonly text: string | undefined;
}

/** A frame that nobody sees. */
export interface HiddenFrame {
  /** Removes the frame and stops its pending loads; a second call does nothing. */
  readonly clear: () => void;
}
