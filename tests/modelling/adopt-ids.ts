import type { Model, ModelNode } from './model.types.ts';
import type { Snapshot, StoredNode } from './snapshot.ts';

const isNew = (id: string): boolean => id.startsWith('new ');

interface Shape {
  readonly id: string;
  readonly parentId: string;
  readonly isFolder: boolean;
  readonly title: string;
}

/** Describes a node with all that is in it, so that two that read the same are the same for every later step. */
const describe = (shape: Shape, all: readonly Shape[]): string => {
  const inside = all.filter(({ parentId }) => parentId === shape.id).map((child) => describe(child, all));
  return JSON.stringify([shape.isFolder, shape.title, inside.toSorted()]);
};

const shapeOf = (row: StoredNode): Shape => ({
  id: row.id,
  parentId: row.parent_id,
  isFolder: row.kind === 0,
  title: row.title,
});

/** Pairs what the model made inside a folder with what the server made there. */
const pairInside = (
  folders: readonly [made: string, stored: string],
  made: readonly Shape[],
  stored: readonly Shape[],
): readonly (readonly [string, string])[] => {
  const free = stored.filter(({ parentId }) => parentId === folders[1]);
  return made
    .filter(({ parentId }) => parentId === folders[0])
    .flatMap((shape) => {
      const wanted = describe(shape, made);
      const at = free.findIndex((one) => describe(one, stored) === wanted);
      const [found] = at < 0 ? [] : free.splice(at, 1);
      return found === undefined
        ? []
        : [[shape.id, found.id] as const, ...pairInside([shape.id, found.id], made, stored)];
    });
};

/** Gives what the model made the ids that the server gave it. What the server did not make keeps the model's. */
export const adoptIds = (model: Model, snapshot: Snapshot): Model => {
  const made = [...model.nodes.values()].filter((node) => isNew(node.id));
  if (made.length === 0) return model;
  const stored = snapshot.nodes.filter((row) => !model.nodes.has(row.id)).map(shapeOf);
  const known = new Set(made.map((node) => node.parentId).filter((id) => !isNew(id)));
  const ids = new Map([...known].flatMap((id) => pairInside([id, id], made, stored)));
  const idOf = (id: string): string => ids.get(id) ?? id;
  const adopted = [...model.nodes.values()].map((node): ModelNode => {
    const trashRoot = node.trashRoot === null ? null : idOf(node.trashRoot);
    return { ...node, id: idOf(node.id), parentId: idOf(node.parentId), trashRoot };
  });
  return { ...model, nodes: new Map(adopted.map((node) => [node.id, node])) };
};
