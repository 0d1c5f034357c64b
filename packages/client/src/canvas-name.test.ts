import { expect, it } from 'vitest';
import { canvasNameOf } from './canvas-name.ts';

it('reads the name of a canvas out of its definition', () => {
  expect(canvasNameOf('{"page":{"name":"First"}}')).toBe('First');
});

it('has no name for a broken definition, or for one without', () => {
  const broken = ['{"page":', '', 'null', '1', '"page"', '[]', '{}'];
  const nameless = ['{"page":null}', '{"page":1}', '{"page":"name"}', '{"page":{}}', '{"page":{"name":1}}'];
  for (const definition of [...broken, ...nameless]) expect(canvasNameOf(definition)).toBeUndefined();
});
