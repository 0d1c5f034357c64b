import type { EquivalentMutants } from '../leave-out.ts';
import { POLICY_EQUIVALENTS } from './policy.ts';

/** Lists the changes that no test could notice, with the reason; the score of a part leaves them out. */
export const EQUIVALENT_MUTANTS: EquivalentMutants = { ...POLICY_EQUIVALENTS };
