import { createClient, createFetchTransport } from '@chartdock/client';
import type { Client } from '@chartdock/client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const ACCOUNT = 'empty@chartdock.test';
const WRITTEN = 'Quokka crossing';
const RENAMED = 'My first plan';

const stage = setOwnStage({ locale: 'en' });

let visitor: Visitor;
let page: Page;
let client: Client;

beforeAll(async () => {
  visitor = await stage.opensSignedIn(ACCOUNT, { width: 1200 });
  page = visitor.page;
  client = createClient({ baseUrl: stage.address, transport: createFetchTransport() });
  client.tokens.write((await client.session.signIn({ account: ACCOUNT, password: 'Chartdock1' })).token);
  // The library is filled while the server answers already.
  await vi.waitFor(
    async () =>
      expect((await client.templates.searchOfficial({ category: 'swimlane' })).total).toBeGreaterThan(3),
    { interval: 500 },
  );
  return () => visitor.leaves();
});

/** Writes other words into the first text of a file, as an editor saves it, and returns the former ones. */
const rewritesFirstText = async (chartId: string): Promise<string> => {
  const { def, version } = await client.charts.definition({ chartId });
  const [, before = ''] = /"text":"([^"\\]+)"/.exec(def) ?? [];
  expect(before).not.toBe('');
  await client.definitions.save({
    chartId,
    def: def.replace(`"text":"${before}"`, `"text":"${WRITTEN}"`),
    version,
  });
  return before;
};

it('uses, edits, renames and finds a template', async () => {
  expect((await client.lists.loadFiles({ folderId: 'root' })).rows).toEqual([]);
  await visitor.opens('/template_create');
  await page.getByRole('tab', { name: 'Swimlane' }).click();
  const card = page
    .locator('[data-cd-template]')
    .filter({ has: page.getByRole('button', { name: /^free use/ }) })
    .first();
  const title = (await card.locator('[title]').first().getAttribute('title')) ?? '';
  await card.getByRole('button', { name: /^free use/ }).click();
  await visitor.arrivesAt(/^.*\/diagraming\/[^/?]+$/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const chartId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const before = await rewritesFirstText(chartId);
  await visitor.reloads();
  const drawing = page.locator('.cd-graph');
  await vi.waitFor(async () => expect(await drawing.textContent()).toContain('Quokka'));
  const [file] = (await client.lists.loadFiles({ folderId: 'root' })).rows;
  const source = await client.charts.content({ id: file?.templateId ?? '', show: 'definition' });
  // The edited file is the person's own: the template stays as it was.
  expect([source.def?.includes(before), source.def?.includes(WRITTEN)]).toEqual([true, false]);

  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
  expect(await visitor.files.titles()).toEqual([title]);
  await visitor.files.renames(title, RENAMED);
  await visitor.files.sees(RENAMED);
  await visitor.shell.searchesFor('first plan');
  await visitor.files.sees(RENAMED);
  // Words inside the drawing find it too.
  await visitor.shell.searchesFor('quokka');
  await visitor.files.sees(RENAMED);
});
