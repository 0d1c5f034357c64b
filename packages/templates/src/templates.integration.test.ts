import { createClient, createMemoryTokenStore } from '@chartdock/client';
import type { Client } from '@chartdock/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freeAccount, startRealServer } from '../../server/src/testing/real-server.ts';
import type { RealServer } from '../../server/src/testing/real-server.ts';
import { createTemplateList } from './list/template-list.ts';
import { createTemplateUse } from './using/template-use.ts';

const BPMN = { source: 'library', kind: 'flow', category: 'bpmn' } as const;

describe('the library over the real server', () => {
  let server: RealServer;
  let client: Client;
  beforeAll(async () => {
    server = await startRealServer();
    const stranger = createClient({ baseUrl: server.address, tokenStore: createMemoryTokenStore() });
    const { token } = await stranger.session.signIn(freeAccount);
    client = createClient({ baseUrl: server.address, tokenStore: createMemoryTokenStore({ token }) });
    // The library is filled while the server answers already.
    await vi.waitFor(
      async () => {
        const totals = await Promise.all(
          [{ category: 'bpmn' }, { price: 'paid' } as const, { price: 'member' } as const].map(
            async (query) => (await client.templates.searchOfficial(query, { keep: true })).total,
          ),
        );
        expect(totals[0]).toBe(11);
        expect(Math.min(...totals)).toBeGreaterThan(0);
      },
      { interval: 200 },
    );
  });
  afterAll(() => server.stop());

  const show = async (...[query]: Parameters<ReturnType<typeof createTemplateList>['show']>) => {
    const list = createTemplateList({ client, isSignedIn: () => true });
    await list.show(query);
    expect(list.getState()).toMatchObject({ status: 'loaded', problem: undefined });
    return list;
  };
  const free = (list: Awaited<ReturnType<typeof show>>) => {
    const card = list.getState().rows.find(({ publicClonePrice }) => publicClonePrice === 0);
    if (card === undefined) throw new Error('the library has no free template here');
    return card;
  };

  it('[TPL-41] shows templates of scenes and words', async () => {
    const all = (await show(BPMN)).getState().rows;
    expect(all).toHaveLength(11);
    const [first] = all;
    const found = await show({ ...BPMN, keyword: first?.title ?? '' });
    expect(found.getState().rows.map(({ chartId }) => chartId)).toContain(first?.chartId);
    expect(found.getState().total).toBeLessThan(11);
  });

  it('[TPL-27] [TPL-40] makes a file listed as used', async () => {
    const before = (await show({ source: 'recent' })).getState().rows;
    const card = free(await show(BPMN));
    const flow = await createTemplateUse({ client }).use(card);
    if (flow.step !== 'done') throw new Error(`the template led to ${flow.step}`);
    const { rows } = await client.lists.historyFiles({});
    expect(rows.map(({ chartId }) => chartId)).toContain(flow.file.chartId);
    const after = (await show({ source: 'recent' })).getState();
    expect(after.rows.map(({ chartId }) => chartId)).toEqual([
      card.chartId,
      ...before.map(({ chartId }) => chartId),
    ]);
  });

  it('[CLONE-11] sends root, category and source', async () => {
    const { file } = await client.folders.create({ title: 'From templates' });
    const folderId = file.folderId ?? '';
    const card = free(await show(BPMN));
    const sent = vi.spyOn(globalThis, 'fetch');
    const flow = await createTemplateUse({ client }).use(card, { folderId });
    const [body] = sent.mock.calls.flatMap(([address, init]) =>
      JSON.stringify(address).includes('/api/personal/diagraming/root/new') ? [init?.body] : [],
    );
    expect([...new URLSearchParams(typeof body === 'string' ? body : '')].sort()).toEqual([
      ['category', 'bpmn'],
      ['chartId', card.chartId],
      ['root', folderId],
    ]);
    if (flow.step !== 'done') throw new Error(`the template led to ${flow.step}`);
    const { rows } = await client.lists.loadFiles({ folderId });
    expect(rows.map(({ chartId, category }) => [chartId, category])).toEqual([[flow.file.chartId, 'bpmn']]);
  });

  it('[TPL-28] keeps a favourite, and takes it away again', async () => {
    const list = await show(BPMN);
    const { chartId } = free(list);
    const liked = async () => (await show({ source: 'liked' })).getState().rows.map((row) => row.chartId);
    await list.toggleFavourite(chartId);
    expect(await liked()).toContain(chartId);
    const shown = (await show(BPMN)).getState().rows.filter(({ favourite }) => favourite);
    expect(shown.map((row) => row.chartId)).toEqual([chartId]);
    await list.toggleFavourite(chartId);
    expect(await liked()).not.toContain(chartId);
  });

  it('stops before paid ones with prices', async () => {
    const list = await show({ source: 'library', price: 'paid' });
    const [card] = list.getState().rows;
    if (card === undefined) throw new Error('the library has no paid template');
    expect(await createTemplateUse({ client }).use(card)).toEqual({
      step: 'payment',
      chartId: card.chartId,
      title: card.title,
      price: card.publicClonePrice,
    });
  });

  it('tells non-templates and memberships apart', async () => {
    const { rows } = await client.lists.loadFiles({});
    const nothing = { chartId: rows.find(({ chartId }) => chartId)?.chartId ?? '', publicClonePrice: 0 };
    expect(await createTemplateUse({ client }).use(nothing)).toMatchObject({ text: 'clone.empty' });
    const [card] = (await show({ source: 'library', price: 'member' })).getState().rows;
    if (card === undefined) throw new Error('the library has no template for members');
    expect(await createTemplateUse({ client }).use(card)).toMatchObject({ step: 'upgrade' });
  });
});
