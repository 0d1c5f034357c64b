import type { Definition } from '@chartdock/documents';
import { decodeUtf8 } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatReader } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { drawClasses } from './draw-classes.ts';
import { drawEntities } from './draw-entities.ts';
import { drawSequence } from './draw-sequence.ts';
import { drawStates } from './draw-states.ts';
import { drawFlowchart } from './draw-flowchart.ts';
import { drawGantt } from './draw-gantt.ts';
import { drawMindmap, drawTimeline } from './draw-trees.ts';
import { readSource } from './mermaid-lines.ts';
import type { MermaidSource } from './mermaid-lines.ts';

const KINDS: Readonly<Record<string, (source: MermaidSource, losses: LossCounter) => Definition>> = {
  graph: drawFlowchart,
  flowchart: drawFlowchart,
  'flowchart-elk': drawFlowchart,
  mindmap: drawMindmap,
  timeline: drawTimeline,
  sequenceDiagram: drawSequence,
  classDiagram: drawClasses,
  'classDiagram-v2': drawClasses,
  erDiagram: drawEntities,
  stateDiagram: drawStates,
  'stateDiagram-v2': drawStates,
  gantt: drawGantt,
};

/** Returns whether a text begins as a diagram that {@link readMermaid} draws. */
export const isMermaid = (text: string): boolean => {
  const kind = readSource(text)?.kind ?? '';
  return Object.hasOwn(KINDS, kind);
};

/**
 * Reads Mermaid source as shapes: flowchart, mind map, timeline, sequence, class, entity-relationship, state and Gantt diagrams.
 * Throws `not_this_format` for other kinds.
 */
export const readMermaid: FormatReader = (bytes) => {
  const source = readSource(decodeUtf8(bytes));
  const draw = source === undefined || !Object.hasOwn(KINDS, source.kind) ? undefined : KINDS[source.kind];
  if (source === undefined || draw === undefined)
    throw new FormatError('not_this_format', 'no diagram that can be drawn');
  const losses = new LossCounter();
  const definition = draw(source, losses);
  const title = source.title ?? (definition.page.name === '' ? undefined : definition.page.name);
  return { title, canvases: [{ title: title ?? '', definition }], losses: losses.toArray() };
};
