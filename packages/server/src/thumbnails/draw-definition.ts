import type { Definition } from '../services/charts/definition.types.ts';
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

/** Draws a definition as a small SVG picture, texts as bars; anything it cannot read gives an empty page. */
export function drawDefinition(definition: unknown, _category: string): string {
  if (!isDefinition(definition)) return frame('');
  try {
    return frame(drawAny(definition));
  } catch (error) {
    // A stored definition of a shape that the drawers do not know is no reason to show a broken picture.
    if (error instanceof TypeError) return frame('');
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
