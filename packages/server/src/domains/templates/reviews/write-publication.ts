import type { Handle } from '../../../kernel/calls/context.ts';
import type { NodeRow } from '../../nodes/index.ts';

/** The author's data of a published file; the price in fen, the time in epoch milliseconds. */
export interface Publication {
  readonly description: string;
  readonly tags: readonly string[];
  readonly price_fen: number;
  readonly published_at: number;
}

/** Keeps the author's data of a file, in place of the data before. */
export const writePublication = async (
  db: Handle,
  { owner_id, id }: Pick<NodeRow, 'owner_id' | 'id'>,
  { tags, ...words }: Publication,
): Promise<void> => {
  const said = { ...words, tags: [...tags] };
  await db
    .insertInto('publication')
    .values({ owner_id, node_id: id, ...said })
    .onConflict((conflict) => conflict.columns(['owner_id', 'node_id']).doUpdateSet(said))
    .execute();
};
