import type { ThingIndex } from '../../things/thing-index.ts';
import type { Operation } from '../operation.types.ts';

/** What an intent becomes. */
export interface Reduced {
  readonly ops: readonly Operation[];
  /** Ids of what it adds that a person sees as one thing: shapes, connectors, topics. */
  readonly created: readonly string[];
}

/** What intents are turned into operations with. */
export interface Reducing {
  readonly index: ThingIndex;
  readonly newId: () => string;
}
