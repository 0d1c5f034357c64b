import type { FileCategory } from '@chartdock/contract';
import type { Definition } from '@chartdock/documents';
import type { Loss } from '@chartdock/formats';

/** A document that was read: the parts of its file. */
export interface ReadDocument {
  readonly category: FileCategory;
  /** At least one, each a canvas. */
  readonly definitions: readonly Definition[];
  /** Losses of the conversion. */
  readonly losses: readonly Loss[];
}
