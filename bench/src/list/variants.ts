/** One way to draw the list: its page module and the runtime it is bundled with. */
export interface Variant {
  readonly name: string;
  readonly entry: string;
  readonly runtime: 'none' | 'react' | 'preact';
  /** Whether it is ours; the others are the limit and the peers. */
  readonly ours: boolean;
}

/** Lists the subjects of one run; the first is the limit every ratio is taken against. */
export const VARIANTS: readonly Variant[] = [
  { name: 'hand-written DOM (limit)', entry: 'limit.ts', runtime: 'none', ours: false },
  { name: 'chartdock on preact', entry: 'ours.tsx', runtime: 'preact', ours: true },
  { name: 'chartdock on React', entry: 'ours.tsx', runtime: 'react', ours: true },
  { name: 'react-virtual on preact', entry: 'react-virtual.tsx', runtime: 'preact', ours: false },
  { name: 'react-virtual on React', entry: 'react-virtual.tsx', runtime: 'react', ours: false },
  { name: 'react-window on preact', entry: 'react-window.tsx', runtime: 'preact', ours: false },
  { name: 'react-window on React', entry: 'react-window.tsx', runtime: 'react', ours: false },
];
