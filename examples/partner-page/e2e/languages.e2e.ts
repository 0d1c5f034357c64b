import { expect, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { turnOver, unreachable, writePseudo } from './models/pseudo-locale.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

const WIDTHS = [1280, 390];

it.each(WIDTHS)('a picker %i pixels wide holds long texts', async (width) => {
  await partner.page.setViewportSize({ width, height: 800 });
  await partner.pick({ present: 'modal', start: { folderId: folder.id } });
  await partner.row(folder.files.mind).waitFor();
  await writePseudo(partner.guest());
  expect(await unreachable(partner.guest())).toEqual([]);
});

it.each(WIDTHS)('a picker %i pixels wide works mirrored', async (width) => {
  await partner.page.setViewportSize({ width, height: 800 });
  await partner.pick({ present: 'modal', start: { folderId: folder.id } });
  await partner.row(folder.files.mind).waitFor();
  await turnOver(partner.guest());
  expect(await unreachable(partner.guest())).toEqual([]);
  await partner.row(folder.files.mind).click();
  await partner.choose();
  expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.mind } });
});
