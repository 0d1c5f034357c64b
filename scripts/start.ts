import { appSteps } from './building/app-steps.ts';
import { BuildError, runSteps, runStepsTogether } from './building/run-steps.ts';
import type { Service } from './processes/services.ts';
import { startService } from './processes/services.ts';
import { findTakenPort } from './processes/taken-port.ts';
import { watchPackageManagers } from './processes/ancestors.ts';
import { localAddress, partnerService, serverService } from './processes/app-services.ts';

// Usage: npx --yes pnpm@12 start. Builds what is stale, then serves until Ctrl-C or SIGTERM.
const port = Number(process.env['PORT'] ?? 4600);
const services: Service[] = [];
const stopping = new AbortController();

const stopAll = async (code: number): Promise<void> => {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await Promise.all(services.map((service) => service.stop()));
  process.exit(code);
};

const printWelcome = (): void => {
  const accounts = ['free', 'member', 'org', 'author', 'restricted', 'empty'].map(
    (name) => `${name}@chartdock.test`,
  );
  console.log(`\nChartdock        ${localAddress(port)}`);
  console.log(`A partner's page ${localAddress(port + 1)}`);
  if (process.env['CHARTDOCK_SEED'] !== 'none')
    console.log(`Demo accounts    ${accounts.join(', ')}\n                 password Chartdock1`);
  console.log('Ctrl-C stops everything.\n');
};

const checkPorts = async (): Promise<void> => {
  const taken = await findTakenPort([port, port + 1], process.env['HOST']);
  if (taken === undefined) return;
  throw new Error(
    `Port ${taken} is in use. Stop what listens there, or choose another port: PORT=${port + 100} npx --yes pnpm@12 start`,
  );
};

const serve = async (): Promise<void> => {
  // Before minutes go into building.
  await checkPorts();
  const [late, first] = [appSteps.filter((step) => step.late), appSteps.filter((step) => !step.late)];
  await runStepsTogether(first);
  if (stopping.signal.aborted) return;
  services.push(startService({ ...serverService(port), echo: true }));
  services.push(startService({ ...partnerService(port + 1, port), echo: true }));
  for (const service of services)
    void service.ended.then((code) => {
      if (stopping.signal.aborted) return;
      console.error(`${service.name} ended with exit code ${code}`);
      void stopAll(code === 0 ? 1 : code);
    });
  await Promise.all(services.map((service) => service.ready()));
  printWelcome();
  // Until then an older engine gets the page of the others.
  await runSteps(late);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    void stopAll(0);
  });

watchPackageManagers(() => {
  void stopAll(0);
});
// The terminal may be gone before we are.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await serve();
} catch (error) {
  if (!stopping.signal.aborted)
    console.error(error instanceof BuildError || error instanceof Error ? error.message : error);
  await stopAll(1);
}
