import { appSteps } from './building/app-steps.ts';
import { packageSteps } from './building/package-steps.ts';
import { BuildError, runSteps } from './building/run-steps.ts';
import { packedPagesStep } from './building/packed-pages-step.ts';

// Usage: npx pnpm@12 build [--apps|--packages]: builds what is stale.
const only = process.argv[2];
const steps = [
  ...(only === '--apps' ? [] : packageSteps()),
  ...(only === '--packages' ? [] : appSteps),
  ...(only === undefined ? [packedPagesStep] : []),
];

try {
  const count = await runSteps(steps);
  console.log(`${count} of ${steps.length} built, the others are up to date`);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
