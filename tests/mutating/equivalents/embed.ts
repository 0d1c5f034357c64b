import type { EquivalentMutant, EquivalentMutants } from '../leave-out.ts';

const EMBED = 'packages/embed/src';

/** The names of options: only that they are there counts, for nothing reads what stands beside one. */
const OPTION_NAMES = [
  ...['present', 'container', 'autoHeight', 'popup', 'returnUrl', 'host', 'frame', 'title', 'confirmLabel'],
  ...[
    'labels',
    'hide',
    'policy',
    'telemetry',
    'theme',
    'locale',
    'variables',
    'signal',
    'clientId',
    'baseUrl',
  ],
  ...[
    'getToken',
    'storage',
    'openTimeout',
    'nonce',
    'log',
    'clock',
    'multiple',
    'max',
    'types',
    'start',
    'tabs',
  ],
  ...['preselect', 'commands', 'create', 'upload', 'link', 'canPick', 'onCommand', 'onCommit', 'name'],
  ...['conflict', 'sources', 'kind', 'scene', 'keyword', 'folderId'],
];

const optionNames: readonly EquivalentMutant[] = [
  ...OPTION_NAMES.map((name) => `${name}: true,`),
  'const AREA: Own<AreaOptions> = { route: true, folderId: true, keyword: true };',
].map((line) => ({ line, from: 'true', to: 'false', why: 'only the names of the fields are read' }));

/** Lists the changes of the embed that no test could notice. */
export const EMBED_EQUIVALENTS: EquivalentMutants = {
  [`${EMBED}/explain/option-names.ts`]: optionNames,
};
