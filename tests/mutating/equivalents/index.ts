import type { EquivalentMutants } from '../leave-out.ts';
import { CLIENT_EQUIVALENTS } from './client.ts';
import { EMBED_EQUIVALENTS } from './embed.ts';
import { FILES_EQUIVALENTS } from './files.ts';
import { POLICY_EQUIVALENTS } from './policy.ts';

/** Lists the changes that no test could notice, with the reason; the score of a part leaves them out. */
export const EQUIVALENT_MUTANTS: EquivalentMutants = {
  ...CLIENT_EQUIVALENTS,
  ...EMBED_EQUIVALENTS,
  ...FILES_EQUIVALENTS,
  ...POLICY_EQUIVALENTS,
};
