import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readDefinition, renderDefinition } from '../index.ts';
import { sampleDefinitions } from '../testing/sample-definitions.ts';
import { RENDERER_VERSION } from './renderer-version.ts';

const FIT = { width: 320, height: 200 };

const versionOf = (draw: typeof renderDefinition): string => {
  const hash = createHash('sha256');
  for (const { name, definition } of sampleDefinitions())
    for (const options of [{}, { theme: 'dark' }, { fit: FIT, margin: 14, small: true }])
      hash.update(`${name}\n${draw(definition, options).svg}\n`);
  return hash.digest('hex').slice(0, 12);
};

it('draws samples that are definitions', () => {
  for (const { name, definition } of sampleDefinitions())
    expect([name, readDefinition(structuredClone(definition)).status]).toEqual([name, 'read']);
});

it('needs another version: write the received one into renderer-version.ts', () => {
  expect(versionOf(renderDefinition)).toBe(RENDERER_VERSION);
});

it('sees one line longer by a pixel', () => {
  const broken: typeof renderDefinition = (definition, options) => {
    const drawn = renderDefinition(definition, options);
    return { ...drawn, svg: drawn.svg.replace('L200 1700', 'L200 1701') };
  };
  expect(versionOf(broken)).not.toBe(RENDERER_VERSION);
});
