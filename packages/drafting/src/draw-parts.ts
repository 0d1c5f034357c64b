import { findShape } from '@chartdock/documents';
import type { GraphDefinition } from '@chartdock/documents';
import { graphOf } from './graph-of.ts';
import { SHORT_NAMES } from './graph-items.ts';
import { drawCalendar } from './kinds/draw-gantt.ts';
import { drawItems } from './kinds/draw-graph.ts';

/** A shape of a flow. */
export interface FlowStep {
  /** Names it for the connectors; no other shape has that name. */
  readonly id: string;
  /** Stands in it as it is; `\n` breaks a line. */
  readonly text: string;
  /** `start`, `step`, `ask` … as drafts name forms, or the id of any shape of `@chartdock/documents`. Default `step`. */
  readonly form?: string;
}

/** A connector of a flow. */
export interface FlowLink {
  readonly from: string;
  readonly to: string;
  /** Default none. */
  readonly label?: string;
}

/** How parts become a definition. */
export interface PartsOptions {
  /** Name of the page. */
  readonly title: string;
  /** Default `down`. */
  readonly direction?: 'down' | 'right';
  /** Id of a theme. Default `default`. */
  readonly theme?: string;
}

const shapeOf = (form = 'step'): string => {
  const shape = Object.hasOwn(SHORT_NAMES, form) ? (SHORT_NAMES[form] ?? form) : form;
  return findShape(shape) === undefined ? 'round' : shape;
};

const LINE = { number: 0, depth: 0, text: '' } as const;
const ARROW = { begin: 'none', end: 'arrow' } as const;

/**
 * Draws the steps of a flow, laid out as drafts are, whose texts may hold anything. A connector one of whose ends is missing, and
 * one that leads to where it begins, is left out.
 */
export const drawFlow = (
  { steps, links }: { readonly steps: readonly FlowStep[]; readonly links: readonly FlowLink[] },
  { title, direction = 'down', theme = 'default' }: PartsOptions,
): GraphDefinition => {
  const names = new Set(steps.map(({ id }) => id));
  const cells = drawItems(
    { shape: 'round', direction },
    {
      groups: [],
      nodes: steps.map(({ id, text, form }) => ({
        id,
        shape: shapeOf(form),
        tone: undefined,
        text,
        rows: [],
        group: undefined,
        line: LINE,
      })),
      edges: links
        .filter(({ from, to }) => from !== to && names.has(from) && names.has(to))
        .map(({ from, to, label = '' }) => ({ from, to, label, style: ARROW, line: LINE })),
    },
  );
  return graphOf(cells, title, theme);
};

/** A line of a schedule. */
export type ScheduleRow =
  /** Stands before a part. */
  | { readonly heading: string }
  | {
      readonly text: string;
      /** Where it begins, in columns from 0; 1.5 is the middle of the second. */
      readonly from: number;
      /** Where it ends, in columns; undefined for a milestone. */
      readonly to: number | undefined;
      /** Share that is done, from 0 to 1. Default 0. */
      readonly done?: number;
    };

/** Draws a schedule below the names of its columns. Tasks outside of them are drawn there all the same. */
export const drawSchedule = (
  { columns, rows }: { readonly columns: readonly string[]; readonly rows: readonly ScheduleRow[] },
  { title, theme = 'default' }: Omit<PartsOptions, 'direction'>,
): GraphDefinition => {
  const tasks = rows.map((row) =>
    'heading' in row
      ? { text: row.heading, from: 0, to: undefined, done: 0, isSection: true }
      : {
          text: row.text,
          from: row.from + 1,
          to: row.to,
          done: row.done ?? 0,
          isSection: false,
        },
  );
  return graphOf(drawCalendar(tasks, columns), title, theme);
};
