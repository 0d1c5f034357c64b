import type { FileCategory, ViewLink } from '@chartdock/contract';
import { FOLDER_DEPTH, cleanTitle } from '@chartdock/contract';
import type { IdSource } from './ids.ts';
import { Refusal } from './refusal.ts';

/** A file or folder of a fake backend. Times are epoch milliseconds. */
export interface TreeNode {
  readonly id: string;
  readonly kind: 'folder' | 'chart';
  readonly title: string;
  readonly category: string;
  /** Id of its folder; `root` for the top. */
  readonly parentId: string;
  readonly order: number;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly openedAt?: number | undefined;
  readonly deletedAt?: number;
  readonly starredAt?: number | undefined;
  /** When someone else shared it with the person; absent for the person's own. */
  readonly invitedAt?: number;
  /** Its view link, when it has one. */
  readonly link?: ViewLink;
  /** Bytes of its content. */
  readonly size: number;
}

/** A file or folder to add. */
export interface NewNode {
  readonly title: string;
  /** Id of the folder it goes into; default the top. */
  readonly folderId?: string | undefined;
  readonly category?: FileCategory | undefined;
}

/** Files and folders of one person. */
export interface Tree {
  readonly all: () => readonly TreeNode[];
  readonly add: (kind: TreeNode['kind'], node: NewNode) => TreeNode;
  readonly change: (id: string, change: Partial<TreeNode>) => void;
  /** Finds a node that exists and is not in trash. Throws `fileUnavailable`. */
  readonly find: (id: string, kind?: TreeNode['kind']) => TreeNode;
  /** The folders above a node, from the top down. */
  readonly above: (node: TreeNode) => readonly TreeNode[];
}

const requireTitle = (text: string): string => {
  const cleaned = cleanTitle(text);
  if (!cleaned.ok) throw new Refusal('invalidInput', [{ path: 'title', message: cleaned.problem }]);
  return cleaned.title;
};

/** Keeps files and folders by a clock. */
export const createTree = (ids: IdSource, now: () => number): Tree => {
  const nodes = new Map<string, TreeNode>();
  const find: Tree['find'] = (id, kind) => {
    const node = nodes.get(id);
    if (node === undefined || node.deletedAt !== undefined || (kind ?? node.kind) !== node.kind)
      throw new Refusal('fileUnavailable');
    return node;
  };
  const above: Tree['above'] = ({ parentId }) => {
    const parent = nodes.get(parentId);
    return parent === undefined ? [] : [...above(parent), parent];
  };
  const freeTitle = (wanted: string, at: Pick<TreeNode, 'kind' | 'parentId'>): string => {
    const taken = new Set(
      [...nodes.values()]
        .filter(
          ({ kind, parentId, deletedAt }) =>
            kind === at.kind && parentId === at.parentId && deletedAt === undefined,
        )
        .map(({ title }) => title.toLowerCase()),
    );
    let title = wanted;
    for (let count = 2; taken.has(title.toLowerCase()); count += 1) title = `${wanted} (${count})`;
    return title;
  };
  return {
    all: () => [...nodes.values()],
    find,
    above,
    add: (kind, { title, folderId = 'root', category = 'flow' }) => {
      if (folderId !== 'root') {
        const parent = find(folderId, 'folder');
        if (kind === 'folder' && above(parent).length + 2 > FOLDER_DEPTH) throw new Refusal('folderTooDeep');
      }
      const node: TreeNode = {
        id: ids.id(),
        kind,
        title: freeTitle(requireTitle(title), { kind, parentId: folderId }),
        category: kind === 'folder' ? 'folder' : category,
        parentId: folderId,
        order: nodes.size + 1,
        createdAt: now(),
        changedAt: now(),
        size: 120,
        ...(kind === 'chart' ? { openedAt: now() } : {}),
      };
      nodes.set(node.id, node);
      return node;
    },
    change: (id, change) => void nodes.set(id, { ...find(id), ...change }),
  };
};
