/** A row of the list under test: what each variant shows. */
export interface BenchRow {
  readonly id: string;
  readonly title: string;
  readonly owner: string;
  readonly canvases: number;
  readonly modified: string;
}

const WORDS = ['流程图', 'Roadmap', '架构', 'Release plan', '思维导图', 'Interview notes', '泳道', 'Budget'];

/** Makes the same rows for every variant. */
export const makeRows = (count: number): BenchRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    title: `${WORDS[index % WORDS.length] ?? ''} ${index}`,
    owner: 'Lin Wei',
    canvases: (index % 4) + 1,
    modified: '2026-11-01',
  }));

/** Height of a row in pixels. */
export const ROW_HEIGHT = 44;
/** Height of the box the list scrolls in, in pixels. */
export const BOX_HEIGHT = 600;

/** What a variant's page offers to the harness. */
export interface BenchPage {
  /** Mounts the list over rows that are already made and answers when they are painted. */
  mount(rows: readonly BenchRow[]): Promise<void>;
  /** The element that scrolls. */
  scroller(): HTMLElement;
}

declare global {
  interface Window {
    bench?: BenchPage;
    benchRows?: readonly BenchRow[];
    makeBenchRows?: typeof makeRows;
  }
}

/** Finds the element every variant mounts into. */
export const boxElement = (): HTMLElement => {
  const box = document.getElementById('box');
  if (box === null) throw new Error('The bench page has no #box');
  return box;
};

/** Waits until the browser has painted once more. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve, 0);
    });
  });

window.makeBenchRows = makeRows;
