import type { FileCategory } from '@chartdock/contract';
import type { Definition } from '@chartdock/documents';
import type { Loss } from '@chartdock/formats';

/** A document that was read: what the file is made of. */
export interface ReadDocument {
  readonly category: FileCategory;
  /** At least one, each a canvas. */
  readonly definitions: readonly Definition[];
  /** What could not be kept. */
  readonly losses: readonly Loss[];
}
