import type { LayerName } from './layers.ts';
import { layerNames, layers } from './layers.ts';

/** Describes one pattern of ESLint's `no-restricted-imports`. */
export interface RestrictedPattern {
  readonly regex: string;
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

const upward = (name: LayerName, may: readonly LayerName[]): RestrictedPattern[] => {
  const others = layerNames.filter((other) => other !== name && !may.includes(other));
  const message = `${name} may import only: ${may.join(', ') || 'nothing of the workspace'}`;
  return others.length === 0 ? [] : [{ regex: `^@chartdock/(${others.join('|')})(/|$)`, message }];
};

/** Builds the import patterns that one layer's source must not use. */
export const sourceZone = (name: LayerName): RestrictedPattern[] => {
  const { may, runsIn, ui, zod } = layers[name];
  const when = (condition: boolean, pattern: RestrictedPattern): RestrictedPattern[] =>
    condition ? [pattern] : [];
  return [
    ...upward(name, may),
    ...when(runsIn === 'browser', { regex: '^node:', message: `${name} runs in browsers` }),
    ...when(!ui, { regex: '^(react|react-dom|preact)(/|$)', message: `${name} has no UI` }),
    ...when(zod === 'no', {
      regex: '^(zod(/|$)|@chartdock/contract/schema$)',
      message: 'zod stays on the server',
    }),
    ...when(name === 'react', {
      regex: '^react(-dom)?$',
      importNames: bannedReactNames,
      message: 'the same source runs on Preact',
    }),
  ];
};

/** Builds the import patterns that what configures and builds a layer must not use. */
export const toolZone = (name: LayerName): RestrictedPattern[] => upward(name, layers[name].may);

/** Builds the import patterns that one layer's tests must not use. */
export const testZone = (name: LayerName): RestrictedPattern[] =>
  upward(name, [...layers[name].may, ...layers[name].testsMay]);
