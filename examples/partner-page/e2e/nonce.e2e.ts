import { afterEach, describe, expect, inject, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PageUnderPolicy } from './models/page-under-policy.ts';
import { servePageUnderPolicy } from './models/page-under-policy.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

const NONCE = 'bm9uY2Utb2YtdGhlLXBhZ2U';

let folder: DemoFolder;
let partner: PartnerPage;
let served: PageUnderPolicy | undefined;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});
afterEach(() => served?.stop());

/** Writes a policy that lets in scripts with the nonce and names no address for scripts and styles. */
const policyOf = (scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'nonce-${NONCE}'`,
    `frame-src ${inject('serverUrl')}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
  ].join('; ');

/** No script may be made from text, nor markup written, and no policy may allow it. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

const POLICIES: readonly (readonly [name: string, policy: string])[] = [
  ['a nonce alone, and Trusted Types', `${policyOf(`'nonce-${NONCE}'`)}; ${TRUSTED_TYPES}`],
  ['a nonce and strict-dynamic', policyOf(`'nonce-${NONCE}' 'strict-dynamic'`)],
];

/** Opens the page under a policy; `bearing` picks the tags that bear the nonce. */
const openUnder = async (policy: string, bearing: RegExp): Promise<void> => {
  served = await servePageUnderPolicy({ partnerUrl: inject('partnerUrl'), policy, nonce: NONCE, bearing });
  await partner.page.goto(served.address);
};

const ALL_TAGS = /<(?:script defer|link rel="stylesheet")/g;
const PAGE_TAGS = /<(?:script defer(?= src="\/page)|link rel="stylesheet")/g;

const pickHere = async (present: string): Promise<void> => {
  await partner.pick({ present, start: { folderId: folder.id } });
  await partner.row(folder.files.mind).click();
  await partner.choose();
  expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.mind } });
};

describe.each(POLICIES)('under a policy of %s', (_, policy) => {
  it('loads with its nonce and picks', async () => {
    await openUnder(policy, ALL_TAGS);
    await partner.page.evaluate('createDock().preload()');
    await pickHere('modal');
    expect(partner.complaints).toEqual([]);
  });

  it('picks in a container', async () => {
    await openUnder(policy, ALL_TAGS);
    await partner.press('pick-inline');
    await partner.row(folder.title).click();
    await partner.row(folder.files.flow).click();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done' });
    expect(partner.complaints).toEqual([]);
  });

  it('picks in a window', async () => {
    await openUnder(policy, ALL_TAGS);
    const opened = partner.context.waitForEvent('page');
    await partner.pick({ present: 'popup', start: { folderId: folder.id } });
    const popup = await opened;
    await popup.getByRole('row').filter({ hasText: folder.files.mind }).click();
    await popup.getByRole('button', { name: /^Choose/ }).click();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.mind } });
    expect(partner.complaints).toEqual([]);
  });

  it('is not loaded without the nonce', async () => {
    await openUnder(policy, PAGE_TAGS);
    expect(await partner.page.evaluate('typeof Chartdock')).toBe('undefined');
    expect(partner.complaints.join('\n')).toContain('embed.js');
  });
});
