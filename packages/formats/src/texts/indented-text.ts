import { strToU8 } from 'fflate';
import { decodeUtf8 } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatReader, FormatWriter } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { createIds, fitText, treeCanvas, walkTopics } from '../trees/tree-parts.ts';
import type { DraftTopic } from '../trees/tree-parts.ts';
import { treesOf } from '../trees/trees-of.ts';

/** Writes trees as text, one topic a line, with a tab for each level; line ends inside a topic become spaces. Throws `no_content` without a tree. */
export const writeIndentedText: FormatWriter = (source) => {
  const lines = treesOf(source).flatMap(({ definition }) =>
    walkTopics(definition.root).map(
      ({ topic, depth }) =>
        `${'\t'.repeat(depth)}${topic.title.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap))}`,
    ),
  );
  return strToU8(`${lines.join('\n')}\n`);
};

const indentOf = (line: string): number => /^[\t ]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;

/** Reads lines as a tree by how far each is indented. Throws `no_content` for an empty text. */
export const readIndentedText: FormatReader = (bytes) => {
  const lines = decodeUtf8(bytes)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '');
  const [first] = lines;
  if (first === undefined) throw new FormatError('no_content', 'the text is empty');
  const losses = new LossCounter();
  const nextId = createIds();
  const root: DraftTopic = { id: nextId(), title: '', children: [] };
  const open: { readonly topic: DraftTopic; readonly indent: number }[] = [{ topic: root, indent: -1 }];
  for (const line of lines) {
    const indent = indentOf(line);
    while (open.length > 1 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
    const topic: DraftTopic = { id: nextId(), title: fitText(line.trim(), losses), children: [] };
    (open.at(-1)?.topic ?? root).children.push(topic);
    open.push({ topic, indent });
  }
  const [only, ...others] = root.children;
  const top = only !== undefined && others.length === 0 ? only : root;
  return {
    title: top.title === '' ? undefined : top.title,
    canvases: [treeCanvas({ title: top.title, structure: 'free', root: top })],
    losses: losses.toArray(),
  };
};
