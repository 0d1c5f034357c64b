import type { Definition } from '@chartdock/documents';
import { rebaseAll } from '../operations/rebase.ts';
import { reduceIntents } from '../operations/reduce.ts';
import type { Transaction } from '../operations/operation.types.ts';
import type { RemoteTransaction } from '../saving/conflicts.ts';
import type { SendOutcome } from '../saving/saver.ts';
import { toDefinition } from '../things/definition-of.ts';
import { indexDefinition } from '../things/index-of.ts';
import type { ThingIndex } from '../things/thing-index.ts';

/** Puts transactions of several editors into one order, the way the server does it, in memory. */
export class OrderServer {
  readonly index: ThingIndex;
  readonly rows: RemoteTransaction[] = [];
  #count = 0;

  constructor(definition: Definition) {
    this.index = indexDefinition(definition);
  }

  /** Version of the document: one more with each transaction. */
  get version(): number {
    return this.rows.length + 1;
  }

  /** Lists the transactions after a version. */
  since(version: number): readonly RemoteTransaction[] {
    return this.rows.slice(version - 1);
  }

  /** Writes the document as it is stored. */
  definition(): Definition {
    return toDefinition(this.index);
  }

  /** Applies changes made on a version, behind those of others since. */
  take(sent: readonly Transaction[], version: number): SendOutcome {
    const before = this.since(version);
    for (const one of rebaseAll(sent, before)) {
      const reduced = reduceIntents(this.index, one.ops, {
        newId: () => `server-${(this.#count += 1)}`,
        cause: one.cause,
        isMerging: before.length > 0,
      });
      if (reduced.status === 'refused') throw new Error(`Refused: ${JSON.stringify(reduced.faults)}`);
      const { id, label, cause } = one;
      this.rows.push({ id, label, cause, version: this.version + 1, ops: reduced.applied.done });
    }
    return { version: this.version, savedAt: this.version, rows: this.since(version) };
  }
}
