import { middleOf, nodeAt } from '@chartdock/editing/graph';
import { resizableOf } from '../controls.ts';
import type { GraphDesk, PointerWork } from '../graph-desk.types.ts';

const STEP = 15;

/** Turns the selected shape around its middle; with Shift in steps of 15 degrees. */
export const beginRotate = (desk: GraphDesk): PointerWork => {
  const { session } = desk;
  const { plan } = session;
  const [node] = resizableOf(session);
  let rot = node?.rot ?? 0;

  const clear = (): void => {
    plan.preview(undefined);
    desk.lay({});
  };

  return {
    move: (event) => {
      if (node === undefined) return;
      const [at, middle] = [desk.spotOf(event), middleOf(node)];
      const angle = (Math.atan2(at.y - middle.y, at.x - middle.x) * 180) / Math.PI + 90;
      const step = event.shiftKey ? STEP : 1;
      rot = ((Math.round(angle / step) * step + 540) % 360) - 180;
      plan.preview(new Map([[node.id, nodeAt(node, { rot })]]));
      const top = desk.canvas.toScreen(middle);
      desk.redraw();
      desk.lay({ badge: { text: `${rot}°`, at: top } });
    },
    end: () => {
      clear();
      if (node !== undefined && rot !== (node.rot ?? 0))
        session.change([{ op: 'set', id: node.id, to: { rot: rot === 0 ? null : rot } }], {
          label: 'graph.rotate',
          select: session.selected(),
        });
      desk.redraw();
    },
    cancel: () => {
      clear();
      desk.redraw();
    },
  };
};
