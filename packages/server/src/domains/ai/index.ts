import type { Domain } from '../../kernel/calls/domain.types.ts';
import { powerCalls } from './power.ts';
import { writeCalls } from './write.ts';

export { readAiPower } from './power.ts';

/** Gives the server what belongs to the service that writes: who may have it write, and the writing. */
export const ai: Domain = {
  calls: [...powerCalls, ...writeCalls],
};
