import type { Model, ModelNode } from './model.types.ts';
import { childrenOf, trashOf, usedBy } from './model-tree.ts';
import { isFindable } from './snapshot.ts';
import type { Snapshot, StoredNode } from './snapshot.ts';

const fieldsOf = (node: ModelNode): string =>
  JSON.stringify([
    node.ownerId,
    node.parentId,
    node.isFolder,
    node.title,
    node.creatorId,
    node.state,
    node.trashRoot,
  ]);

const storedFields = (row: StoredNode): string =>
  JSON.stringify([
    row.owner_id,
    row.parent_id,
    row.kind === 0,
    row.title,
    row.creator_id,
    row.state,
    row.trash_root,
  ]);

const unequal = (what: string, model: unknown, server: unknown): string[] =>
  JSON.stringify(model) === JSON.stringify(server)
    ? []
    : [`${what}: ${JSON.stringify(model)} in the model, ${JSON.stringify(server)} on the server`];

const nodeDifferences = ({ nodes }: Model, snapshot: Snapshot): readonly string[] => {
  const stored = new Map(snapshot.nodes.map((row) => [row.id, row]));
  const ids = new Set([...nodes.keys(), ...stored.keys()]);
  return [...ids].flatMap((id) => {
    const [node, row] = [nodes.get(id), stored.get(id)];
    const fields = unequal(`node ${id}`, node && fieldsOf(node), row && storedFields(row));
    return row === undefined || isFindable(row) ? fields : [...fields, `node ${id} cannot be found`];
  });
};

const countersOf = (model: Model, userId: string) => {
  const own = [...model.nodes.values()].filter((node) => node.ownerId === userId);
  return {
    files: usedBy(model, userId),
    folders: own.filter((node) => node.isFolder && node.state === 0).length,
    trash: own.filter((node) => !node.isFolder && node.state !== 0).length,
    trash_roots: trashOf(model, userId),
  };
};

/**
 * Compares the model with what the database holds of some people: every node with its place, locator and search row, every
 * counter of an account and of a folder, every favourite. The model's tree has neither cycles nor orphans, so an equal one
 * has none either.
 */
export const findDifferences = (
  model: Model,
  snapshot: Snapshot,
  people: readonly string[],
): readonly string[] => {
  const counters = people.flatMap((userId) => {
    const { user_id: _, ...stored } = snapshot.counters.find((row) => row.user_id === userId) ?? {
      user_id: '',
    };
    return unequal(`counters of ${userId}`, countersOf(model, userId), stored);
  });
  const folders = new Set([
    ...people,
    ...model.nodes.keys(),
    ...snapshot.children.map((row) => row.folder_id),
  ]);
  const children = [...folders].flatMap((id) => {
    const stored = snapshot.children.find((row) => row.folder_id === id)?.children ?? 0;
    return unequal(`children of ${id}`, childrenOf(model, id).length, stored);
  });
  return [
    ...nodeDifferences(model, snapshot),
    ...counters,
    ...children,
    ...unequal('favourites', [...model.stars].toSorted(), [...snapshot.stars].toSorted()),
    ...unequal('rows of nodes that are gone', 0, snapshot.strays),
  ];
};
