import { expect, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

interface Handed {
  readonly content: readonly { readonly format: string; readonly url: string }[];
}

it('hands over addresses that work once', async () => {
  await partner.begin(
    `pickFiles({ start: { folderId: '${folder.id}' }, multiple: true, content: true, formats: ['png'] })`,
  );
  await partner.row(folder.files.mind).click();
  await partner.row(folder.files.flow).click();
  await partner.choose();
  const outcome = await partner.outcome();
  expect(outcome).toMatchObject({ status: 'done', value: [{ content: [{ format: 'png' }] }, {}] });
  const files = outcome.value as unknown as readonly Handed[];
  for (const { content } of files) {
    const [png] = content;
    const ask = async (): Promise<unknown> =>
      partner.page.evaluate(
        `fetch(${JSON.stringify(png?.url)}, { credentials: 'omit' }).then(async (answer) => [answer.status, (await answer.blob()).type])`,
      );
    expect(await ask()).toEqual([200, 'image/png']);
    await expect(ask()).rejects.toThrow(/Failed to fetch/);
  }
});
