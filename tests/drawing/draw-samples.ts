import { renderDefinition } from '../../packages/documents/src/index.ts';
import type { RenderOptions } from '../../packages/documents/src/index.ts';
import { sampleDefinitions } from '../../packages/documents/src/testing/sample-definitions.ts';

const LOOKS: readonly RenderOptions[] = [
  {},
  { theme: 'dark', marks: true },
  { fit: { width: 320, height: 200 }, margin: 14, small: true },
];

/** Draws every sample as a viewer and as lists do. */
export const drawSamples = (): readonly string[] =>
  sampleDefinitions().flatMap(({ definition }) =>
    LOOKS.map((look) => renderDefinition(definition, look).svg),
  );
