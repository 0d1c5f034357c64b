import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { visitExample } from '../../../tests/harness/visit-example.ts';

const example = visitExample(new URL('../vite.config.ts', import.meta.url), {
  CHARTDOCK_URL: inject('serverUrl'),
});

it('lists, creates, trashes and undoes in plain DOM', async () => {
  const page = await example.opens();
  const title = `Plans ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Sign in as member' }).click();
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill(title);
  await page.getByRole('button', { name: 'Create folder' }).click();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) });
  await row.waitFor();
  await page.getByRole('button', { name: `Trash ${title}` }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await row.waitFor();
  await page.getByRole('button', { name: title, exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('listitem').count()).toBe(0);
  await page.close();
});

it('sells a template in plain DOM', async () => {
  const page = await example.opens();
  await page.getByRole('button', { name: 'Sign in as member' }).click();
  await page.getByRole('button', { name: 'Templates to buy' }).click();
  await page.getByRole('button', { name: 'Buy Warehouse stock schema' }).waitFor();
  // Those that members have for nothing cost something too, and are not sold.
  const offers = await page.getByRole('button', { name: /^Buy / }).allTextContents();
  expect(offers.toSorted()).toEqual(['Buy CRM sales data model', 'Buy Warehouse stock schema']);
  await page.getByRole('button', { name: 'Buy Warehouse stock schema' }).click();
  await page.getByRole('heading', { name: /¥12\.90$/ }).waitFor();
  await page.getByRole('button', { name: 'Pay by alipay' }).click();
  await page.getByRole('img', { name: 'Code to pay with' }).waitFor();
  const cashier = await page.getByRole('link', { name: 'Cashier of the sandbox' }).getAttribute('href');
  const paid = await fetch(cashier ?? '', {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
  });
  expect(paid.status).toBe(200);
  const yours = page.getByText(/ is yours$/);
  await yours.waitFor();
  const title = (await yours.textContent())?.replace(/ is yours$/, '') ?? '';
  await page.getByRole('listitem').filter({ hasText: title }).first().waitFor();
  await page.close();
});
