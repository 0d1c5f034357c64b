import { FormatError } from '../model/format-error.ts';
import type { FormatCanvas, FormatSource } from '../model/format.types.ts';
import { readMarkdownTree } from '../texts/markdown-tree.ts';
import type { TreeCanvas } from './tree-parts.ts';

const treeOf = ({ title, definition }: FormatCanvas): TreeCanvas | undefined => {
  if (definition.type === 'tree') return { title, definition };
  if (definition.type !== 'markdown') return undefined;
  const canvas = readMarkdownTree(definition.text, title);
  return canvas.definition.type === 'tree' ? { title, definition: canvas.definition } : undefined;
};

/** Lists the canvases of a source as trees; markdown becomes one by its headings and lists. Throws `no_content` where there is none. */
export const treesOf = (source: FormatSource): readonly [TreeCanvas, ...TreeCanvas[]] => {
  const trees = source.canvases.map(treeOf).filter((tree) => tree !== undefined);
  const [first, ...others] = trees;
  if (first === undefined) throw new FormatError('no_content', 'no canvas of the file is a tree');
  return [first, ...others];
};
