import type { Check } from './check.types.ts';
import { compilerChecks, textChecks } from './own-checks.ts';
import { openApiChecks } from './openapi-checks.ts';
import { buildCheck, packageChecks, sourceChecks } from './tool-checks.ts';

/** Lists every check; checks that keep other programs busy come before those that this one computes meanwhile. With `write`, the API reports are brought up to date instead of compared. */
export const allChecks = (write = false): readonly Check[] => [
  ...sourceChecks,
  ...textChecks,
  ...openApiChecks,
  buildCheck,
  ...compilerChecks(write),
  ...packageChecks,
];
