import type { GuestEvents, NavigationRequest, SurfaceUpdate } from '../pick.types.ts';
import type { Emitter } from './emitter.ts';
import type { Outcome, PickedItems, PickOptions } from './options.ts';

/** What a handle reports while its surface is open. */
export interface HandleEvents extends GuestEvents {
  /** A key the guest does not use itself, e.g. `Escape` in a container. */
  readonly shortcut: { readonly key: string };
  /** The guest asks for a link to be opened. Without a handler it opens in a new window. */
  readonly navigate: NavigationRequest;
  /** The height in pixels at which the content would not scroll. */
  readonly resize: { readonly height: number };
}

/**
 * Follows and steers one picker. It is a promise of the outcome, which never rejects for what a person does.
 * Returned from an async function a promise is unwrapped; `result` stays one.
 */
export interface PickHandle<Options extends PickOptions> extends Promise<Outcome<PickedItems<Options>>> {
  /** Tells surfaces of one page apart. */
  readonly id: string;
  /** `busy` while `onCommit` decides. */
  readonly state: 'opening' | 'ready' | 'busy' | 'settled';
  /** Resolves when the picker can be used, or has ended before. */
  readonly ready: Promise<void>;
  /** The outcome. */
  readonly result: Promise<Outcome<PickedItems<Options>>>;
  readonly on: Emitter<HandleEvents>['on'];
  /** Changes theme or language. */
  update(change: SurfaceUpdate): void;
  /** Puts the focus into the picker. */
  focus(): void;
  /** Goes one step back inside the picker; false when there is nothing to go back to. */
  back(): Promise<boolean>;
  /** Closes the picker: the outcome is `cancelled` by `host`. */
  close(): void;
}
