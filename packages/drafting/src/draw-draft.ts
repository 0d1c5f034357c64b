import { readDefinition } from '@chartdock/documents';
import type { Definition, TreeStructure } from '@chartdock/documents';
import type { Cells } from './cells.ts';
import type {
  DraftFault,
  DraftFaultKind,
  DraftLine,
  DraftOptions,
  DraftOutcome,
  Sheet,
} from './draft.types.ts';
import { FAULT_TEXTS } from './faults.ts';
import { graphOf } from './graph-of.ts';
import { drawGantt } from './kinds/draw-gantt.ts';
import { drawGraph } from './kinds/draw-graph.ts';
import { drawLanes } from './kinds/draw-lanes.ts';
import { drawLayers } from './kinds/draw-layers.ts';
import { drawCycle, drawMatrix, drawTable } from './kinds/draw-plain.ts';
import { drawScreens } from './kinds/draw-screens.ts';
import { drawSequence } from './kinds/draw-sequence.ts';
import { drawTree } from './kinds/draw-tree.ts';
import { drawUseCases } from './kinds/draw-use-cases.ts';
import { drawVenn } from './kinds/draw-venn.ts';
import { readLines, sayIn } from './read-lines.ts';

const GRAPHS: Readonly<Record<string, (sheet: Sheet) => Cells>> = {
  flow: drawGraph({ shape: 'round', direction: 'down' }),
  network: drawGraph({ shape: 'net-server', direction: 'down', router: 'straight', rankGap: 44, boxGap: 44 }),
  state: drawGraph({ shape: 'uml-state', direction: 'down' }),
  er: drawGraph({
    shape: 'er-table',
    direction: 'right',
    rankGap: 80,
    boxGap: 44,
    marks: ({ from, style }) => [style.begin, `${from} ${style.end}`],
  }),
  class: drawGraph({
    shape: 'uml-class',
    direction: 'down',
    rankGap: 64,
    boxGap: 44,
    marks: ({ style }) => [`${style.begin} ${style.dash}`, `${style.end} ${style.dash}`],
  }),
  lanes: drawLanes({ shape: 'round' }),
  bpmn: drawLanes({ shape: 'bpmn-task' }),
  sequence: drawSequence,
  gantt: drawGantt,
  venn: drawVenn,
  usecase: drawUseCases,
  layers: drawLayers,
  screens: drawScreens,
  cycle: drawCycle,
  matrix: drawMatrix,
  table: drawTable,
};

const TREES: Readonly<Record<string, TreeStructure>> = {
  mind: 'free',
  right: 'right',
  org: 'org',
  stages: 'stages',
  tree: 'tree',
  bracket: 'bracket',
  timeline: 'timeline',
  fishbone: 'fishbone',
  outline: 'outline',
};

/** Names the kinds of drawing that the first line of a draft can ask for. */
export const DRAFT_KINDS: readonly string[] = [...Object.keys(GRAPHS), ...Object.keys(TREES)];

const faultAt = ({ number }: { readonly number: number }, kind: DraftFaultKind): DraftFault => ({
  line: number,
  ...FAULT_TEXTS[kind],
});

/** Draws the lines with the kind that their first line names; undefined for a kind that does not exist. */
const drawKind = (kind: string, sheet: Sheet, theme: string): Definition | undefined => {
  const page = { name: sheet.title };
  const structure = Object.hasOwn(TREES, kind) ? TREES[kind] : undefined;
  if (structure !== undefined) return { v: 2, type: 'tree', page, theme, ...drawTree(structure, sheet) };
  const draw = Object.hasOwn(GRAPHS, kind) ? GRAPHS[kind] : undefined;
  return draw === undefined ? undefined : graphOf(draw(sheet), sheet.title, theme);
};

/**
 * Draws a draft: its first line names the kind, the others describe the drawing. Shapes are sized by their
 * texts and laid out; the result is a definition that `readDefinition` reads. Never throws: faults come with
 * their lines.
 */
export const drawDraft = (text: string, options: DraftOptions): DraftOutcome => {
  const { title, language = 'zh', theme = 'default', firstLine = 1 } = options;
  const [first, ...lines] = readLines(text, firstLine);
  const faults: DraftFault[] = [];
  const refuse = (kind: DraftFaultKind): DraftOutcome => ({
    status: 'refused',
    faults: [faultAt(first ?? { number: firstLine }, kind)],
  });
  if (first === undefined) return refuse('kind');
  const [kind = '', ...words] = first.text.split(/\s+/);
  if (lines.length === 0) return refuse(DRAFT_KINDS.includes(kind) ? 'empty' : 'kind');
  const fault = (line: DraftLine, found: DraftFaultKind): void => void faults.push(faultAt(line, found));
  const definition = drawKind(kind, { words, lines, title, say: sayIn(language), fault }, theme);
  if (definition === undefined) return refuse('kind');
  if (faults.length > 0) return { status: 'refused', faults };
  return readDefinition(definition).status === 'read' ? { status: 'drawn', definition } : refuse('many');
};
