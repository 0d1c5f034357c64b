import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createShop } from '../models/shop.ts';
import { setOwnStage } from '../models/stage.ts';

const stage = setOwnStage({ locale: 'en' });

const COMMAND = fileURLToPath(new URL('../../../../packages/server/bin/chartdock.js', import.meta.url));
const TITLE = 'Quarterly review circuit';

/** Types a command of the operator beside the running server and returns its output. */
const type = async (...args: readonly string[]): Promise<string> => {
  const env = { ...process.env, CHARTDOCK_DATA: stage.server.data };
  return (await promisify(execFile)(process.execPath, [COMMAND, ...args], { env })).stdout;
};

/** Publishes a file of the first folder for everyone, at a price in yuan. */
const publishes = async (page: Page, price: string): Promise<void> => {
  await page.locator('main [data-cd-index]').filter({ hasText: TITLE }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Publish and make public' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('circuit');
  await dialog.getByRole('textbox', { name: 'Tags' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Price in yuan' }).fill(price);
  await dialog.getByRole('checkbox', { name: 'Let everyone clone this file' }).check();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

it('a priced file is reviewed, sold and earns', async () => {
  const author = await stage.opensSignedIn('member@chartdock.test');
  await author.opens('/diagrams');
  await publishes(author.page, '9.9');
  expect(await type('review', 'list')).toContain(TITLE);
  await type('users', 'promote', '--account', 'org@chartdock.test');

  const operator = await stage.opensSignedIn('org@chartdock.test');
  await operator.opens('/review');
  const list = operator.page.getByRole('list', { name: 'Review templates' });
  await list.waitFor();
  expect((await list.boundingBox())?.y).toBeLessThan(240);
  expect(await operator.accessibilityProblems()).toEqual([]);
  await list.getByRole('button', { name: `Review ${TITLE}` }).click();
  await operator.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await operator.sees('Nothing to review');
  expect(await type('review', 'list')).toContain('Nothing waits');

  const buyer = await stage.opensSignedIn('free@chartdock.test');
  await buyer.opens('/template?q=circuit');
  const card = buyer.page.locator('[data-cd-template]').filter({ hasText: TITLE });
  await card.getByRole('button', { name: /^use ¥9\.90/i }).click();
  const shop = createShop(buyer.page);
  const dialog = buyer.page.getByRole('dialog', { name: 'Buy' });
  await shop.asksForCode(dialog, 'Alipay');
  await shop.visitsCashier(dialog, 'Pay');
  await buyer.arrivesAt(/\/diagraming\/[\w-]+$/);

  await author.opens('/my_templates');
  // 70 percent of the rest of 9.90 after tax.
  await author.page.getByRole('listitem').getByText('¥6.53', { exact: true }).waitFor();
  expect(await author.accessibilityProblems()).toEqual([]);
  for (const visitor of [author, operator, buyer]) await visitor.leaves();
});
