import type { GraphDefinition } from '@chartdock/documents';
import { convertToExcalidrawElements } from '@excalidraw/excalidraw';
import * as excalidraw from '@excalidraw/excalidraw';
import { benchPlace, painted, readData } from './page.ts';

type Skeleton = NonNullable<Parameters<typeof convertToExcalidrawElements>[0]>[number];

const skeletonsOf = ({ cells }: GraphDefinition): Skeleton[] =>
  Object.entries(cells).flatMap(([id, cell]): Skeleton[] => {
    if (cell.t === 'node') {
      const { x, y, w, h, text } = cell;
      return [
        {
          type: 'rectangle',
          id,
          ...{ x, y, width: w, height: h },
          backgroundColor: '#e8f0fe',
          label: { text, fontSize: 13 },
        },
      ];
    }
    const { from, to } = cell;
    if (from.id === undefined || to.id === undefined) return [];
    const [a, b] = [cells[from.id], cells[to.id]];
    if (a?.t !== 'node' || b?.t !== 'node') return [];
    const [x, y] = [a.x + a.w / 2, a.y + a.h];
    const points = [
      [0, 0],
      [b.x + b.w / 2 - x, b.y - y],
    ] as const;
    return [{ type: 'arrow', id, x, y, points: points.map(([px, py]) => [px, py]) }];
  });

/** Part of its interface that is called; its own types of this lead to files that it does not publish. */
interface Exporting {
  readonly exportToSvg: (what: Readonly<Record<string, unknown>>) => Promise<SVGSVGElement>;
}

const exporting: Exporting = excalidraw;

const show = async (): Promise<void> => {
  const elements = convertToExcalidrawElements(skeletonsOf(await readData<GraphDefinition>()), {
    regenerateIds: false,
  });
  const svg = await exporting.exportToSvg({
    elements,
    files: null,
    appState: { exportBackground: true },
    // Its letters would be asked for at another host.
    skipInliningFonts: true,
  });
  benchPlace().append(svg);
  await painted();
};

window.benchShown = show();
