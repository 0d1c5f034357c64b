import type { GraphDefinition } from '@chartdock/documents';
import { FormatError } from '../model/format-error.ts';
import type { FormatSource } from '../model/format.types.ts';

/** A canvas that is a graph. */
export interface GraphCanvas {
  readonly title: string;
  readonly definition: GraphDefinition;
}

/** Lists the canvases of a source that are graphs. Throws `no_content` where there is none. */
export const graphsOf = ({ canvases }: FormatSource): readonly [GraphCanvas, ...GraphCanvas[]] => {
  const graphs = canvases.flatMap(({ title, definition }) =>
    definition.type === 'graph' ? [{ title, definition }] : [],
  );
  const [first, ...others] = graphs;
  if (first === undefined) throw new FormatError('no_content', 'no canvas of the file is a diagram');
  return [first, ...others];
};
