import type { GraphSession } from './graph-session.ts';

/** Takes what is selected out, with the connectors that hang on it. What is locked stays. */
export const removeCells = (session: GraphSession): void => {
  const { store } = session;
  const ids = session.selected().filter((id) => store.index.find('cells', id)?.locked !== true);
  if (ids.length > 0) session.change([{ op: 'remove', ids }], { label: 'graph.remove', select: [] });
};
