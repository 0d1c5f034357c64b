import type { Topic } from '@chartdock/documents';
import type { ListItem, TextReading } from '../reading/text-reading.types.ts';

/** A topic while its tree is put together. */
export interface GrowingTopic {
  readonly title: string;
  readonly line: number;
  readonly children: GrowingTopic[];
}

type Table = Extract<TextReading, { readonly form: 'table' }>;

const growList = (items: readonly ListItem[]): GrowingTopic[] =>
  items.map(({ text, line, children }) => ({ title: text, line, children: growList(children) }));

const addTo = (topics: GrowingTopic[], title: string, line: number): GrowingTopic => {
  const known = topics.find((topic) => topic.title === title);
  if (known !== undefined) return known;
  const topic = { title, line, children: [] };
  topics.push(topic);
  return topic;
};

/**
 * Each column is a level; repeated cells of a level are one topic, and an empty cell repeats the one above.
 */
const growLevels = ({ rows }: Table): GrowingTopic[] => {
  const topics: GrowingTopic[] = [];
  let above: readonly string[] = [];
  for (const { cells, line } of rows) {
    const first = cells.findIndex((cell) => cell !== '');
    const filled = cells.map((cell, at) => (at < first ? (above[at] ?? '') : cell));
    above = filled;
    let level = topics;
    for (const title of filled.filter((cell) => cell !== '')) level = addTo(level, title, line).children;
  }
  return topics;
};

/** Each row is a topic, with its other cells below it. */
const growRows = ({ head, rows }: Table): GrowingTopic[] =>
  rows.flatMap(({ cells: [title = '', ...rest], line }) => {
    const named = rest.flatMap((cell, at) => {
      const name = head.cells[at + 1] ?? '';
      const isAlone = head.cells.length === 2 || name === '';
      return cell === '' ? [] : [{ title: isAlone ? cell : `${name}: ${cell}`, line, children: [] }];
    });
    return title === '' && named.length === 0
      ? []
      : [{ title: title === '' ? '–' : title, line, children: named }];
  });

const hasLevels = ({ rows }: Table): boolean => {
  const firsts = rows.map(({ cells }) => cells[0] ?? '');
  return firsts.includes('') || new Set(firsts).size < firsts.length;
};

/** Grows the topics of a map or an outline. Rows whose first cells repeat are grouped by them; else each row is a topic. */
export const growTopics = (reading: TextReading): GrowingTopic[] =>
  reading.form === 'list' ? growList(reading.items) : (hasLevels(reading) ? growLevels : growRows)(reading);

/** Grows the topics of a timeline: the first two cells of a row are the time and the event. */
export const growTimes = (reading: TextReading): GrowingTopic[] =>
  reading.form === 'list'
    ? growList(reading.items)
    : growRows({
        ...reading,
        head: { ...reading.head, cells: reading.head.cells.slice(1) },
        rows: reading.rows.map(({ cells: [time = '', event = '', ...rest], line }) => ({
          line,
          cells: [[time, event].filter((cell) => cell !== '').join(' '), ...rest],
        })),
      });

/** Turns topics into those of a definition, below a root: the one there is, where its text names it. */
export const rootOf = (
  topics: readonly GrowingTopic[],
  title: string | undefined,
  fallback: string,
): Topic => {
  let count = 0;
  const topicOf = (topic: GrowingTopic): Topic => ({
    id: `t${(count += 1)}`,
    title: topic.title,
    children: topic.children.map(topicOf),
  });
  const [only, ...others] = topics;
  const isRoot = title === undefined && others.length === 0 && only !== undefined && only.children.length > 0;
  const root = isRoot ? only : { title: title ?? fallback, children: topics };
  return { id: 'root', title: root.title, children: root.children.map(topicOf) };
};
