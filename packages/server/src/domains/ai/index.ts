import type { Domain } from '../../kernel/calls/domain.types.ts';
import { powerCalls } from './power.ts';
import { writeCalls } from './write.ts';

export { readAiPower } from './power.ts';

/** Gives the server the domain of the writing service: who may have it write, and the writing. */
export const ai: Domain = {
  calls: [...powerCalls, ...writeCalls],
};
