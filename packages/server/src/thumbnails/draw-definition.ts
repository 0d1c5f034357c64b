import type { Definition } from '../definitions/index.ts';
import { createBlankDefinition } from '../definitions/index.ts';
import { drawBlankSheet } from './blank-sheet.ts';
import { drawBoard, drawGraph } from './draw-graph.ts';
import { drawMarkdown } from './draw-markdown.ts';
import { drawTree } from './draw-tree.ts';
import { frame } from './picture.ts';

const DRAWERS = { graph: drawGraph, tree: drawTree, markdown: drawMarkdown, board: drawBoard } as const;

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  Object.hasOwn(DRAWERS, value.type);

/**
 * Draws a definition as a small SVG picture, texts as bars. One without content gives the empty sheet of its kind, and
 * anything it cannot read the sheet of its category.
 */
export function drawDefinition(definition: unknown, category: string): string {
  const sheetOf = ({ type }: Pick<Definition, 'type'>): string => frame(drawBlankSheet(type));
  const unreadable = (): string => sheetOf(createBlankDefinition(category, ''));
  if (!isDefinition(definition)) return unreadable();
  try {
    const content = drawAny(definition);
    return content === '' ? sheetOf(definition) : frame(content);
  } catch (error) {
    // A stored definition of a shape that the drawers do not know is no reason to show a broken picture.
    if (error instanceof TypeError) return unreadable();
    throw error;
  }
}

function drawAny(definition: Definition): string {
  switch (definition.type) {
    case 'graph':
      return DRAWERS.graph(definition);
    case 'tree':
      return DRAWERS.tree(definition);
    case 'markdown':
      return DRAWERS.markdown(definition);
    case 'board':
      return DRAWERS.board(definition);
  }
}
