import type { LookChange } from '../surface.types.ts';
import type { TokenSource } from '../client/tokens.ts';
import type { Emitter } from './emitter.ts';
import type { InstanceEvents } from './handle.types.ts';
import type { ChartdockOptions, KeyValueStorage } from './options.types.ts';

/** What the parts that are loaded later know of the instance. */
export interface Instance {
  /** Address of the guest page. */
  readonly page: URL;
  readonly options: ChartdockOptions;
  /** Who listens to the events of every surface. */
  readonly all: Emitter<InstanceEvents>;
  /** What `update` changed since. */
  look: LookChange;
  /** Made with the first surface. */
  tokens: TokenSource | undefined;
  /** Likewise. */
  storage: KeyValueStorage | undefined;
}

/** What a person is asked to do, as the caller said it. */
export type Wish =
  | readonly [task: 'pick-files' | 'pick-location' | 'file-area']
  | readonly [task: 'open-file', fileId: string]
  | readonly [task: 'dialog', name: string, params: unknown];
