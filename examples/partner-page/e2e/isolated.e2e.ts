import { afterEach, expect, inject, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PageUnderPolicy } from './models/page-under-policy.ts';
import { servePageUnderPolicy } from './models/page-under-policy.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;
let served: PageUnderPolicy | undefined;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});
afterEach(() => served?.stop());

it.each(['require-corp', 'credentialless'])('picks in a page that is isolated by %s', async (embedder) => {
  served = await servePageUnderPolicy({
    partnerUrl: inject('partnerUrl'),
    policy: "base-uri 'none'",
    nonce: 'none',
    bearing: /(?!)/g,
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': embedder,
    },
  });
  await partner.page.goto(served.address);
  expect(await partner.page.evaluate('crossOriginIsolated')).toBe(true);
  await partner.begin(`pickFiles({ present: 'modal', start: { folderId: '${folder.id}' } })`);
  await partner.row(folder.files.mind).click();
  await partner.choose();
  expect(await partner.outcome()).toMatchObject({ status: 'done' });
  expect(partner.complaints).toEqual([]);
});
