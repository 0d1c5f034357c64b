import { drawPlanTopic } from '@chartdock/documents/drawing';
import type { PlannedTopic } from '@chartdock/documents/drawing';
import { copyTopics, findDropPlace, moveFloating, moveTopics, topmostOf } from '@chartdock/editing/tree';
import type { DropPlace, DropTopic } from '@chartdock/editing/tree';
import { adoptMarkup, createDrawn } from '../../viewer/adopt-markup.ts';
import { toDocument } from '../canvas/canvas-view.ts';
import { pointIn } from './pointer-work.types.ts';
import type { MindPointerOptions, PointerWork } from './pointer-work.types.ts';

/** So near the edge of the window the picture scrolls, in pixels. */
const EDGE = 36;
const SCROLL = 12;

const listTargets = ({ session, plan }: MindPointerOptions, dragged: readonly string[]): DropTopic[] => {
  const index = session.index();
  return plan().topics.flatMap(({ entry, place }): DropTopic[] => {
    const { id, children } = entry.topic;
    if (dragged.some((one) => index.isWithin(id, one))) return [];
    const indexed = index.get(id);
    return [{ id, place, parent: indexed?.parent, at: indexed?.at ?? 0, childCount: children.length }];
  });
};

/** Drags topics to another place in the tree, which is shown; Ctrl copies them, Esc leaves all as it was, the edge of the window scrolls. */
export const beginDrag = (
  options: MindPointerOptions,
  held: PlannedTopic,
  begun: PointerEvent,
): PointerWork => {
  const { host, canvas, session, plan } = options;
  const index = session.index();
  const { selected } = session.state();
  const chosen = selected.includes(held.entry.topic.id) ? selected : [held.entry.topic.id];
  const dragged = topmostOf(
    index,
    chosen.filter((id) => id !== index.root),
  );
  const targets = listTargets(options, dragged);
  const at = (event: PointerEvent) => toDocument(canvas.view(), canvas.size(), pointIn(host, event));
  const start = at(begun);
  const [ghost = createDrawn('g')] = adoptMarkup([drawPlanTopic(plan(), held)]);
  ghost.setAttribute('class', 'cd-canvas__ghost');
  const mark = createDrawn('rect', { class: 'cd-canvas__drop', rx: '3', visibility: 'hidden' });
  canvas.overlay.append(mark, ghost);
  host.classList.add('cd-canvas--dragging');
  let place: DropPlace | undefined;
  let last = begun;
  let frame = 0;

  const show = (): void => {
    const point = at(last);
    const { x, y } = held.place;
    ghost.setAttribute('transform', `translate(${x + point.x - start.x} ${y + point.y - start.y})`);
    place = findDropPlace(targets, point);
    mark.setAttribute('visibility', place === undefined ? 'hidden' : 'visible');
    if (place === undefined) return;
    mark.setAttribute('class', `cd-canvas__drop cd-canvas__drop--${place.how}`);
    const { x: left, y: top, w, h } = place.mark;
    for (const [name, value] of Object.entries({ x: left, y: top, width: w, height: h }))
      mark.setAttribute(name, `${value}`);
  };

  const scroll = (): void => {
    frame = requestAnimationFrame(scroll);
    const { x, y } = pointIn(host, last);
    const { width, height } = canvas.size();
    const dx = x < EDGE ? SCROLL : x > width - EDGE ? -SCROLL : 0;
    const dy = y < EDGE ? SCROLL : y > height - EDGE ? -SCROLL : 0;
    if (dx === 0 && dy === 0) return;
    canvas.pan(dx, dy);
    show();
  };
  frame = requestAnimationFrame(scroll);

  const clear = (): void => {
    cancelAnimationFrame(frame);
    ghost.remove();
    mark.remove();
    host.classList.remove('cd-canvas--dragging');
  };

  return {
    move: (event) => {
      last = event;
      show();
    },
    end: (event) => {
      clear();
      if (place === undefined) {
        // Only floating topics stay where they are dropped; others go back.
        const { x, y } = at(event);
        const moved = moveFloating(session.document.get(), held.entry.topic.id, {
          dx: x - start.x,
          dy: y - start.y,
        });
        session.change(moved, { label: 'topic.move' });
        return;
      }
      const { parent, at: spot } = place;
      if (event.ctrlKey || event.altKey) {
        const topics = copyTopics(index, dragged, session.maker.newId);
        const select = topics.map(({ id }) => id);
        session.change(
          { edits: [{ kind: 'insert', parent, at: spot, topics }], select },
          { label: 'topic.copy' },
        );
        return;
      }
      session.change(moveTopics(index, dragged, { parent, at: spot }), { label: 'topic.move' });
    },
    cancel: clear,
  };
};
