import type { GraphNode } from './graph.types.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { runs, spellsText, tidyRuns } from './read-runs.ts';
import { shared } from './read-shared.ts';
import {
  color,
  coordinate,
  extent,
  flag,
  id,
  link,
  listOf,
  numberBetween,
  objectOf,
  oneOf,
  textUpTo,
} from './readers.ts';
import type { Reader } from './readers.ts';

const nodeStyle = objectOf(
  {},
  {
    fill: color,
    gradient: color,
    stroke: color,
    strokeWidth: numberBetween(0, 50),
    dash: oneOf(['solid', 'dashed', 'dotted'] as const),
    opacity: numberBetween(0, 1),
    tone: numberBetween(0, 7),
    color,
    fontSize: numberBetween(4, 400),
    bold: flag,
    italic: flag,
    align: oneOf(['left', 'center', 'right'] as const),
    valign: oneOf(['top', 'middle', 'bottom'] as const),
    radius: numberBetween(0, 1_000),
    shadow: flag,
    padding: numberBetween(0, 400),
    lineHeight: numberBetween(0.5, 5),
  },
);

const row = objectOf({ id, cells: listOf(textUpTo(2_000), 50) }, {});

const more = {
  ...shared,
  runs,
  rows: listOf(row, LIMITS.rows),
  rot: numberBetween(-360, 360),
  parent: id,
  group: id,
  layer: id,
  href: link,
  image: id,
  locked: flag,
  fit: oneOf(['shrink', 'grow', 'clip'] as const),
  minW: extent,
  minH: extent,
  aspect: flag,
  font: textUpTo(100),
  kind: oneOf(['lane', 'pool', 'group', 'frame', 'table'] as const),
  collapsed: flag,
} as const;

/** Returns a reader of shapes that are among some ids. */
export const nodeWith = (shapeIds: readonly string[]): Reader<GraphNode> => {
  const known = new Set(shapeIds);
  const shape: Reader<string> = (value, path, faults) =>
    typeof value === 'string' && known.has(value) ? value : faults.add(path, 'choice', 'the known shapes');
  const plain = objectOf(
    {
      t: oneOf(['node'] as const),
      shape,
      x: coordinate,
      y: coordinate,
      w: extent,
      h: extent,
      z: coordinate,
      text: textUpTo(LIMITS.text),
      style: nodeStyle,
    },
    more,
  );
  return (value, path, faults) => {
    const node = plain(value, path, faults);
    if (node === undefined || !faults.isEmpty) return node;
    const { runs: styled, ...rest } = node;
    if (new Set(node.rows?.map((one) => one.id)).size !== (node.rows?.length ?? 0))
      return faults.add(`${path}.rows`, 'twice');
    if (styled === undefined) return node;
    if (!spellsText(styled, node.text)) return faults.add(`${path}.runs`, 'spelling');
    const tidy = tidyRuns(styled);
    return tidy === undefined ? rest : { ...rest, runs: tidy };
  };
};
