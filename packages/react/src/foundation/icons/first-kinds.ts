import type { IconKind } from './icon-kind.ts';

/** Describes one icon on the 20 px grid: neutral strokes and the strokes in the colour of the kind. */
export interface KindPaths {
  readonly line: string;
  readonly accent: string;
  /** Name of the kind. Default: only folders say what they are. */
  readonly name?: string;
  /** Whether the accent is a closed shape that takes a light fill. */
  readonly solid?: boolean;
}

/** Strokes by kind; a kind that is left out has not been loaded yet. */
export type KindTable = Readonly<Partial<Record<IconKind, KindPaths>>>;

/** Holds the strokes of the kinds that most lists are full of; the others may come a moment later. */
export const firstKinds = {
  flow: {
    line: 'M10 7v3M5 13v-1.5A1.5 1.5 0 0 1 6.5 10h7a1.5 1.5 0 0 1 1.5 1.5v.75M3 13h4v4H3zM15 12.25l2.75 2.75L15 17.75 12.25 15z',
    accent: 'M7.5 3h5a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
    solid: true,
  },
  mind: {
    line: 'M7.25 10H17M9 10c2.75 0 1.5-5.5 4.5-5.5H17M9 10c2.75 0 1.5 5.5 4.5 5.5H17',
    accent: 'M2.75 10a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0',
    solid: true,
  },
  folder: {
    line: '',
    accent:
      'M2.75 14.75v-9.5a1.5 1.5 0 0 1 1.5-1.5h3.1a1.5 1.5 0 0 1 1.2.6l.8 1.05a1.5 1.5 0 0 0 1.2.6h5.2a1.5 1.5 0 0 1 1.5 1.5v7.25a1.5 1.5 0 0 1-1.5 1.5H4.25a1.5 1.5 0 0 1-1.5-1.5zM2.75 9.25h14.5',
    solid: true,
  },
} as const satisfies KindTable;
