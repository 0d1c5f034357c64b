import { boxBetween, encloses, touches, turnedBox } from '@chartdock/editing/graph';
import type { Box } from '@chartdock/editing/graph';
import type { GraphDesk, PointerWork } from '../graph-desk.types.ts';
import { beginEdgeScroll } from './edge-scroll.ts';

/** Selects the cells that a box from blank encloses, with Alt those it touches, with Shift besides the selected ones. */
export const beginBox = (desk: GraphDesk, begun: PointerEvent): PointerWork => {
  const { session } = desk;
  const { plan } = session;
  const from = desk.spotOf(begun);
  const before = session.selected();
  const kept = begun.shiftKey || begun.ctrlKey || begun.metaKey ? before : [];
  let last = begun;

  const found = (box: Box, isTouched: boolean): string[] => {
    const isIn = isTouched ? touches : encloses;
    const { nodes, edges } = plan.inArea(box);
    const shapes = nodes.filter((node) => isIn(box, turnedBox(node))).map(({ id }) => id);
    const lines = edges.filter((id) => {
      const room = plan.roomOf(id);
      return room !== undefined && encloses(box, room);
    });
    return [...shapes, ...lines];
  };

  const select = (event: PointerEvent): void => {
    const box = boxBetween(from, desk.spotOf(event));
    const ids = found(box, event.altKey);
    desk.lay({ box });
    session.select([...kept.filter((id) => !ids.includes(id)), ...ids]);
  };
  const scroll = beginEdgeScroll(desk, () => select(last));

  return {
    move: (event) => {
      last = event;
      scroll.at(event);
      select(event);
    },
    end: (event) => {
      scroll.stop();
      select(event);
      desk.lay({});
    },
    cancel: () => {
      scroll.stop();
      desk.lay({});
      session.select(before);
    },
  };
};
