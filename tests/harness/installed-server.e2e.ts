import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveSteps } from '../../scripts/building/archive-steps.ts';
import { packageSteps } from '../../scripts/building/package-steps.ts';
import { packedPagesStep } from '../../scripts/building/packed-pages-step.ts';
import { runSteps } from '../../scripts/building/run-steps.ts';
import type { Service } from '../../scripts/processes/services.ts';
import { startService } from '../../scripts/processes/services.ts';
import { launchBrowser } from './browser.ts';
import { findFreePort } from './free-port.ts';
import type { InstalledServer } from './installed-server.ts';
import { installPackedServer, serverPackages } from './installed-server.ts';

let installed: InstalledServer;
let service: Service;
let browser: Browser;
let address = '';

beforeAll(async () => {
  const below = serverPackages();
  await runSteps([...packageSteps(below), packedPagesStep, ...archiveSteps(below)]);
  installed = await installPackedServer();
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    CHARTDOCK_DATA: join(installed.folder, 'data'),
    CHARTDOCK_SEED: 'demo',
  };
  const args = [installed.command, 'serve'];
  service = startService({ name: 'installed server', args, env, readyUrl: `${address}/readyz` });
  [browser] = await Promise.all([launchBrowser(), service.ready()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), service.stop()]);
  installed.remove();
});

it('signs in from the packed server alone', async () => {
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  await page.goto(`${address}/login`);
  await page.locator('input[type="password"]').waitFor();
  const answer = await page.request.post(`${address}/api/personal/login/v2/account`, {
    form: { account: 'free@chartdock.test', password: 'Chartdock1' },
  });
  expect(await answer.json()).toMatchObject({ code: '200' });
});

it('serves the partner script and the guest page', async () => {
  const script = await fetch(`${address}/embed.js`);
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ]);
  const guest = await fetch(`${address}/embed/v1/?client=partner-demo`);
  expect(guest.status).toBe(200);
  expect(await guest.text()).toContain('chartdock-client');
});
