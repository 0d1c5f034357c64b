import type { FlowLink, FlowStep } from '@chartdock/drafting';
import type { ListItem, TextReading } from '../reading/text-reading.types.ts';
import { columnOf } from './columns.ts';
import type { NoteFault } from './drawing.types.ts';

/** The shapes and connectors of a flow. */
export interface FlowParts {
  readonly steps: readonly FlowStep[];
  readonly links: readonly FlowLink[];
}

/** A step that the next one follows. */
interface OpenEnd {
  readonly from: string;
  readonly label?: string;
}

const QUESTION = /[?？]$/;
const ANSWER = /^([^:：]{1,40})[:：](?!\/\/)\s*(.*)/s;
const JUMP = /^(?:->|=>|→|⇒)\s*(\S.*)$/s;

interface Jump {
  readonly end: OpenEnd;
  readonly to: string;
  readonly line: number;
}

/** Puts steps and connectors together, and knows the steps by their texts. */
class FlowBuilder {
  readonly steps: FlowStep[] = [];
  readonly links: FlowLink[] = [];
  readonly #named = new Map<string, string>();
  readonly #jumps: Jump[] = [];

  step(text: string, ends: readonly OpenEnd[]): string {
    const id = `s${this.steps.length}`;
    this.steps.push({ id, text, ...(QUESTION.test(text) ? { form: 'ask' } : {}) });
    if (!this.#named.has(text)) this.#named.set(text, id);
    this.join(ends, id);
    return id;
  }

  join(ends: readonly OpenEnd[], to: string): void {
    for (const end of ends) this.links.push({ ...end, to });
  }

  jump(ends: readonly OpenEnd[], to: string, line: number): void {
    for (const end of ends) this.#jumps.push({ end, to, line });
  }

  idOf(text: string): string | undefined {
    return this.#named.get(text);
  }

  /** Leads the jumps to their steps, which may stand behind them. */
  land(fault: NoteFault): void {
    for (const { end, to, line } of this.#jumps) {
      const id = this.idOf(to);
      if (id === undefined) fault(line, 'unknown');
      else this.links.push({ ...end, to: id });
    }
  }
}

/** Whether the lines below a step are its answers and not the steps after it. */
const isAsked = ({ text, children }: ListItem): boolean =>
  QUESTION.test(text) || (children.length > 1 && children.every((child) => ANSWER.test(child.text)));

const addAnswer = (
  flow: FlowBuilder,
  { text, line, children }: ListItem,
  from: string,
): readonly OpenEnd[] => {
  const [, label = text, rest = ''] = ANSWER.exec(text) ?? [];
  const end = { from, label };
  const first: ListItem[] = rest === '' ? [] : [{ text: rest, line, children: [] }];
  return addSteps(flow, [...first, ...children], [end]);
};

/** Adds steps one after the other, and returns the ends that the next one follows. */
const addSteps = (
  flow: FlowBuilder,
  items: readonly ListItem[],
  before: readonly OpenEnd[],
): readonly OpenEnd[] => {
  let ends = before;
  for (const item of items) {
    const [, target] = JUMP.exec(item.text) ?? [];
    if (target !== undefined) {
      flow.jump(ends, target, item.line);
      ends = [];
      continue;
    }
    const id = flow.step(item.text, ends);
    const isQuestion = item.children.length > 0 && isAsked(item);
    ends = isQuestion
      ? item.children.flatMap((child) => addAnswer(flow, child, id))
      : addSteps(flow, item.children, [{ from: id }]);
  }
  return ends;
};

type Table = Extract<TextReading, { readonly form: 'table' }>;

/** Finds the columns of both ends and of the label: by their headings, else the first three. */
const columnsOf = ({ head }: Table): readonly [from: number, to: number, label: number] => {
  const from = columnOf(head, 'from') ?? 0;
  const to = columnOf(head, 'to') ?? (from === 1 ? 0 : 1);
  const others = [0, 1, 2].filter((at) => at !== from && at !== to);
  return [from, to, columnOf(head, 'label') ?? others[0] ?? 2];
};

const fromTable = (table: Table, fault: NoteFault): FlowBuilder => {
  const flow = new FlowBuilder();
  const columns = columnsOf(table);
  const idOf = (text: string): string => flow.idOf(text) ?? flow.step(text, []);
  for (const { cells, line } of table.rows) {
    const [begin = '', next = '', label = ''] = columns.map((at) => cells[at] ?? '');
    if (begin === '') fault(line, 'ends');
    else if (next === '') idOf(begin);
    else flow.links.push({ from: idOf(begin), to: idOf(next), ...(label === '' ? {} : { label }) });
  }
  return flow;
};

/** Shows where the flow begins and where it ends. */
const withForms = ({ steps, links }: FlowParts): FlowParts => {
  const [left, reached] = [new Set(links.map(({ from }) => from)), new Set(links.map(({ to }) => to))];
  return {
    links,
    steps: steps.map((step) => {
      if (step.form !== undefined || (left.has(step.id) && reached.has(step.id))) return step;
      return { ...step, form: left.has(step.id) ? 'start' : 'end' };
    }),
  };
};

/**
 * Reads the steps of a flow. In a list they follow one another; below a question stand its answers, `answer:
 * step`, each with the steps after it, and the steps after the question follow on all of them; `-> text`
 * leads to the step of that text. In a table each row is a connector, from one step to the next, with its
 * condition.
 */
export const readFlow = (reading: TextReading, fault: NoteFault): FlowParts => {
  if (reading.form === 'table') return withForms(fromTable(reading, fault));
  const flow = new FlowBuilder();
  addSteps(flow, reading.items, []);
  flow.land(fault);
  return withForms(flow);
};
