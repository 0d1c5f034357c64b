import type { Topic } from '@chartdock/documents';

const oneLine = (text: string): string => text.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap));

interface Waiting {
  readonly topic: Topic;
  readonly depth: number;
}

/** Lists topics with all below them, each before those below it. No depth exhausts the stack. */
const walk = (topics: readonly Topic[]): Waiting[] => {
  const all: Waiting[] = [];
  const waiting: Waiting[] = [...topics].reverse().map((topic) => ({ topic, depth: 0 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    all.push(next);
    for (const topic of [...next.topic.children].reverse()) waiting.push({ topic, depth: next.depth + 1 });
  }
  return all;
};

/** Writes topics as lines that are indented by tabs. */
export const writeIndented = (topics: readonly Topic[]): string =>
  walk(topics)
    .map(({ topic, depth }) => '\t'.repeat(depth) + oneLine(topic.title))
    .join('\n');

/** Writes topics as a markdown list, with boxes for tasks and notes as quotes. */
export const writeMarkdown = (topics: readonly Topic[]): string =>
  walk(topics)
    .map(({ topic, depth }) => {
      const before = '  '.repeat(depth);
      const box = topic.task?.done === undefined ? '' : topic.task.done ? '[x] ' : '[ ] ';
      const title =
        topic.href === undefined ? oneLine(topic.title) : `[${oneLine(topic.title)}](${topic.href})`;
      const note = (topic.note ?? '').trim();
      const lines = note === '' ? [] : note.split('\n').map((line) => `\n${before}  > ${line}`);
      return `${before}- ${box}${title}${lines.join('')}`;
    })
    .join('\n');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** Writes topics as nested lists of HTML, which text programs paste as such. */
export const writeHtml = (topics: readonly Topic[]): string => {
  const list = (some: readonly Topic[]): string =>
    some.length === 0
      ? ''
      : `<ul>${some.map((topic) => `<li>${escape(oneLine(topic.title))}${list(topic.children)}</li>`).join('')}</ul>`;
  return list(topics);
};
