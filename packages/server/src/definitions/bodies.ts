import type { Handle } from '../calls/context.ts';

/** One canvas of a file as it is stored. */
export interface Body {
  readonly canvas: number;
  readonly def: Readonly<Record<string, unknown>> | null;
  readonly version: number;
}

/** Where a file is kept. */
interface StoredFile {
  readonly owner_id: string;
  readonly id: string;
}

/** Names the canvas of a number, as `canvases` lists it. */
export const definitionIdOf = (canvas: number): string => `c${canvas}`;

/** Reads every canvas of a file in order. */
export const readBodies = (db: Handle, node: StoredFile): Promise<Body[]> =>
  db
    .selectFrom('node_body')
    .select(['canvas', 'def', 'version'])
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .orderBy('canvas')
    .execute();

/** Lists canvases by id and title; one without a name has that of its file. */
export const canvasesOf = (node: { readonly title: string }, bodies: readonly Body[]) =>
  bodies.map((body) => ({
    definitionId: definitionIdOf(body.canvas),
    title: pageName(body.def) ?? node.title,
  }));

const pageName = (def: Body['def']): string | undefined => {
  const page = def?.['page'];
  const name = typeof page === 'object' && page !== null && 'name' in page ? page.name : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
};
