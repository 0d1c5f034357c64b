import type { GraphDefinition } from '@chartdock/documents';
import {
  BaseGraph,
  registerDefaultEdgeMarkers,
  registerDefaultPerimeters,
  registerDefaultShapes,
  registerOrthogonalEdgeStyle,
} from '@maxgraph/core';
import '@maxgraph/core/css/common.css';
import type { Cell } from '@maxgraph/core';
import { benchPlace, painted, readData } from './page.ts';

const show = async (): Promise<void> => {
  const { cells } = await readData<GraphDefinition>();
  // Its lightest form: no editing, and of the styles those that are drawn.
  registerDefaultShapes();
  registerDefaultPerimeters();
  registerDefaultEdgeMarkers();
  registerOrthogonalEdgeStyle();
  const graph = new BaseGraph({ container: benchPlace() });
  graph.setEnabled(false);
  const parent = graph.getDefaultParent();
  const made = new Map<string, Cell>();
  graph.batchUpdate(() => {
    for (const [id, cell] of Object.entries(cells)) {
      if (cell.t !== 'node') continue;
      const { x, y, w, h, text } = cell;
      const style = { rounded: true, fillColor: '#e8f0fe', strokeColor: '#2b6cb0', fontSize: 13 };
      made.set(id, graph.insertVertex({ parent, id, value: text, position: [x, y], size: [w, h], style }));
    }
    for (const [id, cell] of Object.entries(cells)) {
      if (cell.t !== 'edge') continue;
      const [source, target] = [made.get(cell.from.id ?? ''), made.get(cell.to.id ?? '')];
      if (source === undefined || target === undefined) continue;
      const style = { edgeStyle: 'orthogonalEdgeStyle', strokeColor: '#4a5568' } as const;
      graph.insertEdge({ parent, id, value: '', source, target, style });
    }
  });
  await painted();
};

window.benchShown = show();
