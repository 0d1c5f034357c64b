import type { TokenItem } from '../../kernel/calls/items.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { Handle } from '../../kernel/calls/context.ts';
import { openNode, STATE } from '../nodes/index.ts';

/** Looks whether a person can open every item that a token shall cover, and puts them in order, each once. Throws `fileUnavailable` for one that they cannot open, that is of another type, or that is in trash. */
export const nameItems = async (
  { db, now }: { readonly db: Handle; readonly now: number },
  viewerId: string,
  wanted: readonly TokenItem[],
): Promise<readonly TokenItem[]> => {
  const named = new Map<string, TokenItem>();
  for (const item of wanted) {
    const { node } = await openNode(db, { id: item.fileId, viewerId, now }, 'read');
    const isOfType = node.kind === (item.fileType === 'folder' ? 0 : 1);
    if (!isOfType || node.state !== STATE.live) throw new CallError('fileUnavailable');
    named.set(item.fileId, { fileId: item.fileId, fileType: item.fileType });
  }
  return [...named.values()].toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1));
};
