import type { Crumb, FileRecord } from '@chartdock/contract';
import type { FakePerson } from './people.ts';
import { ownerOf } from './people.ts';
import type { Tree, TreeNode } from './tree.ts';

/** Dependencies of a record beside its node. */
export interface RecordContext {
  readonly tree: Tree;
  readonly person: FakePerson;
  readonly colleague: Pick<FakePerson, 'userId' | 'fullName'>;
}

/** Which fields a list adds to its records. */
export interface RecordExtras {
  readonly path?: boolean;
  readonly openTime?: boolean;
  readonly inviteTime?: boolean;
  readonly favouriteTime?: boolean;
}

/** Names a folder as a step of a chain. */
export const crumbOf = ({ id, title }: TreeNode): Crumb => ({ folderId: id, title });

const childrenOf = (tree: Tree, { id }: TreeNode): number =>
  tree.all().filter(({ parentId, deletedAt }) => parentId === id && deletedAt === undefined).length;

const kindFields = ({ tree }: RecordContext, node: TreeNode): Partial<FileRecord> =>
  node.kind === 'folder'
    ? { folderId: node.id, childCount: childrenOf(tree, node) }
    : {
        chartId: node.id,
        chartType: node.category,
        canvasCount: 1,
        thumbnail: `${node.id}-${node.changedAt}`,
      };

const extraFields = (context: RecordContext, node: TreeNode, extras: RecordExtras): Partial<FileRecord> => ({
  ...(extras.path === true ? { path: context.tree.above(node).map(crumbOf) } : {}),
  ...(extras.openTime === true && node.openedAt !== undefined ? { openTime: node.openedAt } : {}),
  ...(extras.inviteTime === true && node.invitedAt !== undefined ? { inviteTime: node.invitedAt } : {}),
  ...(extras.favouriteTime === true && node.starredAt !== undefined ? { favouriteTime: node.starredAt } : {}),
  ...(node.deletedAt === undefined ? {} : { deleteTime: node.deletedAt }),
});

/** Writes a node as lists answer it. */
export const recordOf = (context: RecordContext, node: TreeNode, extras: RecordExtras = {}): FileRecord => {
  const owner = ownerOf(node.invitedAt === undefined ? context.person : context.colleague);
  return {
    _id: node.id,
    fileId: node.id,
    title: node.title,
    category: node.category,
    parentId: node.parentId,
    fileType: node.kind,
    _filesType: node.kind,
    index: String(node.order).padStart(6, '0'),
    status: 'private',
    createTime: node.createdAt,
    lastModify: node.changedAt,
    favourite: node.starredAt !== undefined,
    publicClone: false,
    owner,
    creator: owner,
    collaboration: node.invitedAt !== undefined,
    isCanEditor: node.deletedAt === undefined,
    ownerEditState: 'normal',
    ...(node.invitedAt === undefined ? {} : { role: 'editor' as const }),
    ...kindFields(context, node),
    ...extraFields(context, node, extras),
  };
};
