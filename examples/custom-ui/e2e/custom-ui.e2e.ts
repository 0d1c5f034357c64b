import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { visitExample } from '../../../tests/harness/visit-example.ts';

const example = visitExample(new URL('../vite.config.ts', import.meta.url), {
  CHARTDOCK_URL: inject('serverUrl'),
});

it('lists, creates, trashes and undoes with a screen in plain DOM', async () => {
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
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  await page.getByRole('button', { name: title, exact: true }).click();
  await row.waitFor({ state: 'detached' });
  expect(await page.getByRole('listitem').count()).toBe(0);
  await page.close();
});
