import { allShapes } from '@chartdock/documents';
import type { Shape, ShapeGroup } from '@chartdock/documents';

/** Shapes of one family. */
export interface Library {
  readonly id: ShapeGroup;
  readonly shapes: readonly Shape[];
}

/** All families in the order they are offered in. */
const GROUPS: readonly ShapeGroup[] = [
  'flowchart',
  'basic',
  'swimlane',
  'uml',
  'er',
  'bpmn',
  'org',
  'network',
  'gantt',
  'table',
  'ui',
  'venn',
  'floor',
  'circuit',
];

/** Families that are open for a category of files; the others are closed below them. */
const OPEN: Readonly<Record<string, readonly ShapeGroup[]>> = {
  flow: ['flowchart', 'basic'],
  uml: ['uml', 'basic'],
  er: ['er', 'basic'],
  table: ['table', 'basic'],
  plane: ['floor', 'basic'],
  gantt: ['gantt', 'basic'],
  framework: ['org', 'basic'],
  network: ['network', 'basic'],
  swimlane: ['swimlane', 'flowchart', 'basic'],
  circuit: ['circuit', 'basic'],
  venn: ['venn', 'basic'],
  bpmn: ['bpmn', 'basic'],
  ui: ['ui', 'basic'],
};

/** Lists all libraries, those of a category first, and which of them are open. */
export const librariesFor = (
  category: string,
): { readonly libraries: readonly Library[]; readonly open: readonly ShapeGroup[] } => {
  const open = OPEN[category] ?? ['flowchart', 'basic'];
  const order = [...open, ...GROUPS.filter((id) => !open.includes(id))];
  const byGroup = new Map<ShapeGroup, Shape[]>();
  for (const shape of allShapes()) byGroup.set(shape.group, [...(byGroup.get(shape.group) ?? []), shape]);
  return { libraries: order.map((id) => ({ id, shapes: byGroup.get(id) ?? [] })), open };
};

/** Finds shapes by a word of their name in either language, or of their id; those whose name begins with it first. */
export const findShapes = (libraries: readonly Library[], word: string): readonly Shape[] => {
  const wanted = word.trim().toLowerCase();
  const rank = ({ id, names }: Shape): number => {
    const texts = [names.zh, names.en.toLowerCase(), id];
    if (texts.some((text) => text.startsWith(wanted))) return 0;
    return texts.some((text) => text.includes(wanted)) ? 1 : 2;
  };
  const ranked = libraries.flatMap(({ shapes }) => shapes).map((shape) => ({ shape, at: rank(shape) }));
  return ranked
    .filter(({ at }) => at < 2)
    .sort((a, b) => a.at - b.at)
    .map(({ shape }) => shape);
};
