import type { TextLine } from './list-texts.ts';

/** A step of a presentation: parts in the light, and their heading. */
export interface PresentationStep {
  readonly title: string;
  readonly ids: readonly string[];
}

/** Lists the steps in which a tree is presented: all of it, each branch, and all of it again. Empty for a document without branches. */
export const listSteps = (lines: readonly Pick<TextLine, 'id' | 'level' | 'text'>[]): PresentationStep[] => {
  const [root] = lines;
  if (root === undefined) return [];
  const branches: { title: string; ids: string[] }[] = [];
  for (const { id, level, text } of lines.slice(1)) {
    if (level === 2) branches.push({ title: text, ids: [id] });
    else branches.at(-1)?.ids.push(id);
  }
  if (branches.length < 2) return [];
  const all = { title: root.text, ids: lines.map(({ id }) => id) };
  return [all, ...branches, all];
};
