import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/repository/paths.ts';
import { launchBrowser } from '../harness/browser.ts';
import { startBridgeSite } from './bridge-site.ts';
import { guestOf } from './guest-frame.ts';

const folder = inRoot('tests/bridging/recorded');
const versions = readdirSync(folder);
const HOST = ['/embed.js', '/embed-client.js', '/embed-more.js'];
const GUEST = ['/guest.js'];

const recorded = (version: string, paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(`${folder}/${version}${path}`, 'utf8')]));

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Goes once through everything both ends say to each other. */
const talk = (guest: Frame): Promise<unknown> =>
  guest.evaluate(`(async () => {
    const { session } = guestState;
    const item = { id: 'f1', title: 'Plan', category: 'mind' };
    session.emit('selection', { items: [item] });
    await session.store.set('sort', 'title');
    return {
      token: (await session.getToken('initial')).value,
      checked: await session.check([item]),
      stored: await session.store.get('sort'),
      commit: await session.commit([item]),
    };
  })()`);

const pairs = versions.flatMap((version) => [
  [`a new host and a guest of ${version}`, recorded(version, GUEST)] as const,
  [`a host of ${version} and a new guest`, recorded(version, HOST)] as const,
]);

describe('versions that partners have', () => {
  it('are recorded', () => expect(versions).toContain('v1'));

  it.each(pairs)('understand each other: %s', async (_, replaced) => {
    const site = await startBridgeSite({ replaced });
    const page = await browser.newPage();
    try {
      await page.goto(site.partner('demo'));
      await page.evaluate('openPick()');
      await page.waitForFunction('handle.state === "ready"');
      await page.evaluate(`handle.update({ theme: 'dark' })`);
      const guest = await guestOf(page);
      await guest.waitForFunction('guestState.theme === "dark"');
      expect(await page.evaluate(`handle.act({ act: 'refresh' })`)).toBe(true);
      expect(await page.evaluate('handle.back()')).toBe(false);
      expect(await talk(guest)).toEqual({
        token: 'SECRET-token',
        checked: [true],
        stored: 'title',
        commit: { accepted: true },
      });
      await page.waitForFunction('hostState.outcome !== undefined');
      expect(await page.evaluate('hostState.outcome.value')).toEqual([
        { id: 'f1', title: 'Plan', category: 'mind' },
      ]);
    } finally {
      await page.close();
      await site.stop();
    }
  });
});
