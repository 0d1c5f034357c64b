import type { GuestEvents, NavigationRequest, LookChange } from '../surface.types.ts';
import type { SurfaceAct } from '../tasks.types.ts';
import type { Emitter } from './emitter.ts';
import type { Outcome } from './options.types.ts';

/** Events of a handle while its surface is open. */
export interface HandleEvents extends GuestEvents {
  /**
   * The guest asks for a link to be opened, once for each press. Without a handler a file is shown in the frame, a page that anyone may
   * see opens in a new window, and one that asks for a sign-in stays closed.
   */
  readonly navigate: NavigationRequest;
}

/** Events of every surface of an instance; `surface` is the id of its handle. */
export type InstanceEvents = {
  readonly [Name in keyof HandleEvents]: { readonly surface: string; readonly data: HandleEvents[Name] };
};

/** Controls of a surface beside its promise. */
export interface SurfaceControls {
  /** Changes looks or language. */
  update(change: LookChange): void;
  /** Puts the focus into the surface. */
  focus(): void;
  /** Goes one step back inside the surface; false when there is nothing to go back to. */
  back(): Promise<boolean>;
  /** Has the guest do something that a part drawn by the host asks for; false when it did not. */
  act(act: SurfaceAct): Promise<boolean>;
}

/**
 * Follows and steers one surface. It is a promise of the outcome, which never rejects for acts of a person. Returned from an
 * async function a promise is unwrapped; `result` stays one.
 */
export interface SurfaceHandle<Value> extends Promise<Outcome<Value>>, SurfaceControls {
  /** Tells surfaces of one page apart. */
  readonly id: string;
  /** Under this the outcome can be asked for again for ten minutes: `resume(ticket)`. */
  readonly ticket: string;
  /** `busy` while `onCommit` decides. */
  readonly state: 'opening' | 'ready' | 'busy' | 'settled';
  /** Resolves when the surface can be used, or has ended before. */
  readonly ready: Promise<void>;
  /** The outcome. */
  readonly result: Promise<Outcome<Value>>;
  readonly on: Emitter<HandleEvents>['on'];
  /** Closes the surface: the outcome is `cancelled` by `host`. */
  close(): void;
}
