import { decodeUtf8 } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatReader } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { readPositionGraph } from './read-position-graph.ts';
import { readPositionTree } from './read-position-tree.ts';
import { recordOf, textOf } from './position-values.ts';

/**
 * Reads a schema file of ProcessOn (`.pos`), a mind map or a diagram, by the facts that are public of it. Expressions in outlines are
 * not run: shapes are known by their names. Throws `not_this_format` for other JSON.
 */
export const readPosition: FormatReader = (bytes) => {
  let json: unknown;
  try {
    json = JSON.parse(decodeUtf8(bytes));
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw new FormatError('damaged', 'broken JSON');
  }
  const file = recordOf(json);
  const elements = recordOf(recordOf(file['diagram'])['elements']);
  const meta = recordOf(file['meta']);
  if (file['diagram'] === undefined || !/schema/i.test(textOf(meta['type'])))
    throw new FormatError('not_this_format', 'no schema file');
  const title = textOf(recordOf(meta['diagramInfo'])['title']);
  const losses = new LossCounter();
  const canvas =
    elements['elements'] === undefined
      ? readPositionTree(elements, title, losses)
      : readPositionGraph(elements, title, losses);
  return { title: title === '' ? undefined : title, canvases: [canvas], losses: losses.toArray() };
};
