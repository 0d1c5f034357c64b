import type { Check } from './check.types.ts';
import { compilerChecks, textChecks } from './own-checks.ts';
import { openApiChecks } from './openapi-checks.ts';
import { packageChecks, sourceChecks } from './tool-checks.ts';

/** Lists every check, the cheap ones first. With `write`, the API reports are brought up to date instead of compared. */
export const allChecks = (write = false): readonly Check[] => [
  ...textChecks,
  ...sourceChecks,
  ...openApiChecks,
  ...compilerChecks(write),
  ...packageChecks,
];
