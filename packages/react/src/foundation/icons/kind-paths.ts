import { firstKinds } from './first-kinds.ts';
import type { KindPaths } from './first-kinds.ts';
import type { IconKind } from './icon-kind.ts';

/** Holds the strokes of every file kind, drawn for 1.5 px on a 20 px grid. */
export const kindPaths: Readonly<Record<IconKind, KindPaths>> = {
  ...firstKinds,
  outline: {
    line: 'M8 5h9M11 10h6M11 15h6',
    accent:
      'M3.25 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M6 10a1 1 0 1 0 2 0a1 1 0 1 0-2 0M6 15a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
    solid: true,
  },
  markdown: {
    line: 'M4 4.25h12A1.5 1.5 0 0 1 17.5 5.75v8.5a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5v-8.5A1.5 1.5 0 0 1 4 4.25z',
    accent: 'M5.25 12.75v-5.5l2.125 2.75L9.5 7.25v5.5M13.5 7.25v5.5M11.5 10.75l2 2 2-2',
  },
  board: {
    line: 'M3.5 3.25h13a1 1 0 0 1 1 1v8.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-8.5a1 1 0 0 1 1-1zM7.5 13.75 6 17.25M12.5 13.75l1.5 3.5',
    accent: 'M5.5 10c1.25-4 3-4.25 3.5-2.25s1.5 2.25 2.5.5 2-1.75 3 .5',
  },
  ui: {
    line: 'M4 3.75h12a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5v-9.5A1.5 1.5 0 0 1 4 3.75zM2.5 7.25h15M12.25 10.25h2.5M12.25 13.25h2.5',
    accent: 'M5.5 10.25h4v3h-4z',
    solid: true,
  },
  uml: {
    line: 'M5 2.5h10a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM4 6.5h12M4 12h12',
    accent: 'M7 9.25h6M7 14.75h3.5',
  },
  er: {
    line: 'M2.5 7H6v6H2.5zM14 7h3.5v6H14zM6 10h1M13 10h1',
    accent: 'M10 6.5 13 10l-3 3.5L7 10z',
    solid: true,
  },
  network: {
    line: 'M2.5 4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M14.5 4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M2.5 16a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M14.5 16a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M5.1 5.1l3.2 3.2M14.9 5.1l-3.2 3.2M5.1 14.9l3.2-3.2M14.9 14.9l-3.2-3.2',
    accent: 'M7.75 10a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0',
    solid: true,
  },
  mind_org: {
    line: 'M10 7v6M4.5 13v-1.5A1.5 1.5 0 0 1 6 10h8a1.5 1.5 0 0 1 1.5 1.5V13M3 13h3v3.75H3zM8.5 13h3v3.75h-3zM14 13h3v3.75h-3z',
    accent: 'M7.75 4.75a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0',
    solid: true,
  },
  bpmn: {
    line: 'M2.5 10A1.75 1.75 0 1 0 6 10A1.75 1.75 0 1 0 2.5 10M6 10h1.25M15.75 10h2',
    accent: 'M11.5 5.75 15.75 10l-4.25 4.25L7.25 10zM11.5 8.5v3M10 10h3',
    solid: true,
  },
  gantt: {
    line: 'M2.75 2.75V16a1.25 1.25 0 0 0 1.25 1.25h13.25M5.75 4.25h5v2.5h-5zM11.75 12.25h4.5v2.5h-4.5z',
    accent: 'M8.25 8.25h6v2.5h-6z',
    solid: true,
  },
  table: {
    line: 'M4 3.5h12A1.5 1.5 0 0 1 17.5 5v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15V5A1.5 1.5 0 0 1 4 3.5zM2.5 12.25h15',
    accent: 'M2.5 8h15M7.75 3.5v13',
  },
  plane: {
    line: 'M7 17H3V3h14v14h-5.5M3 9.5h4.5M11.5 3v4.5',
    accent: 'M7 17a4.5 4.5 0 0 1 4.5-4.5V17',
  },
  framework: {
    line: 'M3 10.25l7 3.5 7-3.5M3 14.25l7 3.5 7-3.5',
    accent: 'M10 2.5l7 3.75-7 3.5-7-3.5z',
    solid: true,
  },
  swimlane: {
    line: 'M4 3.5h12A1.5 1.5 0 0 1 17.5 5v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15V5A1.5 1.5 0 0 1 4 3.5zM2.5 10h15M5.75 3.5v13',
    accent: 'M8.25 6.75h2.5a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 0 1.5 1.5h1.25',
  },
  circuit: {
    line: 'M5 11.5H2.75v-6h5.5M11.75 5.5h5.5v6H15M8.25 3.25v4.5M11.75 4.25v2.5',
    accent: 'M5 11.5l1.25-2.75 2.5 6 2.5-6 2.5 6L15 11.5',
  },
  venn: {
    line: 'M2.5 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
    accent: 'M7.5 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
    solid: true,
  },
  timeline: {
    line: 'M2.25 10h2M7.75 10h4.5M15.75 10h2M4 5h4M12 15h4',
    accent:
      'M4.25 10a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0M12.25 10a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0',
    solid: true,
  },
  fishbone: {
    line: 'M2.5 10h11M10 10 7.5 5M10 10l-2.5 5M6 10 4 6M6 10l-2 4',
    accent: 'M13.5 6.75 17.75 10l-4.25 3.25z',
    solid: true,
  },
  tree: {
    line: 'M5.5 6.25V14A1.5 1.5 0 0 0 7 15.5h3.5M5.5 9.5h5M10.5 7.75h6.25v3.5H10.5zM10.5 13.75h6.25v3.5H10.5z',
    accent: 'M3 2.75h5v3.5H3z',
    solid: true,
  },
  bracket: {
    line: 'M11.5 4h6M11.5 10h6M11.5 16h6',
    accent: 'M8.75 3C7 3 6.25 4 6.25 5.5v2C6.25 9 5.5 10 3 10c2.5 0 3.25 1 3.25 2.5v2C6.25 16 7 17 8.75 17',
  },
  template: {
    line: 'M4.25 2.75h11.5a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H4.25a1.5 1.5 0 0 1-1.5-1.5V4.25a1.5 1.5 0 0 1 1.5-1.5z',
    accent: 'M10 6l1.15 2.85L14 10l-2.85 1.15L10 14l-1.15-2.85L6 10l2.85-1.15z',
    solid: true,
  },
};
