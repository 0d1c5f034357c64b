import type { Topic, TreeDefinition, TreeStructure } from '@chartdock/documents';
import type { Sheet } from '../draft.types.ts';

interface Growing {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly children: Growing[];
}

const ITEM = /^[-*] (.+)$/;
const NOTE = / \/\/ /;

const topicOf = ({ id, title, note, children }: Growing): Topic => ({
  id,
  title,
  ...(note === undefined ? {} : { note }),
  children: children.map(topicOf),
});

/** Draws an indented list as a tree: `- text`, two spaces for each level, ` // ` before a note. `= text` names its root. */
export const drawTree = (
  structure: TreeStructure,
  { lines, title, say, fault }: Sheet,
): Pick<TreeDefinition, 'structure' | 'root'> => {
  const heading = lines.find(({ text }) => text.startsWith('= '));
  const root: Growing = {
    id: 'root',
    title: heading === undefined ? title : say(heading.text.slice(2)),
    children: [],
  };
  const path: Growing[] = [root];
  let count = 0;
  for (const line of lines) {
    if (line === heading) continue;
    const [, content] = ITEM.exec(line.text) ?? [];
    const parent = path[line.depth];
    if (content === undefined) fault(line, 'line');
    else if (parent === undefined) fault(line, 'deep');
    else {
      const [text = '', note] = content.split(NOTE);
      const topic: Growing = {
        id: `t${(count += 1)}`,
        title: say(text),
        ...(note === undefined ? {} : { note: say(note) }),
        children: [],
      };
      parent.children.push(topic);
      path.splice(line.depth + 1, path.length, topic);
    }
  }
  const [last] = lines.slice(-1);
  if (count === 0 && last !== undefined) fault(last, 'empty');
  return { structure, root: topicOf(root) };
};
