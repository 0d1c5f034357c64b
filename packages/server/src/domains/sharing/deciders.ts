import type { CallContext } from '../../kernel/calls/context.ts';
import { ROLE, readGiven } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';

/** People that are told of one request. */
const MOST = 20;

/** Lists who may decide about a file or folder: its owner and its managers. */
export const listDeciders = async (
  { db, now }: CallContext,
  node: Pick<NodeRow, 'owner_id' | 'id'>,
): Promise<readonly string[]> => {
  const given = await readGiven(db, { ownerId: node.owner_id, id: node.id }, now);
  const managers = given.filter(({ counts }) => counts === ROLE.manager).map(({ user_id }) => user_id);
  return [...new Set([node.owner_id, ...managers])].slice(0, MOST);
};
