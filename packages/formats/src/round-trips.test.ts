import type { Definition } from '@chartdock/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOf } from './formats.ts';
import type { FormatId } from './formats.ts';
import { graphs, sourceOf, trees } from './testing/arbitraries.ts';
import { netOf, outlineOf } from './testing/outlines.ts';
import type { OutlineTopic } from './testing/outlines.ts';

const RUNS = 60;

const turn = async (id: FormatId, definition: Definition): Promise<Definition | undefined> => {
  const format = formatOf(id);
  const bytes = await (await format.loadWriter?.())?.(sourceOf(definition));
  const reading = await (await format.loadReader?.())?.(bytes ?? new Uint8Array());
  return reading?.canvases[0]?.definition;
};

const KEPT: readonly (readonly [FormatId, readonly (keyof OutlineTopic)[]])[] = [
  ['xmind', ['note', 'href']],
  ['freemind', ['note', 'href']],
  ['opml', ['note', 'href']],
  ['csv', ['note', 'href']],
  ['text', []],
];

describe('a tree that is written and read again', () => {
  it.each(KEPT)('keeps titles, order and parents in %s', async (id, keep) => {
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        expect(outlineOf(await turn(id, tree), keep)).toEqual(outlineOf(tree, keep));
      }),
      { numRuns: RUNS, seed: 7 },
    );
  });

  it('is told from another by the same comparison', async () => {
    const [first, second] = fc.sample(trees, { numRuns: 2, seed: 11 });
    if (first === undefined || second === undefined) throw new Error('no samples');
    expect(outlineOf(await turn('xmind', first), ['note'])).not.toEqual(outlineOf(second, ['note']));
  });
});

describe('a graph that is written and read again', () => {
  it.each(['drawio', 'visio'] as const)('keeps shapes, places, texts and connectors in %s', async (id) => {
    await fc.assert(
      fc.asyncProperty(graphs, async (graph) => {
        expect(netOf(await turn(id, graph))).toEqual(netOf(graph));
      }),
      { numRuns: RUNS, seed: 7 },
    );
  });

  it('keeps texts and connectors as a Mermaid flowchart', async () => {
    const wordsOf = (definition: Definition | undefined): unknown => {
      if (definition?.type !== 'graph') throw new Error('no graph');
      const { cells } = definition;
      const textOf = (id: string | undefined): string => {
        const cell = cells[id ?? ''];
        return cell?.t === 'node' ? cell.text : '';
      };
      return {
        texts: Object.values(cells)
          .flatMap((cell) => (cell.t === 'node' ? [cell.text] : []))
          .toSorted(),
        links: Object.values(cells)
          .flatMap((cell) => (cell.t === 'edge' ? [`${textOf(cell.from.id)} > ${textOf(cell.to.id)}`] : []))
          .toSorted(),
      };
    };
    await fc.assert(
      fc.asyncProperty(graphs, async (graph) => {
        expect(wordsOf(await turn('mermaid', graph))).toEqual(wordsOf(graph));
      }),
      { numRuns: RUNS, seed: 7 },
    );
  });
});
