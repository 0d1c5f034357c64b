import type { FileCategory } from '@chartdock/contract';
import { readDefinition } from '@chartdock/documents';
import type { Definition, TreeStructure } from '@chartdock/documents';
import { drawFlow, drawSchedule } from '@chartdock/drafting';
import { readText } from '../reading/read-text.ts';
import type { TextReading } from '../reading/text-reading.types.ts';
import type { Drawing, DrawingKind, NoteFault, TextFault } from './drawing.types.ts';
import { FAULT_TEXTS } from './fault-texts.ts';
import { readFlow } from './flow-parts.ts';
import { growPeople } from './grow-people.ts';
import { readSchedule } from './schedule-parts.ts';
import { growTimes, growTopics, rootOf } from './tree-items.ts';
import type { GrowingTopic } from './tree-items.ts';

/** Most characters of a text that is drawn. */
export const DRAWN_LENGTH = 40_000;

const MOST_TOPICS = 2_000;
const MOST_STEPS = 400;
const MOST_TASKS = 300;

type Draw = (reading: TextReading, name: string, fault: NoteFault) => Definition | undefined;

type Grow = (reading: TextReading, fault: NoteFault) => GrowingTopic[];

const countOf = (topics: readonly GrowingTopic[]): number =>
  topics.reduce((count, { children }) => count + 1 + countOf(children), 0);

const titleOf = (reading: TextReading): string | undefined =>
  reading.form === 'list' ? reading.title : undefined;

const drawTree =
  (structure: TreeStructure, grow: Grow): Draw =>
  (reading, name, fault) => {
    const topics = grow(reading, fault);
    if (topics.length === 0) return undefined;
    if (countOf(topics) > MOST_TOPICS) fault(1, 'many');
    const root = rootOf(topics, titleOf(reading), name);
    return { v: 2, type: 'tree', page: { name }, structure, theme: 'default', root };
  };

const drawSteps: Draw = (reading, title, fault) => {
  const parts = readFlow(reading, fault);
  if (parts.steps.length === 0) return undefined;
  if (parts.steps.length > MOST_STEPS) {
    // Laying them out would take too long to find out that nobody can read them.
    fault(1, 'many');
    return undefined;
  }
  return drawFlow(parts, { title });
};

const drawTasks: Draw = (reading, title, fault) => {
  const parts = readSchedule(reading, fault);
  if (parts !== undefined && parts.rows.length > MOST_TASKS) fault(1, 'many');
  return parts === undefined ? undefined : drawSchedule(parts, { title });
};

const KINDS: Readonly<Record<DrawingKind, { readonly category: FileCategory; readonly draw: Draw }>> = {
  mind: { category: 'mind_free', draw: drawTree('free', growTopics) },
  outline: { category: 'outline', draw: drawTree('outline', growTopics) },
  flow: { category: 'flow', draw: drawSteps },
  org: { category: 'mind_org', draw: drawTree('org', growPeople) },
  timeline: { category: 'mind_timeline', draw: drawTree('timeline', growTimes) },
  gantt: { category: 'gantt', draw: drawTasks },
};

/** Lists the drawing kinds, in the order in which they are offered. */
export const DRAWING_KINDS = [
  'mind',
  'outline',
  'flow',
  'org',
  'timeline',
  'gantt',
] as const satisfies readonly DrawingKind[];

const checkCells = (reading: TextReading, fault: NoteFault): void => {
  if (reading.form !== 'table') return;
  for (const { cells, line } of reading.rows)
    if (cells.length > reading.head.cells.length) fault(line, 'cells');
};

/** Returns the title that a text gives itself by its one heading of the first level. */
export const titleOfText = (text: string): string | undefined => titleOf(readText(text));

/**
 * Draws a text: a list, markdown, or a table of markdown, tabs or commas. `title` names the page, and the
 * root of a tree whose text names none. The content stays plain text, even if it looks like markup. Never
 * throws: faults come with their lines.
 */
export const drawText = (text: string, kind: DrawingKind, title: string): Drawing => {
  if (text.trim() === '') return { status: 'empty' };
  const faults: TextFault[] = [];
  const fault: NoteFault = (line, found) => void faults.push({ line, kind: found, ...FAULT_TEXTS[found] });
  const refused = (): Drawing => ({ status: 'refused', faults: [...faults].sort((a, b) => a.line - b.line) });
  if (text.length > DRAWN_LENGTH) {
    fault(1, 'long');
    return refused();
  }
  const reading = readText(text);
  checkCells(reading, fault);
  const { category, draw } = KINDS[kind];
  const definition = draw(reading, titleOf(reading) ?? title, fault);
  if (faults.length > 0) return refused();
  if (definition === undefined) return { status: 'empty' };
  const checked = readDefinition(definition);
  if (checked.status === 'read') return { status: 'drawn', definition: checked.definition, category };
  fault(1, 'many');
  return refused();
};
