import type { ThingIndex } from '../../things/thing-index.ts';
import type { Operation } from '../operation.types.ts';

/** Result of an intent. */
export interface Reduced {
  readonly ops: readonly Operation[];
  /** Ids of its additions that a person sees as one thing: shapes, connectors, topics. */
  readonly created: readonly string[];
}

/** Tools that turn intents into operations. */
export interface Reducing {
  readonly index: ThingIndex;
  readonly newId: () => string;
}
