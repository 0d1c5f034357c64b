import type { TreePlan } from '@chartdock/documents/drawing';
import { toneOfPlan } from '@chartdock/documents/drawing';
import type { View, WindowSize } from './canvas-view.ts';

/** How a tree is painted from far away. */
export interface FarOptions {
  readonly view: View;
  readonly size: WindowSize;
}

/** Paints topics as boxes and joins as lines, all that is visible from far away. */
export const paintFar = (canvas: HTMLCanvasElement, plan: TreePlan, { view, size }: FarOptions): void => {
  const dense = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.ceil(size.width * dense);
  canvas.height = Math.ceil(size.height * dense);
  const context = canvas.getContext('2d');
  if (context === null) return;
  const scale = view.scale * dense;
  const [x, y] = [canvas.width / 2 - view.x * scale, canvas.height / 2 - view.y * scale];
  context.setTransform(scale, 0, 0, scale, x, y);
  context.lineWidth = Math.max(1.5, 0.8 / view.scale);
  context.strokeStyle = plan.theme.line;
  context.beginPath();
  for (const { entry, place } of plan.topics) {
    const parent = plan.topics[entry.parent]?.place;
    if (parent === undefined) continue;
    context.moveTo(parent.x + parent.w / 2, parent.y + parent.h / 2);
    context.lineTo(place.x + place.w / 2, place.y + place.h / 2);
  }
  context.stroke();
  for (const one of plan.topics) {
    context.fillStyle = toneOfPlan(plan, one);
    context.fillRect(one.place.x, one.place.y + 2, one.place.w, one.place.h - 4);
  }
};
