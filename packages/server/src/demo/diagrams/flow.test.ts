import { expect, it } from 'vitest';
import { drawFlow } from './flow.ts';
import { createRandom } from '../random.ts';
import { vocabularies } from '../vocabulary.ts';

it('never asks two questions in a row', () => {
  let questions = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const cells = drawFlow({ random: createRandom(seed), words: vocabularies.en, title: `Flow ${seed}` });
    const steps = Object.entries(cells)
      .filter(([id]) => /^s\d+$/.test(id))
      .map(([, cell]) => cell.t === 'node' && cell.shape === 'diamond');
    questions += steps.filter(Boolean).length;
    steps.forEach((asks, at) => expect(asks && steps[at + 1] === true).toBe(false));
  }
  expect(questions).toBeGreaterThan(200);
});
