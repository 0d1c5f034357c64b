import { normaliseFile } from '@chartdock/files';
import type { FileItem } from '@chartdock/files';

const WORDS = ['流程图', 'Roadmap', '架构', 'Release plan', '思维导图', 'Interview notes', '泳道', 'Budget'];

/** The present moment of every page, in epoch milliseconds. */
export const NOW = 1_790_000_000_000;

/** Makes the same files for every variant. */
export const makeRows = (count: number): FileItem[] =>
  Array.from({ length: count }, (_, index) =>
    normaliseFile({
      chartId: `file-${index}`,
      parentId: 'root',
      title: `${WORDS[index % WORDS.length] ?? ''} ${index}`,
      category: 'flow',
      _filesType: 'chart',
      owner: { userId: 'lin', fullName: 'Lin Wei' },
      canvasCount: (index % 4) + 1,
      lastModify: NOW - index * 60_000,
    }),
  );

/** Height of a row in pixels. */
export const ROW_HEIGHT = 44;
/** Height of the box the list scrolls in, in pixels. */
export const BOX_HEIGHT = 600;
/** Rows drawn beyond each edge of the box. */
export const OVERSCAN = 4;

/** Functions that a variant's page offers to the harness. */
export interface BenchPage {
  /** Draws the frame around the list before there are rows, and resolves when that is painted. */
  stand(): Promise<void>;
  /** Mounts the list over rows that are already made and resolves when they are painted. */
  mount(rows: readonly FileItem[]): Promise<void>;
  /** The element that scrolls. */
  scroller(): HTMLElement;
}

declare global {
  interface Window {
    bench?: BenchPage;
    benchRows?: readonly FileItem[];
    makeBenchRows?: typeof makeRows;
  }
}

/** Finds the element every variant mounts into. */
export const boxElement = (): HTMLElement => {
  const box = document.getElementById('box');
  if (box === null) throw new Error('The bench page has no #box');
  return box;
};

/** Finds an element that a variant drew. Throws when it is not there. */
export const findElement = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The bench page has no ${selector}`);
  return found;
};

/** Waits until the browser has painted once more. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve, 0);
    });
  });

window.makeBenchRows = makeRows;
