import { Graph } from '@maxgraph/core';
import type { CellStyle } from '@maxgraph/core';
import type { Flowchart } from '../make-definitions.ts';
import { drawsNone } from './drawer.types.ts';
import type { Drawer } from './drawer.types.ts';

/** The same shapes under its names; it has no parallelogram. */
const STYLES: Readonly<Record<string, CellStyle>> = {
  round: { rounded: true },
  rect: {},
  diamond: { shape: 'rhombus' },
  parallelogram: { shape: 'hexagon' },
  cylinder: { shape: 'cylinder' },
  terminator: { rounded: true, arcSize: 50 },
};

const drawOne = (graph: Graph, { cells }: Flowchart): void => {
  const parent = graph.getDefaultParent();
  const made = new Map<string, ReturnType<Graph['insertVertex']>>();
  graph.batchUpdate(() => {
    graph.removeCells(graph.getChildCells(parent, true, true));
    for (const [id, cell] of Object.entries(cells))
      if (cell.t === 'node') {
        const { x, y, w, h, text: value, shape } = cell;
        const style: CellStyle = { whiteSpace: 'wrap', ...STYLES[shape] };
        made.set(id, graph.insertVertex({ parent, id, value, position: [x, y], size: [w, h], style }));
      }
    for (const [id, cell] of Object.entries(cells)) {
      if (cell.t !== 'edge') continue;
      const [source, target] = [made.get(cell.from.id ?? '') ?? null, made.get(cell.to.id ?? '') ?? null];
      const style: CellStyle = { edgeStyle: 'orthogonalEdgeStyle', endArrow: 'classic' };
      graph.insertEdge({ parent, id, value: cell.labels[0]?.text ?? '', source, target, style });
    }
  });
};

/** Draws into one graph that is emptied in between, and reads the SVG that is in the page. */
const flows = (definitions: readonly Flowchart[]): Promise<readonly string[]> => {
  const place = document.body.appendChild(document.createElement('div'));
  const graph = new Graph(place);
  const pictures = definitions.map((definition) => {
    drawOne(graph, definition);
    return place.innerHTML;
  });
  graph.destroy();
  place.remove();
  return Promise.resolve(pictures);
};

/** maxGraph, which draws elements into the page. */
export const maxgraph: Drawer = { minds: drawsNone, flows };
