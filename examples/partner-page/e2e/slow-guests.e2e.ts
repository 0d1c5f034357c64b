import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { pressAway } from '../../../tests/harness/press-away.ts';
import type { DemoFolder } from './models/demo-files.ts';
import { holdClock } from './models/held-clock.ts';
import type { PageUnderPolicy } from './models/page-under-policy.ts';
import { servePageUnderPolicy } from './models/page-under-policy.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

const NONCE = 'c2xvdy1ndWVzdHM';
const GUEST = /\/embed\/v1\/\?client=/;
/** More than any guest here takes. */
const OPEN_TIMEOUT = 20_000;

let folder: DemoFolder;
let partner: PartnerPage;
let served: PageUnderPolicy | undefined;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});
afterEach(() => served?.stop());

const policyOf = (scripts: string, calls: string, more = ''): string =>
  `default-src 'none'; script-src ${scripts}; style-src 'self'; frame-src ${inject('serverUrl')}; ` +
  `connect-src 'self' ${calls}; img-src data:; base-uri 'none'${more}`;

/** The policies of policies.md, with `connect-src` for the server and without, which is optional there. */
const POLICIES: readonly (readonly [name: string, policy: () => string])[] = [
  ['addresses, without calls', () => policyOf(`'self' ${inject('serverUrl')}`, '')],
  ['addresses, with calls', () => policyOf(`'self' ${inject('serverUrl')}`, inject('serverUrl'))],
  ['a nonce', () => policyOf(`'nonce-${NONCE}'`, '')],
  ['a nonce and strict-dynamic', () => policyOf(`'nonce-${NONCE}' 'strict-dynamic'`, '')],
  [
    'a nonce and Trusted Types',
    () => policyOf(`'nonce-${NONCE}'`, '', `; require-trusted-types-for 'script'; trusted-types 'none'`),
  ],
];

/** Opens the page under a policy; the address of one that is not registered is that of the machine itself. */
const openUnder = async (policy: string, isRegistered = true): Promise<void> => {
  served = await servePageUnderPolicy({
    partnerUrl: inject('partnerUrl'),
    policy,
    nonce: NONCE,
    bearing: /<(?:script defer|link rel="stylesheet")/g,
  });
  const { address } = served;
  await partner.page.goto(isRegistered ? address : address.replace('partner.localhost', '127.0.0.1'));
};

/** Holds the guest page back until it is let through. */
const holdGuest = async (): Promise<() => void> => {
  const gate = Promise.withResolvers<undefined>();
  await partner.context.route(GUEST, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve(undefined);
};

/** Every question that the page asks of the server by itself. */
const listenForQuestions = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embed/v1/api/status')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

/** Waits for the token of the page: it is asked for at once, and its ten seconds pass by the clock that a test moves on. */
const tokenOf = (page: Page): Promise<unknown> =>
  page.waitForResponse(/\/token\?/).then((response) => response.finished());

const complaintsOfPolicy = (): readonly string[] =>
  partner.complaints.filter((text) => /Content Security Policy|violates/i.test(text));

describe.each(POLICIES)('under a policy of %s', (_, policy) => {
  it.each([1_500, 5_000, 12_000])('nobody complains of windows after %i ms', async (delay) => {
    await openUnder(policy());
    const asked = listenForQuestions(partner.page);
    const letGuest = await holdGuest();
    const { dock, advance } = await holdClock(partner.page, OPEN_TIMEOUT);
    const opened = partner.context.waitForEvent('page');
    const token = tokenOf(partner.page);
    await partner.begin(`pickFiles({ present: 'popup', start: { folderId: '${folder.id}' } })`, dock);
    const popup = await opened;
    await token;
    await advance(delay);
    letGuest();
    const row = popup.getByRole('row').filter({ hasText: folder.files.mind });
    await row.click();
    await pressAway(popup.getByRole('button', { name: /^Choose/ }));
    expect(await partner.outcome()).toMatchObject({ status: 'done' });
    expect([asked, partner.complaints]).toEqual([[], []]);
  });

  it('nobody complains of frames after many seconds', async () => {
    for (const delay of [1_500, 5_000, 12_000]) {
      await openUnder(policy());
      const asked = listenForQuestions(partner.page);
      const letGuest = await holdGuest();
      const { dock, advance } = await holdClock(partner.page, OPEN_TIMEOUT);
      const token = tokenOf(partner.page);
      await partner.begin(`pickFiles({ start: { folderId: '${folder.id}' } })`, dock);
      await partner.page.locator('iframe').waitFor();
      await token;
      await advance(delay);
      letGuest();
      await partner.row(folder.files.mind).click();
      await partner.choose();
      expect(await partner.outcome()).toMatchObject({ status: 'done' });
      expect([asked, partner.complaints]).toEqual([[], []]);
      await partner.context.unroute(GUEST);
      await served?.stop();
    }
  });

  it.each([0, 12_000])('tells unregistered pages from windows after %i ms', async (delay) => {
    await openUnder(policy(), false);
    const asked = listenForQuestions(partner.page);
    const letGuest = await holdGuest();
    const { dock, advance } = await holdClock(partner.page, OPEN_TIMEOUT);
    const opened = partner.context.waitForEvent('page');
    await partner.begin(`pickFiles({ present: 'popup' })`, dock);
    const popup = await opened;
    await advance(delay);
    letGuest();
    // Both could be asked now: the guest listens before its page has loaded.
    await popup.waitForURL(GUEST, { waitUntil: 'load' });
    await advance(3_000);
    expect(await partner.outcome()).toMatchObject({
      status: 'failed',
      error: { code: 'origin_not_allowed' },
    });
    expect([asked, complaintsOfPolicy()]).toEqual([[], []]);
  });
});

describe('a frame that stays empty', () => {
  it('tells unregistered pages where policies allow', async () => {
    await openUnder(policyOf(`'self' ${inject('serverUrl')}`, inject('serverUrl')), false);
    await partner.begin('pickFiles({})');
    expect(await partner.outcome()).toMatchObject({ error: { code: 'origin_not_allowed' } });
    expect(complaintsOfPolicy().filter((text) => text.includes('connect-src'))).toEqual([]);
  });

  it('asks a refusing policy only once', async () => {
    await openUnder(policyOf(`'self' ${inject('serverUrl')}`, ''), false);
    const ask = async (): Promise<void> => {
      const { dock, advance } = await holdClock(partner.page, 10_000);
      await partner.begin("pickFiles({ present: 'modal' })", dock);
      const loaded = partner.page.locator('iframe');
      await loaded.waitFor();
      await partner.page.waitForLoadState('networkidle');
      await advance(1_000);
      await partner.page.waitForLoadState('networkidle');
      await advance(9_000);
      await expect(partner.outcome()).resolves.toMatchObject({ error: { code: 'frame_blocked' } });
    };
    await ask();
    await ask();
    expect(complaintsOfPolicy().filter((text) => text.includes('connect-src')).length).toBeLessThanOrEqual(1);
  });
});

it('tells at once that policies block frames', async () => {
  const policy = policyOf(`'self' ${inject('serverUrl')}`, '').replace(/frame-src \S+;/, "frame-src 'none';");
  await openUnder(policy);
  const asked = listenForQuestions(partner.page);
  const { dock } = await holdClock(partner.page, OPEN_TIMEOUT);
  await partner.begin("pickFiles({ present: 'modal' })", dock);
  expect(await partner.outcome()).toMatchObject({ status: 'failed', error: { code: 'frame_blocked' } });
  expect(asked).toEqual([]);
});
