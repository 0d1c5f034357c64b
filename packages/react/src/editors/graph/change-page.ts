import type { Json } from '@chartdock/documents';
import { HEAD_ID } from '@chartdock/editing';
import type { GraphSession } from '@chartdock/editing/graph';

/** Sets fields of the page. */
export const changePage = (session: GraphSession, to: Readonly<Record<string, Json>>): void => {
  const values = Object.fromEntries(Object.entries(to).map(([key, value]) => [`page.${key}`, value]));
  session.change([{ op: 'set', id: HEAD_ID, to: values }], {
    label: 'graph.page',
    select: session.selected(),
  });
};

/** Draws the graph in another theme. */
export const changeTheme = (session: GraphSession, theme: string): void => {
  session.change([{ op: 'set', id: HEAD_ID, to: { theme } }], {
    label: 'graph.theme',
    select: session.selected(),
  });
};
