import { expect, it } from 'vitest';
import { countSteps, PEER_STEPS } from '../../../tests/harness/counted-steps.ts';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

it('picks three pictures in the fewest steps', async () => {
  // The picker begins where someone was last, which is a step of neither.
  await partner.press('pick-several');
  await partner.row(folder.title).click();
  await partner.row(folder.files.flow).waitFor();
  await partner.presses('Cancel');

  const { page, picker } = partner;
  const person = countSteps(page);
  await person.presses(page.locator('#pick-several'));
  await partner.row(folder.files.flow).waitFor();
  await person.presses(picker.getByRole('button', { name: 'Show pictures' }));
  for (const title of Object.values(folder.files))
    await person.presses(picker.getByRole('gridcell', { name: title }).locator('.cd-thumb'));
  await person.presses(picker.getByRole('button', { name: 'Choose 3' }));
  const { value } = await partner.outcome();
  expect(value).toMatchObject(Object.values(folder.files).map((title) => ({ title })));
  expect(person.taken()).toBe(6);
  expect(person.taken()).toBeLessThanOrEqual(PEER_STEPS.pick.steps.length);
});
