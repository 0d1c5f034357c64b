import { appSteps } from './building/app-steps.ts';
import { importerSizesStep } from './building/importer-sizes-step.ts';
import { packageSteps } from './building/package-steps.ts';
import { BuildError, runSteps } from './building/run-steps.ts';
import { packedPagesStep } from './building/packed-pages-step.ts';
import { flag, readArguments } from './processes/command-arguments.ts';

// Builds all stale parts.
const { apps, packages } = readArguments('npx --yes pnpm@12 build [--apps] [--packages]', {
  options: { apps: flag, packages: flag },
});
const all = apps === packages;
const steps = [
  ...(packages || all ? [...packageSteps(), importerSizesStep] : []),
  ...(apps || all ? appSteps : []),
  ...(all ? [packedPagesStep] : []),
];

try {
  const count = await runSteps(steps);
  console.log(`${count} of ${steps.length} built, the others are up to date`);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
