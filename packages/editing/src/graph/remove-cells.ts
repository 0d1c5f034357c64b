import type { GraphSession } from './graph-session.ts';

/** Takes the selection out, with its connectors. Locked cells stay. */
export const removeCells = (session: GraphSession): void => {
  const { store } = session;
  const ids = session.selected().filter((id) => store.index.find('cells', id)?.locked !== true);
  if (ids.length > 0) session.change([{ op: 'remove', ids }], { label: 'graph.remove', select: [] });
};
