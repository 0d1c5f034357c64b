import { layerNames, layers, type LayerName } from './layers.ts';

/** Describes one pattern of ESLint's `no-restricted-imports`. */
export interface RestrictedPattern {
  readonly group: string[];
  readonly message: string;
  readonly importNames?: string[];
}

/** Names the React interfaces that the shared source leaves alone, because Preact lacks them or they delay content. */
const bannedReactNames = [
  'useOptimistic',
  'useActionState',
  'useFormStatus',
  'Activity',
  'Suspense',
  'useInsertionEffect',
];

const packageName = (name: LayerName): string => `@chartdock/${name}`;

const upward = (name: LayerName, may: readonly LayerName[]): RestrictedPattern[] => {
  const group = layerNames
    .filter((other) => other !== name && !may.includes(other))
    .flatMap((other) => [packageName(other), `${packageName(other)}/**`]);
  const message = `${name} may import only: ${may.join(', ') || 'nothing of the workspace'}`;
  return group.length === 0 ? [] : [{ group, message }];
};

/** Builds the import patterns that one layer's source must not use. */
export const sourceZone = (name: LayerName): RestrictedPattern[] => {
  const { may, runsIn, ui, zod } = layers[name];
  return [
    ...upward(name, may),
    ...(runsIn === 'browser' ? [{ group: ['node:*'], message: `${name} runs in browsers` }] : []),
    ...(ui
      ? []
      : [{ group: ['react', 'react-dom', 'preact', 'react/**', 'preact/**'], message: `${name} has no UI` }]),
    ...(zod === 'no'
      ? [{ group: ['zod', 'zod/**', '@chartdock/contract/schema'], message: 'zod stays on the server' }]
      : []),
    ...(name === 'react'
      ? [{ group: ['react'], importNames: bannedReactNames, message: 'the same source runs on Preact' }]
      : []),
  ];
};

/** Builds the import patterns that one layer's tests must not use. */
export const testZone = (name: LayerName): RestrictedPattern[] =>
  upward(name, [...layers[name].may, ...layers[name].testsMay]);
