import type { FieldConflict, ReadOnlyReason } from '@chartdock/editing';

/** Safety of the changes. */
export type SavedState =
  | { readonly status: 'saved'; readonly at: number | undefined }
  /** Nothing may be changed, for a reason that names the remedy. */
  | { readonly status: 'readOnly'; readonly reason: ReadOnlyReason }
  | {
      readonly status:
        | 'waiting'
        | 'saving'
        | 'offline'
        /** The network is gone, and so is the storage of this device. */
        | 'unkept'
        | 'signedOut'
        | 'failed'
        | 'conflict';
    };

/** Keeps a canvas on the server in step with the editor. */
export interface CanvasSaver {
  readonly state: () => SavedState;
  /** Fields that both sides changed, until the person has chosen. The same list while nothing changes. */
  readonly conflicts: () => readonly FieldConflict[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends changes that are not sent yet. Resolves once that is decided, either way. */
  readonly flush: () => Promise<void>;
  readonly retry: () => void;
  /** Decides the first of the conflicts: with the values of others, or with those here. */
  readonly resolve: (side: 'mine' | 'theirs') => void;
  /** Takes the work on this canvas over from another tab. */
  readonly takeOver: () => void;
  readonly stop: () => void;
}
