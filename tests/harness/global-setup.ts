import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { appSteps } from '../../scripts/building/app-steps.ts';
import { runSteps } from '../../scripts/building/run-steps.ts';
import { partnerService, serverService } from '../../scripts/processes/app-services.ts';
import { startService } from '../../scripts/processes/services.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { findFreePort } from './free-port.ts';
import type {} from './provided-context.ts';

/**
 * Prepares the browser project: builds what is stale, starts the real server with the demo seed on a folder of its
 * own and the partner's page on another port, and stops both afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureChromium();
  await runSteps(appSteps);
  const data = mkdtempSync(join(tmpdir(), 'chartdock-e2e-'));
  const [port, partnerPort] = [await findFreePort(), await findFreePort()];
  const env = { CHARTDOCK_DATA: data, CHARTDOCK_SEED: 'demo', DATABASE_URL: '' };
  const services = [startService(serverService(port, env)), startService(partnerService(partnerPort, port))];
  const stop = async (): Promise<void> => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await Promise.all(services.map((service) => service.ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('serverUrl', `http://localhost:${port}`);
  project.provide('partnerUrl', `http://localhost:${partnerPort}`);
  return stop;
}
