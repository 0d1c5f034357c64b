import {
  boundsOf,
  boxOfCells,
  copyCells,
  parseCopiedCells,
  pasteCells,
  pasteText,
  removeCells,
} from '@chartdock/editing/graph';
import type { GraphSession } from '@chartdock/editing/graph';
import type { GraphDesk } from './graph-desk.types.ts';

/** Format of our own cells on the clipboard. */
const OWN = 'application/x-chartdock-cells+json';
const STEP = 20;

interface CopyOptions {
  readonly event: ClipboardEvent;
  readonly session: GraphSession;
  readonly cuts: boolean;
}

/** Puts the selection on the clipboard, as our cells and as lines of text; while a text is written the field does so. */
export const copyGraph = ({ event, session, cuts }: CopyOptions): void => {
  const { clipboardData } = event;
  const ids = session.selected();
  if (session.state().writing !== undefined || clipboardData === null || ids.length === 0) return;
  event.preventDefault();
  const copied = copyCells(session, ids);
  const texts = Object.values(copied.cells).flatMap((cell) =>
    cell.t === 'node' && cell.text !== '' ? [cell.text] : [],
  );
  clipboardData.setData('text/plain', texts.join('\n'));
  clipboardData.setData(OWN, JSON.stringify(copied));
  if (cuts) removeCells(session);
};

/** Returns where pasted cells come: where they were and 20 pixels off while that is in sight, else into the middle of the window. */
const pasteSpot = (desk: GraphDesk, box: { x: number; y: number; w: number; h: number }) => {
  const { canvas, session } = desk;
  const { width, height } = canvas.size();
  const at = canvas.toScreen({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
  const isSeen = at.x > 0 && at.y > 0 && at.x < width && at.y < height;
  const middle = canvas.toPage({ x: width / 2, y: height / 2 });
  let [x, y] = isSeen ? [box.x, box.y] : [Math.round(middle.x - box.w / 2), Math.round(middle.y - box.h / 2)];
  const isTaken = (): boolean =>
    session.plan
      .inArea({ x: x - 1, y: y - 1, w: 2, h: 2 })
      .nodes.some((node) => Math.abs(node.x - x) < 1 && Math.abs(node.y - y) < 1);
  while (isTaken()) [x, y] = [x + STEP, y + STEP];
  return { x, y };
};

/** Pastes the clipboard into the graph: our cells, those of a sheet as a table, or a shape for each line; nothing of it runs. */
export const pasteGraph = ({
  event,
  desk,
}: {
  readonly event: ClipboardEvent;
  readonly desk: GraphDesk;
}): void => {
  const { session } = desk;
  const { clipboardData } = event;
  if (clipboardData === null || session.state().writing !== undefined) return;
  event.preventDefault();
  const own = parseCopiedCells(clipboardData.getData(OWN));
  const text = clipboardData.getData('text/plain');
  if (own === undefined) {
    const { width, height } = desk.canvas.size();
    const middle = desk.canvas.toPage({ x: width / 2, y: height / 2 });
    if (text.trim() !== '') pasteText(session, text, { middle, grid: desk.grid() });
    return;
  }
  const box = boxOfCells(own);
  const nodes = Object.values(own.cells).flatMap((cell) => (cell.t === 'node' ? [cell] : []));
  const corner = boundsOf(nodes) ?? box;
  if (corner !== undefined) pasteCells(session, own, pasteSpot(desk, corner));
};
