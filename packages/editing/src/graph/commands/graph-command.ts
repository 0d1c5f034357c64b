import type { GraphSession } from '../graph-session.ts';
import { nodesOf } from '../graph-session.ts';

/** Something that can be done with a graph. */
export interface GraphCommand {
  readonly id: string;
  /** Whether it can be done now. Default always. */
  readonly when?: (session: GraphSession) => boolean;
  readonly run: (session: GraphSession) => void;
}

/** Something is selected. */
export const some = (session: GraphSession): boolean => session.selected().length > 0;
/** So many shapes are selected. */
export const shapesAtLeast =
  (least: number) =>
  (session: GraphSession): boolean =>
    nodesOf(session, session.selected()).length >= least;
/** One cell is selected. */
export const one = (session: GraphSession): boolean => session.selected().length === 1;
/** There is something to do it with. */
export const isDocument = (session: GraphSession): boolean => session.store.index.size > 0;
