import type { LookChange, TokenGrant, TokenReason } from '../surface.types.ts';
import type { Emitter } from './emitter.ts';
import type { InstanceEvents } from './handle.types.ts';
import type { Life } from './life.ts';
import type { ChartdockOptions, EmbedStorage, SurfaceOptions } from './options.types.ts';

/** Gives the guest tokens of the partner. */
export interface TokenSource {
  /** The token in hand, when it is still good. */
  current(): TokenGrant | undefined;
  /** Asks the partner, or joins the question that is open. Null: the person is not signed in. */
  get(reason: TokenReason, scopes: readonly string[]): Promise<TokenGrant | null>;
  /** Drops the open question. */
  stop(): void;
}

/** Knowledge of the instance in the parts that are loaded later. */
export interface Instance {
  /** Address of the guest page. */
  readonly page: URL;
  readonly options: ChartdockOptions;
  /** Who listens to the events of every surface. */
  readonly all: Emitter<InstanceEvents>;
  /** Change of looks by `update` since. */
  look: LookChange;
  /** Made with the first surface. */
  tokens?: TokenSource;
  /** Likewise. */
  storage?: EmbedStorage;
  /** The token of a person who has connected on this page. */
  connected?: TokenGrant;
  /** The last surface that was begun over the page, and when. */
  pressed?: readonly [task: Wish[0], life: Life, at: number];
}

/** Task for a person, as the caller said it. */
export type Wish =
  | readonly [task: 'pick-files' | 'pick-location' | 'choose-template' | 'file-area']
  | readonly [task: 'open-file', fileId: string]
  | readonly [task: 'dialog', name: string, params: unknown]
  | readonly [task: 'checkout', order: unknown];

/** Request of the loader to open a surface. */
export interface OpenRequest {
  readonly instance: Instance;
  readonly life: Life;
  readonly wish: Wish;
  readonly wishes: SurfaceOptions;
  /** The window that was opened in the gesture; null where the browser opened none. */
  readonly popup: Window | null | undefined;
}
