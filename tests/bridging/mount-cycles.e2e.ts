import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../harness/browser.ts';
import type { BridgeSite } from './bridge-site.ts';
import { startBridgeSite } from './bridge-site.ts';
import { cycleMounts } from './mount-cycles.ts';

let browser: Browser;
let site: BridgeSite;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await startBridgeSite();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe('a surface that is opened and destroyed thirty times', () => {
  it('leaves nothing, and the harness would see', async () => {
    const { before, after } = await cycleMounts(await browser.newPage(), site, { cycles: 30 });
    expect(after).toMatchObject({ frames: 1, timers: 0 });
    expect(after.nodes).toBeLessThanOrEqual(before.nodes);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    const leaking = await cycleMounts(await browser.newPage(), site, { cycles: 5, leaks: true });
    expect(leaking.after.nodes).toBeGreaterThan(leaking.before.nodes);
    expect(leaking.after.listeners).toBeGreaterThan(leaking.before.listeners);
  });

  it('works under Trusted Types without reports', async () => {
    const page = await browser.newPage();
    const server = site.origin('charts');
    const policy = [
      "default-src 'none'",
      `script-src 'self' ${server}`,
      `frame-src ${server}`,
      `connect-src ${server}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ');
    await page.goto(`${site.partner('demo')}&policy=${encodeURIComponent(policy)}`);
    await page.evaluate(`{
      globalThis.reports = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => reports.push(effectiveDirective));
    }`);
    for (const present of ['container', 'modal']) {
      await page.evaluate(`openPick({ present: '${present}' })`);
      // A wait inside the page would need a policy that allows to evaluate text.
      await expect.poll(() => page.evaluate('handle.state')).toBe('ready');
      await page.evaluate('handle.close()');
    }
    expect(await page.evaluate('reports')).toEqual([]);
  });

  it('is safe to mount twice, and beside another instance', async () => {
    const page = await browser.newPage();
    await page.goto(site.partner('demo'));
    // As a strict mode mounts: open, close, open, in one turn.
    await page.evaluate(
      'openPick(); globalThis.first = handle; first.close(); openPick(); globalThis.second = handle; void 0;',
    );
    const other = `createDock({ clientId: 'demo' }).pickFiles({ present: 'container', container: document.body, title: 'other' })`;
    await page.evaluate(`globalThis.third = ${other}; void 0`);
    await page.waitForFunction('second.state === "ready" && third.state === "ready"');
    expect(await page.evaluate('first.result')).toEqual({ status: 'cancelled', by: 'host' });
    expect(await page.locator('iframe').count()).toBe(2);
    await page.evaluate('second.close()');
    expect(await page.evaluate('[second.state, third.state]')).toEqual(['settled', 'ready']);
    expect(await page.locator('iframe').count()).toBe(1);
  });
});
