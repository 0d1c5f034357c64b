import type { Random } from './random.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Dependencies of a demo definition. */
export interface Sketch {
  readonly random: Random;
  readonly words: Vocabulary;
  readonly title: string;
}
