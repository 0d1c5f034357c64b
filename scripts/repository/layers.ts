/** Describes one layer: the folder it lives in and what its source may import. */
export interface Layer {
  /** Folder below the root, e.g. `packages/files`. */
  readonly folder: string;
  /** Workspace packages (by short name) that its source may import, type imports included. */
  readonly may: readonly LayerName[];
  /** Extra workspace packages that only its tests may import. */
  readonly testsMay: readonly LayerName[];
  /** Where the published code runs: a `browser` layer imports no Node module. */
  readonly runsIn: 'browser' | 'node';
  /** Whether its source may import React or Preact. */
  readonly ui: boolean;
  /** Whether its source may import zod and `@chartdock/contract/schema`. */
  readonly zod: 'yes' | 'no' | 'schema-entry';
}

/** Names every layer, lowest first. */
export type LayerName =
  | 'text'
  | 'contract'
  | 'documents'
  | 'drafting'
  | 'editing'
  | 'formats'
  | 'client'
  | 'platform'
  | 'embed'
  | 'server'
  | 'testing'
  | 'files'
  | 'account'
  | 'templates'
  | 'ai'
  | 'payments'
  | 'sharing'
  | 'workspace'
  | 'react'
  | 'host-miniprogram'
  | 'host-meeting'
  | 'host-desktop'
  | 'host-web'
  | 'host-guest'
  | 'bench'
  | 'example-meeting'
  | 'example-miniprogram'
  | 'example-partner-page'
  | 'example-react-app'
  | 'example-preact-app'
  | 'example-custom-ui'
  | 'example-node-client'
  | 'example-electron'
  | 'example-tauri';

const cores = { may: ['contract', 'client', 'platform'], runsIn: 'browser', ui: false, zod: 'no' } as const;

/**
 * Lists the arrows of the house: who may import whom. ESLint's zones and the `layers` check both read this table.
 * Every test may import the server besides, because integration tests run against the real one.
 */
export const layers: Readonly<Record<LayerName, Layer>> = {
  text: {
    folder: 'packages/text',
    may: [],
    testsMay: [],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  contract: {
    folder: 'packages/contract',
    may: ['text'],
    testsMay: [],
    runsIn: 'browser',
    ui: false,
    zod: 'schema-entry',
  },
  documents: {
    folder: 'packages/documents',
    may: ['text'],
    testsMay: [],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  drafting: {
    folder: 'packages/drafting',
    may: ['documents'],
    testsMay: [],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  editing: {
    folder: 'packages/editing',
    may: ['text', 'documents'],
    testsMay: [],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  formats: {
    folder: 'packages/formats',
    may: ['text', 'documents', 'drafting'],
    testsMay: [],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  client: {
    folder: 'packages/client',
    may: ['contract'],
    testsMay: ['server'],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  platform: {
    folder: 'packages/platform',
    may: ['contract'],
    testsMay: [],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  embed: {
    folder: 'packages/embed',
    // Partners install it alone.
    may: [],
    testsMay: ['contract', 'server'],
    runsIn: 'browser',
    // Its React wrapper is an entry of its own; React is an optional peer that no other entry loads.
    ui: true,
    zod: 'no',
  },
  server: {
    folder: 'packages/server',
    may: ['text', 'contract', 'documents', 'drafting', 'editing', 'formats'],
    // The rights behind menus are tried from the matrix of the file area (MENU-60).
    testsMay: ['client', 'files'],
    runsIn: 'node',
    ui: false,
    zod: 'yes',
  },
  testing: {
    folder: 'packages/testing',
    may: ['contract', 'platform', 'embed'],
    // What it fakes is compared with the real server, and the real client is put in front of it.
    testsMay: ['client', 'server'],
    runsIn: 'browser',
    ui: false,
    // It runs in tests only, and checks input with the schemas the server checks it with.
    zod: 'yes',
  },
  files: { folder: 'packages/files', testsMay: ['server'], ...cores },
  account: { folder: 'packages/account', testsMay: ['server'], ...cores },
  templates: { folder: 'packages/templates', testsMay: ['server'], ...cores },
  // It draws what texts say, so it stands on the two that draw.
  ai: {
    ...cores,
    folder: 'packages/ai',
    may: [...cores.may, 'documents', 'drafting'],
    testsMay: ['server'],
  },
  payments: { folder: 'packages/payments', testsMay: ['server'], ...cores },
  sharing: { folder: 'packages/sharing', testsMay: ['server'], ...cores },
  workspace: {
    folder: 'packages/workspace',
    may: ['contract', 'client', 'platform', 'files', 'account'],
    testsMay: ['server'],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  react: {
    folder: 'packages/react',
    may: [
      'text',
      'contract',
      'documents',
      'editing',
      'client',
      'platform',
      'files',
      'account',
      'templates',
      'ai',
      'payments',
      'sharing',
      'workspace',
    ],
    testsMay: ['server'],
    runsIn: 'browser',
    ui: true,
    zod: 'no',
  },
  'host-meeting': {
    folder: 'hosts/meeting',
    may: ['platform'],
    // They walk the partner's page with the page models of its own browser tests.
    testsMay: ['example-partner-page'],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  'host-miniprogram': {
    folder: 'hosts/miniprogram',
    may: ['platform', 'embed'],
    // They walk the partner's page with the page models of its own browser tests.
    testsMay: ['server', 'example-partner-page'],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  'host-desktop': {
    folder: 'hosts/desktop',
    may: ['platform', 'embed'],
    // They walk the partner's page with the page models of its own browser tests.
    testsMay: ['example-partner-page'],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  'host-web': {
    folder: 'hosts/web',
    may: [
      'contract',
      'documents',
      // Nothing of the app imports it, but the AI page is made of it: the app is built again when it changes.
      'drafting',
      'editing',
      'client',
      'platform',
      'files',
      'account',
      'templates',
      'ai',
      'payments',
      'workspace',
      'react',
      'host-miniprogram',
      'host-meeting',
      'host-desktop',
    ],
    testsMay: ['server'],
    runsIn: 'browser',
    ui: true,
    zod: 'no',
  },
  'host-guest': {
    folder: 'hosts/guest',
    may: ['contract', 'documents', 'client', 'platform', 'files', 'account', 'workspace', 'react', 'embed'],
    testsMay: ['server'],
    runsIn: 'browser',
    ui: true,
    zod: 'no',
  },
  bench: {
    folder: 'bench',
    may: [
      'contract',
      'documents',
      'client',
      'platform',
      'files',
      'account',
      'workspace',
      'react',
      'embed',
      'server',
      'host-web',
    ],
    testsMay: [],
    runsIn: 'node',
    ui: true,
    zod: 'yes',
  },
  'example-meeting': {
    folder: 'examples/meeting',
    may: ['host-meeting'],
    testsMay: [],
    runsIn: 'node',
    ui: false,
    zod: 'no',
  },
  'example-miniprogram': {
    folder: 'examples/miniprogram',
    may: ['embed', 'host-miniprogram'],
    testsMay: ['example-partner-page', 'server'],
    runsIn: 'node',
    ui: false,
    zod: 'no',
  },
  'example-partner-page': {
    folder: 'examples/partner-page',
    may: ['embed'],
    testsMay: ['server', 'host-web'],
    runsIn: 'node',
    ui: false,
    zod: 'no',
  },
  'example-react-app': {
    folder: 'examples/react-app',
    may: ['embed'],
    testsMay: ['server'],
    runsIn: 'browser',
    ui: true,
    zod: 'no',
  },
  'example-preact-app': {
    folder: 'examples/preact-app',
    may: ['embed'],
    testsMay: ['server'],
    runsIn: 'browser',
    ui: true,
    zod: 'no',
  },
  'example-custom-ui': {
    folder: 'examples/custom-ui',
    may: ['contract', 'client', 'platform', 'files', 'payments'],
    testsMay: ['server'],
    runsIn: 'browser',
    ui: false,
    zod: 'no',
  },
  'example-electron': {
    folder: 'examples/electron',
    may: ['host-desktop'],
    testsMay: [],
    runsIn: 'node',
    ui: false,
    zod: 'no',
  },
  'example-tauri': {
    folder: 'examples/tauri',
    may: ['host-desktop'],
    testsMay: [],
    runsIn: 'node',
    ui: false,
    zod: 'no',
  },
  'example-node-client': {
    folder: 'examples/node-client',
    may: ['client'],
    testsMay: ['server'],
    runsIn: 'node',
    ui: false,
    zod: 'no',
  },
};

/** Lists every layer name in table order. */
export const layerNames = Object.keys(layers) as LayerName[];

/** Finds the layer that holds a file, given its path from the root. */
export const layerOf = (path: string): LayerName | undefined =>
  layerNames.find((name) => path.startsWith(`${layers[name].folder}/`));

/** Returns whether a path names test code: tests, browser tests and what lies beside them, type tests, suites, everything below `tests`, and folders named `testing` below a package. */
export const isTestPath = (path: string): boolean =>
  /\.(test|e2e|test-d|suite)\.tsx?$|^tests\//.test(path) || /(?<!^packages)\/(?:testing|e2e)\//.test(path);

/** Returns whether a path of a layer names a tool: code that runs in Node while the layer is built or configured, outside of its source. */
export const isToolPath = (path: string): boolean => {
  const layer = layerOf(path);
  return (
    layer !== undefined && !isTestPath(path) && !/^src\//.test(path.slice(layers[layer].folder.length + 1))
  );
};
