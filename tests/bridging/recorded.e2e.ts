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

const OFFER = `{ orderId: 'o1', provider: 'wechat', qr: 'weixin://pay', expiresAt: 1 }`;
const openPayingPick = 'openPick({ presentPayment: (offer) => { hostState.offer = offer; return true; } })';

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
      presented: await guestState.present?.(${OFFER}),
      commit: await session.commit([item]),
    };
  })()`);

const pairs = versions.flatMap((version) => [
  [`a new host and a guest of ${version}`, recorded(version, GUEST)] as const,
  [`a host of ${version} and a new guest`, recorded(version, HOST)] as const,
]);

describe('the ends as they are now', () => {
  it.each([
    ['takes', openPayingPick, OFFER, true],
    ['does not take', 'openPick({ presentPayment: () => false })', OFFER, false],
    ['cannot take', 'openPick()', OFFER, false],
    ['breaks over', 'openPick({ presentPayment: () => Promise.reject(new Error("away")) })', OFFER, 'failed'],
    [
      'is not asked about what is no order by',
      openPayingPick,
      `{ orderId: 'o1', provider: 'paypal', qr: 'x', expiresAt: 1 }`,
      'bad_params',
    ],
    [
      'is not asked about a code that is too long by',
      openPayingPick,
      `{ orderId: 'o1', provider: 'wechat', qr: 'x'.repeat(2049), expiresAt: 1 }`,
      'bad_params',
    ],
  ] as const)('agree on orders with a host that %s one', async (...row) => {
    const [name, open, offer, outcome] = row;
    const site = await startBridgeSite({});
    const page = await browser.newPage();
    try {
      await page.goto(site.partner('demo'));
      await page.evaluate(open);
      await page.waitForFunction('handle.state === "ready"');
      const guest = await guestOf(page);
      expect(await guest.evaluate(`guestState.present(${offer}).catch(({ code }) => code)`)).toBe(outcome);
      const heard =
        name === 'takes'
          ? { orderId: 'o1', provider: 'wechat', qr: 'weixin://pay', expiresAt: 1 }
          : undefined;
      expect(await page.evaluate('hostState.offer')).toEqual(heard);
    } finally {
      await page.close();
      await site.stop();
    }
  });
});

describe('versions that partners have', () => {
  it('are recorded', () => expect(versions).toContain('v1'));

  it.each(pairs)('understand each other: %s', async (_, replaced) => {
    const site = await startBridgeSite({ replaced });
    const page = await browser.newPage();
    try {
      await page.goto(site.partner('demo'));
      await page.evaluate(openPayingPick);
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
        // An older end has no word for it, and nothing is asked that it would not understand.
        presented: replaced['/guest.js'] === undefined ? false : undefined,
        commit: { accepted: true },
      });
      await page.waitForFunction('hostState.outcome !== undefined');
      expect(await page.evaluate('hostState.offer')).toBeUndefined();
      expect(await page.evaluate('hostState.outcome.value')).toEqual([
        { id: 'f1', title: 'Plan', category: 'mind' },
      ]);
    } finally {
      await page.close();
      await site.stop();
    }
  });
});
