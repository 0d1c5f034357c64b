import { expect, it } from 'vitest';
import { canvasNameOf } from './canvas-name.ts';

it('reads a canvas’s name from its definition', () => {
  expect(canvasNameOf('{"page":{"name":"First"}}')).toBe('First');
});

it('has no name for broken or nameless definitions', () => {
  const broken = ['{"page":', '', 'null', '1', '"page"', '[]', '{}'];
  const nameless = ['{"page":null}', '{"page":1}', '{"page":"name"}', '{"page":{}}', '{"page":{"name":1}}'];
  for (const definition of [...broken, ...nameless]) expect(canvasNameOf(definition)).toBeUndefined();
});
