import type { Theme } from '@chartdock/documents';
import type { Box, GraphPlan } from '@chartdock/editing/graph';
import type { View, WindowSize } from '../canvas/canvas-view.ts';

/** How a graph is painted from far away. */
export interface FarGraph {
  readonly plan: GraphPlan;
  readonly area: Box;
  readonly view: View;
  readonly size: WindowSize;
  readonly theme: Theme;
}

/** Paints shapes as boxes and connectors as lines, which is all that the eye makes out from far away. */
export const paintGraph = (canvas: HTMLCanvasElement, { plan, area, view, size, theme }: FarGraph): void => {
  const dense = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.ceil(size.width * dense);
  canvas.height = Math.ceil(size.height * dense);
  const context = canvas.getContext('2d');
  if (context === null) return;
  const scale = view.scale * dense;
  context.setTransform(
    scale,
    0,
    0,
    scale,
    canvas.width / 2 - view.x * scale,
    canvas.height / 2 - view.y * scale,
  );
  const { nodes, edges } = plan.inArea(area);
  context.lineWidth = Math.max(1.5, 0.8 / view.scale);
  paintLines(context, { plan, edges, theme });
  for (const { x, y, w, h, style } of nodes) {
    const tone = theme.tones[style.tone ?? 0] ?? theme.main;
    context.fillStyle = style.fill ?? tone.fill;
    context.fillRect(x, y, w, h);
    context.strokeStyle = style.stroke ?? tone.stroke;
    context.strokeRect(x, y, w, h);
  }
};

interface FarLines extends Pick<FarGraph, 'plan' | 'theme'> {
  readonly edges: readonly string[];
}

const paintLines = (context: CanvasRenderingContext2D, { plan, edges, theme }: FarLines): void => {
  context.strokeStyle = theme.line;
  context.beginPath();
  for (const id of edges) {
    const [first, ...rest] = plan.route(id)?.points ?? [];
    if (first === undefined) continue;
    context.moveTo(first[0], first[1]);
    for (const [x, y] of rest) context.lineTo(x, y);
  }
  context.stroke();
};
