import type { CollaboratorRole } from '@chartdock/contract';
import { CallError, isCallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { hasScope } from '../../kernel/calls/scopes.ts';
import { KIND, ROLE, STATE, openItem, openLockedItem } from '../nodes/index.ts';
import type { NodeRow, OpenedNode, Role } from '../nodes/index.ts';

/** Names the file or folder that is shared. */
export interface SharedItem {
  readonly type: 'chart' | 'folder';
  readonly id: string;
}

const toItem = ({ type, id }: SharedItem) => ({ fileId: id, fileType: type });

/** Tells a file from a folder as the wire does. */
export const typeOf = ({ kind }: Pick<NodeRow, 'kind'>): SharedItem['type'] =>
  kind === KIND.folder ? 'folder' : 'chart';

/** Returns a title as a list shows it: empty for a partner's token that may share, and reads nothing. */
export const listedTitle = ({ actor }: Pick<CallContext, 'actor'>, title: string): string =>
  hasScope(actor, 'files:read') ? title : '';

/** Gets a role as columns hold it. */
export const storedRole = (role: CollaboratorRole): Role => ROLE[role];

/** Opens a thing that someone may share. Throws `fileUnavailable` and, for who may look at it alone, `notAllowed`. */
export const openToShare = async (context: CallContext, item: SharedItem): Promise<OpenedNode> =>
  requireLive(await openItem(context, toItem(item), 'share'));

/** Opens a thing that someone may share behind its owner's lock: changes of others at the same moment are seen, or wait. */
export const openLockedToShare = async (context: CallContext, item: SharedItem): Promise<OpenedNode> =>
  requireLive((await openLockedItem(context, toItem(item), 'share')).opened);

/** Opens a thing that someone may share behind its owner's lock, for one that hangs on it and goes by its own id: who may not share is told of nothing at all. */
export const openHidden = async (
  context: CallContext,
  item: SharedItem,
  isLocked = true,
): Promise<OpenedNode> => {
  try {
    return await (isLocked ? openLockedToShare : openToShare)(context, item);
  } catch (error) {
    throw isCallError(error, 'notAllowed') ? new CallError('fileUnavailable') : error;
  }
};

/** Opens a thing that someone may look at. */
export const openToLook = async (context: CallContext, item: SharedItem): Promise<OpenedNode> =>
  requireLive(await openItem(context, toItem(item), 'read'));

/** Refuses things in trash, which nobody shares. */
const requireLive = (opened: OpenedNode): OpenedNode => {
  if (opened.node.state !== STATE.live) throw new CallError('fileUnavailable');
  return opened;
};
