import { expect, it } from 'vitest';
import { canvasNameOf } from './canvas-name.ts';

it('reads the name of a canvas out of its definition', () => {
  expect(canvasNameOf('{"page":{"name":"First"}}')).toBe('First');
});

it('has no name for a broken definition, or for one without', () => {
  expect(['{"page":', '[]', '{}', '{"page":{"name":1}}', ''].map(canvasNameOf)).toEqual(
    Array(5).fill(undefined),
  );
});
