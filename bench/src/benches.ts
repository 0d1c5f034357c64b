/** A bench that has published limits, as the run of all benches starts it. */
export interface Bench {
  readonly name: string;
  /** Script and arguments of its short form, from the folder of the benches. */
  readonly args: readonly string[];
  /** Folders of the repository whose changes ask for it. */
  readonly watches: readonly string[];
}

/** Lists every bench that has published limits, the shortest first. */
export const BENCHES: readonly Bench[] = [
  {
    name: 'bridge',
    args: ['src/bridge/run.ts', '5'],
    watches: [
      'packages/embed/src/channel',
      'packages/embed/src/connection',
      'packages/embed/src/handshake',
      'packages/embed/src/surface',
      'packages/embed/src/wire',
    ],
  },
  {
    name: 'picker',
    args: ['src/picker/run.ts', '5'],
    watches: ['hosts/guest', 'packages/react/src/pickers', 'packages/embed/src'],
  },
  { name: 'render', args: ['src/render/run.ts', '2'], watches: ['packages/documents/src'] },
  {
    name: 'viewer',
    args: ['src/viewer/run.ts', '2'],
    watches: ['packages/documents/src', 'packages/react/src/viewer', 'hosts/web'],
  },
  {
    name: 'notices',
    args: ['src/notices/run.ts', '2', '300', '300'],
    watches: ['packages/server/src/domains/payments', 'packages/server/src/http'],
  },
  {
    name: 'load',
    args: ['src/server/load/run.ts', '2', '1000'],
    watches: ['packages/server/src/kernel', 'packages/server/src/http', 'packages/server/src/domains/lists'],
  },
  {
    name: 'noise',
    args: ['src/server/load/noise.ts', '1', '2000'],
    watches: ['packages/server/src/kernel', 'packages/server/src/drawing'],
  },
  {
    name: 'templates',
    args: ['src/templates/run.ts', '5', '--largest', '20000'],
    watches: ['packages/server/src/domains/templates', 'packages/server/src/domains/search'],
  },
  {
    name: 'library',
    args: ['src/library/run.ts', '1'],
    watches: ['packages/react/src/templates', 'packages/templates/src'],
  },
  {
    name: 'browser',
    args: ['src/browser/run.ts', '1'],
    watches: ['packages/react/src/files', 'packages/files/src', 'packages/server/src/domains/lists'],
  },
];
