/** How safe what was changed is. */
export type SavedState =
  | { readonly status: 'saved'; readonly at: number | undefined }
  | { readonly status: 'waiting' | 'saving' | 'offline' | 'signedOut' | 'failed' | 'conflict' };

/** Keeps a canvas on the server in step with what is edited. */
export interface CanvasSaver {
  readonly state: () => SavedState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends what is not sent yet. Resolves once that is decided, whatever comes of it. */
  readonly flush: () => Promise<void>;
  readonly retry: () => void;
  /** After a conflict: what is here is saved over what is there. */
  readonly overwrite: () => void;
  readonly stop: () => void;
}
