import { findShape } from '@chartdock/documents';
import { drawNode } from '@chartdock/documents/drawing';
import {
  addShape,
  findDropTarget,
  insertOnLine,
  lineBelow,
  makeNode,
  placeBeside,
  snapMove,
} from '@chartdock/editing/graph';
import type { Spot } from '@chartdock/editing/graph';
import { adoptMarkup, createDrawn } from '../../../viewer/adopt-markup.ts';
import type { GraphBoard } from '../graph-board.ts';
import type { PointerWork } from '../graph-desk.types.ts';
import { listOthers } from './others.ts';

const REACH = 6;

const sizeOf = (shape: string): { readonly w: number; readonly h: number } =>
  findShape(shape)?.size ?? { w: 120, h: 60 };

/** Where a new shape comes, and the distance of the lines that its corner comes onto; 0 for the very place. */
interface Placed {
  readonly middle: Spot;
  readonly grid: number;
}

/** Adds a shape with its middle at a place: into the shape there, or between the ends of the connector there. */
export const placeAt = (board: GraphBoard, shape: string, { middle, grid }: Placed): string => {
  const { session } = board.desk;
  const { store, plan } = session;
  const parent = findDropTarget(plan, middle)?.id;
  const line = lineBelow(plan, middle, board.desk.reach(8));
  let made = '';
  store.batch({ label: 'graph.add' }, () => {
    const { id, intents } = addShape(store, { shape, middle, parent, grid });
    made = id;
    store.apply(intents);
    if (line !== undefined) store.apply(insertOnLine(store, line, id));
  });
  session.select([made]);
  return made;
};

/** Adds a shape beside the selection, or where one looks. */
export const placeByPress = (board: GraphBoard, shape: string): void => {
  const { session, canvas } = board.desk;
  const { plan } = session;
  const size = sizeOf(shape);
  const last = plan.node(session.selected().at(-1) ?? '');
  const { width, height } = canvas.size();
  const middle = canvas.toPage({ x: width / 2, y: height / 2 });
  const beside =
    last === undefined || last.z <= 0 ? undefined : placeBeside(plan, last, { side: 's', ...size });
  // Beside another it lines up with that one, on any grid.
  const place =
    beside === undefined
      ? { middle: freeNear(board, middle, size), grid: board.desk.grid() }
      : { middle: beside, grid: 0 };
  const made = placeAt(board, shape, place);
  const room = plan.roomOf(made);
  if (room !== undefined) canvas.reveal(room);
};

/** Finds a place that nothing stands at exactly, so that presses one after the other are seen. */
const freeNear = (
  board: GraphBoard,
  middle: Spot,
  { w, h }: { readonly w: number; readonly h: number },
): Spot => {
  const { plan } = board.desk.session;
  let at = middle;
  const isTaken = (): boolean =>
    plan
      .inArea({ x: at.x - w / 2, y: at.y - h / 2, w, h })
      .nodes.some(
        ({ x, y, z }) => z > 0 && Math.abs(x - at.x + w / 2) < 12 && Math.abs(y - at.y + h / 2) < 12,
      );
  while (isTaken()) at = { x: at.x + 20, y: at.y + 20 };
  return at;
};

/** Drags a new shape from a palette: it is seen at its size, drawn to others, and put in where it is let go over the canvas. */
export const beginPlacing = (board: GraphBoard, shape: string): PointerWork => {
  const { desk, canvas } = board;
  const { w, h } = sizeOf(shape);
  const others = listOthers(desk, []);
  const ghost = createDrawn('svg', { class: 'cd-graph__ghost', 'aria-hidden': 'true' });
  const node = makeNode({ shape, middle: { x: w / 2, y: h / 2 } });
  const [drawn] = adoptMarkup([drawNode(node, board.theme(), () => undefined)]);
  if (drawn !== undefined) ghost.appendChild(drawn);
  // The root of the page is on top of everything, also of the palette.
  document.body.appendChild(ghost);
  let spot: Spot | undefined;

  const isOver = ({ clientX, clientY }: PointerEvent): boolean => {
    const { left, top, right, bottom } = desk.host.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  };

  const show = (event: PointerEvent): void => {
    const { scale } = canvas.view();
    const free = desk.spotOf(event);
    const near = snapMove({ x: free.x - w / 2, y: free.y - h / 2, w, h }, others, {
      reach: desk.reach(REACH),
      grid: desk.grid(),
    });
    const isIn = isOver(event);
    spot = isIn ? { x: free.x + near.dx, y: free.y + near.dy } : undefined;
    const by = isIn && !event.altKey ? near : { dx: 0, dy: 0 };
    const [x, y] = [event.clientX + by.dx * scale, event.clientY + by.dy * scale];
    ghost.style.transform = `translate(${x - (w / 2) * scale}px, ${y - (h / 2) * scale}px) scale(${scale})`;
    desk.lay(isIn ? { guides: near.guides, target: findDropTarget(desk.session.plan, free)?.id } : {});
  };

  const clear = (): void => {
    ghost.remove();
    desk.lay({});
  };

  return {
    move: show,
    end: (event) => {
      show(event);
      clear();
      if (spot !== undefined) placeAt(board, shape, { middle: spot, grid: 0 });
      board.field.focus();
    },
    cancel: clear,
  };
};
