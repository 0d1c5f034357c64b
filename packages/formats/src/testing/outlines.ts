import type { Definition, Topic } from '@chartdock/documents';

/** Fields of a topic that a format for trees must give back. */
export interface OutlineTopic {
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly children: readonly OutlineTopic[];
}

const of = (topic: Topic, keep: ReadonlySet<keyof OutlineTopic>): OutlineTopic => ({
  title: topic.title,
  note: keep.has('note') ? (topic.note ?? '') : '',
  href: keep.has('href') ? (topic.href ?? '') : '',
  children: topic.children.map((child) => of(child, keep)),
});

/** Takes from a tree the fields that a format keeps, in its order. */
export const outlineOf = (
  definition: Definition | undefined,
  keep: readonly (keyof OutlineTopic)[],
): OutlineTopic => {
  if (definition?.type !== 'tree') throw new Error(`no tree but ${definition?.type ?? 'nothing'}`);
  return of(definition.root, new Set(keep));
};

/** Takes from a graph its shapes and texts in their order, and between which of them connectors run. */
export const netOf = (definition: Definition | undefined): unknown => {
  if (definition?.type !== 'graph') throw new Error(`no graph but ${definition?.type ?? 'nothing'}`);
  const nodes = Object.entries(definition.cells)
    .flatMap(([id, cell]) => (cell.t === 'node' ? [{ id, cell }] : []))
    .toSorted((a, b) => a.cell.z - b.cell.z);
  const order = new Map(nodes.map(({ id }, at) => [id, at]));
  const edges = Object.values(definition.cells)
    .flatMap((cell) =>
      cell.t === 'edge'
        ? [
            `${order.get(cell.from.id ?? '')}-${order.get(cell.to.id ?? '')} ${cell.labels.map(({ text }) => text).join('|')}`,
          ]
        : [],
    )
    .toSorted();
  return {
    nodes: nodes.map(({ cell: { shape, text, x, y, w, h } }) => ({
      shape,
      text,
      box: [x, y, w, h].map(Math.round),
    })),
    edges,
  };
};
