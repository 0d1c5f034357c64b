import type { Random } from './random.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a demo definition is made from. */
export interface Sketch {
  readonly random: Random;
  readonly words: Vocabulary;
  readonly title: string;
}
