import { findPart, setPart } from '@chartdock/editing/tree';
import { toDocument } from '../canvas/canvas-view.ts';
import { pointIn } from './pointer-work.types.ts';
import type { MindPointerOptions, PointerWork } from './pointer-work.types.ts';

interface Middle {
  readonly x: number;
  readonly y: number;
}

/** Bends the line between two topics so that it goes through where it is held; all of a pull is undone at once. */
export const beginBend = ({ host, canvas, session, plan }: MindPointerOptions, id: string): PointerWork => {
  const part = findPart(session.document.get(), id);
  const middleOf = (topic: string | undefined): Middle => {
    const { topics, indexOf } = plan();
    const place = topics[indexOf(topic ?? '') ?? -1]?.place;
    return place === undefined ? { x: 0, y: 0 } : { x: place.x + place.w / 2, y: place.y + place.h / 2 };
  };
  const [a, b] = [middleOf(part?.from), middleOf(part?.to)];
  let turns = 0;
  return {
    move: (event) => {
      const { x, y } = toDocument(canvas.view(), canvas.size(), pointIn(host, event));
      // Both handles stand where they lead the middle of the curve through the pointer.
      const [hx, hy] = [(8 * x - a.x - b.x) / 6, (8 * y - a.y - b.y) / 6];
      // Standing apart along the way between the topics, they make it soft.
      const [dx, dy] = [(b.x - a.x) / 4, (b.y - a.y) / 4];
      const bends = [
        [Math.round(hx - dx - a.x), Math.round(hy - dy - a.y)],
        [Math.round(hx + dx - b.x), Math.round(hy + dy - b.y)],
      ] as const;
      session.change(setPart(session.document.get(), id, { bends }), {
        label: 'relation.bend',
        joins: `bend ${id}`,
      });
      turns += 1;
    },
    end: () => undefined,
    cancel: () => {
      if (turns > 0) session.undo();
    },
  };
};
