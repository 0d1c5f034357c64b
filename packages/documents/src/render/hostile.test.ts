import { describe, expect, it } from 'vitest';
import { readDefinition, renderDefinition } from '../index.ts';
import { findStrangers } from '../testing/find-strangers.ts';
import { createHostileDefinition, createRandom } from '../testing/hostile-definitions.ts';

describe('a hostile definition', () => {
  it('is refused with reasons or drawn safely', () => {
    const random = createRandom(20_261_123);
    const counts = { drawn: 0, refused: 0 };
    for (let round = 0; round < 400; round += 1) {
      const reading = readDefinition(createHostileDefinition(random));
      if (reading.status === 'read') {
        counts.drawn += 1;
        for (const small of [true, false])
          expect([
            round,
            findStrangers(renderDefinition(reading.definition, { small, marks: true }).svg),
          ]).toEqual([round, []]);
      } else if (reading.status === 'refused') {
        counts.refused += 1;
        expect([
          round,
          reading.faults.length > 0 && reading.faults.every(({ en, zh }) => en !== '' && zh !== ''),
        ]).toEqual([round, true]);
      }
    }
    expect(counts.drawn).toBeGreaterThan(100);
    expect(counts.refused).toBeGreaterThan(50);
  });
});
