import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import type { PublishedTemplate, ReviewRequest } from '@chartdock/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPublishedTemplates } from './published-templates.ts';
import { createReviewDesk } from './review-desk.ts';

const published: PublishedTemplate = {
  chartId: 'f1',
  title: 'Orders',
  category: 'flow',
  bgImage: '/p.png',
  state: 'published',
  update: 'none',
  reason: '',
  price: 0,
  description: '',
  tags: ['tag'],
  scene: 'flowchart',
  topics: [],
  uses: 3,
  sales: 0,
  income: 0,
  askedAt: 1,
};
const request: ReviewRequest = {
  id: 'r1',
  copyId: 'c1',
  isUpdate: false,
  title: 'Orders',
  category: 'flow',
  kind: 'flow',
  bgImage: '/p.png',
  description: '',
  tags: ['tag'],
  scene: 'flowchart',
  topics: [],
  price: 0,
  author: { userId: 'u1' },
  askedAt: 1,
};
const file = { chartId: 'f1', title: 'Orders', category: 'flow', _filesType: 'chart' };
const paging = { total: 1, page: 1, pageSize: 10, pagerCount: 7, cursor: null };

let asked: (readonly [path: string, input: Readonly<Record<string, string>>])[];
let refused: Map<string, string>;
let answers: Record<string, unknown>;
beforeEach(() => {
  asked = [];
  refused = new Map();
  answers = {
    mine: { rows: [published], totals: { uses: 7, sales: 2, income: 19.8 }, canReview: true, ...paging },
    price: { price: 1 },
    publish: { file },
    cancel_publish: { file },
    list: { rows: [request], ...paging },
    approve: { waiting: 0 },
    refuse: { waiting: 0 },
  };
});

const client = () =>
  createClient({
    tokenStore: createMemoryTokenStore({ token: 't' }),
    transport: createInProcessTransport(async (call) => {
      const { pathname, searchParams } = new URL(call.url);
      const name = pathname.split('/').at(-1) ?? '';
      const body = new URLSearchParams(call.method === 'GET' ? searchParams : await call.text());
      asked.push([name, Object.fromEntries(body)]);
      const code = refused.get(name);
      return Response.json({ code: code ?? '200', msg: '', data: code === undefined ? answers[name] : null });
    }),
  });
const sent = (name: string) => asked.filter(([path]) => path === name).map(([, input]) => input);

describe('an author’s templates', () => {
  it('load when wanted and after changes', async () => {
    const mine = createPublishedTemplates({ client: client() });
    expect(asked).toEqual([]);
    await mine.load();
    expect(mine.getState()).toMatchObject({
      status: 'loaded',
      rows: [published],
      totals: { uses: 7, sales: 2, income: 19.8 },
      canReview: true,
    });
    expect(await mine.changePrice('f1', ' 9.9 ')).toBe(true);
    expect(await mine.changePrice('f1', '')).toBe(true);
    expect(sent('price')).toEqual([
      { chartId: 'f1', price: '9.9' },
      { chartId: 'f1', price: '0' },
    ]);
    expect(await mine.withdraw('f1')).toBe(true);
    expect(sent('cancel_publish')).toEqual([{ chartId: 'f1' }]);
    expect(sent('mine')).toHaveLength(4);
  });

  it('are republished as before', async () => {
    const mine = createPublishedTemplates({ client: client() });
    const form = { description: 'New', tags: ['a', 'b'], price: '', scene: 'er', topics: ['education'] };
    expect(await mine.publishAgain('f1', form)).toBe(true);
    expect(sent('publish')).toEqual([
      {
        chartId: 'f1',
        description: 'New',
        tags: '["a","b"]',
        scene: 'er',
        topics: '["education"]',
        publicClone: 'true',
      },
    ]);
  });

  it('stay when refused, with reasons', async () => {
    const mine = createPublishedTemplates({ client: client() });
    await mine.load();
    refused.set('price', '70010');
    expect(await mine.changePrice('f1', '1')).toBe(false);
    expect(mine.getState()).toMatchObject({ status: 'loaded', rows: [published] });
    expect(mine.getState().problem?.envelopeCode).toBe('70010');
    refused.clear();
    await mine.load();
    expect(mine.getState().problem).toBeUndefined();
  });

  it('explain failed loading and retry', async () => {
    refused.set('mine', '70500');
    const mine = createPublishedTemplates({ client: client() });
    await mine.load();
    expect(mine.getState()).toMatchObject({ status: 'failed', rows: [] });
    refused.clear();
    await mine.load();
    expect(mine.getState()).toMatchObject({ status: 'loaded', rows: [published] });
  });
});

describe('a review desk', () => {
  it('approves and refuses, then shows the rest', async () => {
    const desk = createReviewDesk({ client: client() });
    await desk.load();
    expect(desk.getState()).toMatchObject({ status: 'loaded', rows: [request], total: 1 });
    answers['list'] = { rows: [], ...paging, total: 0 };
    expect(await desk.approve('r1', { scene: 'er', topics: ['education'] })).toBe(true);
    expect(sent('approve')).toEqual([{ id: 'r1', scene: 'er', topics: '["education"]' }]);
    expect(desk.getState()).toMatchObject({ rows: [], total: 0 });
    expect(await desk.refuse('r1', 'Cut')).toBe(true);
    expect(sent('refuse')).toEqual([{ id: 'r1', reason: 'Cut' }]);
  });

  it('leaves out decisions of others', async () => {
    const desk = createReviewDesk({ client: client() });
    await desk.load();
    refused.set('approve', '70010');
    answers['list'] = { rows: [], ...paging, total: 0 };
    expect(await desk.approve('r1', { scene: 'er', topics: [] })).toBe(false);
    expect(desk.getState()).toMatchObject({ rows: [], total: 0 });
    expect(desk.getState().problem?.envelopeCode).toBe('70010');
  });
});
