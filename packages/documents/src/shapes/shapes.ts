import { BASIC, FLOWCHART } from './flowchart-rows.ts';
import { BPMN, ER, SWIMLANE, UML } from './modelling-rows.ts';
import { GANTT, TABLE, UI, VENN } from './page-rows.ts';
import { parseShape } from './parse-shape.ts';
import type { ShapeRow } from './parse-shape.ts';
import { CIRCUIT, FLOOR, NETWORK, ORG } from './place-rows.ts';
import type { Shape, ShapeGroup } from './shape.types.ts';

const GROUPS: readonly (readonly [ShapeGroup, readonly ShapeRow[]])[] = [
  ['flowchart', FLOWCHART],
  ['basic', BASIC],
  ['uml', UML],
  ['er', ER],
  ['swimlane', SWIMLANE],
  ['bpmn', BPMN],
  ['network', NETWORK],
  ['org', ORG],
  ['floor', FLOOR],
  ['circuit', CIRCUIT],
  ['venn', VENN],
  ['ui', UI],
  ['gantt', GANTT],
  ['table', TABLE],
];

const rows = new Map(GROUPS.flatMap(([group, list]) => list.map((row) => [row[0], { group, row }] as const)));
const parsed = new Map<string, Shape>();

/** Lists the ids of all shapes, in the order palettes offer them. */
export const SHAPE_IDS: readonly string[] = [...rows.keys()];

/** Returns a shape by its id; undefined for an unknown one. */
export const findShape = (id: string): Shape | undefined => {
  const known = parsed.get(id);
  if (known !== undefined) return known;
  const found = rows.get(id);
  if (found === undefined) return undefined;
  const shape = parseShape(found.group, found.row);
  parsed.set(id, shape);
  return shape;
};

/** Returns every shape, in the order palettes offer them. */
export const allShapes = (): readonly Shape[] =>
  SHAPE_IDS.flatMap((id) => {
    const shape = findShape(id);
    return shape === undefined ? [] : [shape];
  });
