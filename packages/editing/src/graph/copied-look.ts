import type { Json } from '@chartdock/documents';
import type { Intent } from '../operations/intent.types.ts';
import type { CopiedLook, GraphSession } from './graph-session.ts';

type Look = Readonly<Record<string, Json>>;

/** Copies the look of the cell that was selected last: that of a shape, or that of a connector. */
export const copyLook = (session: GraphSession): CopiedLook | undefined => {
  const id = session.selected().at(-1);
  const cell = id === undefined ? undefined : session.store.index.find('cells', id);
  if (cell === undefined) return undefined;
  // Styles are JSON, as they are read from it.
  const look = cell.style as unknown as Look;
  return cell.t === 'node' ? { node: look } : { edge: { ...look, router: cell.router ?? 'orthogonal' } };
};

/** Returns the intents that give a cell a whole look: fields that the look lacks go. */
const intentFor = (session: GraphSession, id: string, copied: CopiedLook): readonly Intent[] => {
  const cell = session.store.index.find('cells', id);
  if (cell === undefined || cell.locked === true) return [];
  if (cell.t === 'node')
    return copied.node === undefined ? [] : [{ op: 'set', id, to: { style: copied.node } }];
  if (copied.edge === undefined) return [];
  const { router, ...style } = copied.edge;
  return [{ op: 'set', id, to: { style, ...(router === undefined ? {} : { router }) } }];
};

/** Gives the selection the copied look. */
export const pasteLook = (session: GraphSession): void => {
  const { copied } = session.state();
  if (copied === undefined) return;
  const intents = session.selected().flatMap((id) => intentFor(session, id, copied));
  session.change(intents, { label: 'graph.style', select: session.selected() });
};
