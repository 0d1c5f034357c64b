import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { pressAway } from './press-away.ts';

const call = async (address: string, input: Record<string, string>, token = '') => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': randomUUID(),
      ...(token === '' ? {} : { token }),
    },
    body: new URLSearchParams(input),
  });
  const { code, msg, data } = (await answer.json()) as {
    code: string;
    msg: string;
    data: Record<string, unknown>;
  };
  if (code !== '200') throw new Error(`${address}: ${code} ${msg}`);
  return data;
};

/** Creates a flowchart of the demo account `member` and returns its title, which no other file has. */
export const createDemoChart = async (server: string): Promise<string> => {
  const account = { account: 'member@chartdock.test', password: 'Chartdock1' };
  const { token } = await call(`${server}/api/personal/login/v2/account`, account);
  const title = `Example ${randomUUID().slice(0, 8)}`;
  const chart = { folderId: 'root', category: 'flow', title };
  await call(`${server}/api/personal/diagraming/create`, chart, String(token));
  return title;
};

/** Finds a chart by its title in the picker of a page, takes it and waits until the picker is gone. */
export const pickDemoChart = async (page: Page, title: string): Promise<void> => {
  const picker = page.frameLocator('iframe');
  await picker.getByRole('textbox', { name: 'Search files' }).fill(title);
  await picker.getByRole('row').filter({ hasText: title }).click();
  await pressAway(picker.getByRole('button', { name: /^Choose/ }));
  await page.locator('iframe').waitFor({ state: 'detached' });
};
