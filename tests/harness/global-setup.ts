import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { appSteps } from '../../scripts/building/app-steps.ts';
import { runStepsTogether } from '../../scripts/building/run-steps.ts';
import { partnerService, serverProgram, serverService } from '../../scripts/processes/app-services.ts';
import { run } from '../../scripts/processes/run.ts';
import { startService } from '../../scripts/processes/services.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { findFreePort } from './free-port.ts';
import type {} from './provided-context.ts';

const seedDemo = async (data: string): Promise<void> => {
  const env = { CHARTDOCK_DATA: data, DATABASE_URL: '' };
  const { code, output } = await run(process.execPath, [serverProgram, 'seed', '--demo'], { env });
  if (code !== 0) throw new Error(`the demo could not be seeded:\n${output}`);
};

/**
 * Prepares the browser project: builds what is stale, seeds a data folder, starts the real server on a copy of it and the partner's page on another port, and stops both afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureChromium();
  await runStepsTogether(appSteps);
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-e2e-'));
  const [seeded, data] = [join(folder, 'seeded'), join(folder, 'shared')];
  await seedDemo(seeded);
  cpSync(seeded, data, { recursive: true });
  const [port, partnerPort] = [await findFreePort(), await findFreePort()];
  const env = { CHARTDOCK_DATA: data, CHARTDOCK_SEED: 'demo', DATABASE_URL: '' };
  const services = [startService(serverService(port, env)), startService(partnerService(partnerPort, port))];
  const stop = async (): Promise<void> => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(services.map((service) => service.ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('seededData', seeded);
  project.provide('serverUrl', `http://localhost:${port}`);
  project.provide('partnerUrl', `http://localhost:${partnerPort}`);
  return stop;
}
