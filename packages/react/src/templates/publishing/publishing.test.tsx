import type { PublishedTemplate, ReviewRequest } from '@chartdock/contract';
import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from '../../foundation/app/app-context.ts';
import { button, click, find, renderInto, waitFor } from '../../testing/render.ts';
import type { Rendered } from '../../testing/render.ts';
import { createTemplateApp } from '../testing/template-app.ts';
import { MyTemplatesScreen } from './MyTemplatesScreen.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';

const published = (more: Partial<PublishedTemplate> = {}): PublishedTemplate => ({
  chartId: 'f1',
  title: 'Orders <b>one</b>',
  category: 'flow',
  bgImage: '/p.png',
  state: 'published',
  update: 'none',
  reason: '',
  price: 9.9,
  description: '',
  tags: ['tag'],
  scene: 'flowchart',
  topics: [],
  uses: 12,
  sales: 2,
  income: 19.8,
  askedAt: 1,
  ...more,
});
const request: ReviewRequest = {
  id: 'r1',
  copyId: 'c1',
  isUpdate: true,
  title: 'Invoices',
  category: 'er',
  kind: 'flow',
  bgImage: '/p.png',
  description: '',
  tags: ['tag'],
  scene: 'er',
  topics: [],
  price: 0,
  author: { userId: 'u1', fullName: 'Ann' },
  askedAt: 1,
};
const nothing = { uses: 0, sales: 0, income: 0 };
const paging = { total: 1, page: 1, pageSize: 10, pagerCount: 7, cursor: null };

let rendered: Rendered | undefined;
let answers: Record<string, unknown>;
let codes: Record<string, string>;
let asked: (readonly [string, string])[];
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined);
  answers = {
    mine: {
      rows: [published()],
      totals: { uses: 1203, sales: 40, income: 396.5 },
      canReview: false,
      ...paging,
    },
    list: { rows: [request], ...paging },
  };
  codes = {};
  asked = [];
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const show = async (node: ReactNode): Promise<HTMLElement> => {
  const parts = createTemplateApp({ rows: () => [], refused: new Set() });
  const client = createClient({
    tokenStore: createMemoryTokenStore({ token: 't' }),
    transport: createInProcessTransport(async (call) => {
      const name = new URL(call.url).pathname.split('/').at(-1) ?? '';
      asked.push([name, call.method === 'GET' ? '' : await call.text()]);
      const code = codes[name] ?? '200';
      return Response.json({ code, msg: 'refused', data: code === '200' ? (answers[name] ?? {}) : null });
    }),
  });
  const app = { ...parts, workspace: { ...parts.workspace, client } };
  rendered = await renderInto(<AppContext.Provider value={app}>{node}</AppContext.Provider>);
  return rendered.container;
};
const textOf = (root: HTMLElement): string => root.textContent;
const bodyText = (): string => document.body.textContent;
const sent = (name: string) => asked.filter(([one]) => one === name).map(([, body]) => body);

test('shows state, price, uses and income', async () => {
  const root = await show(<MyTemplatesScreen />);
  await waitFor(() => {
    for (const part of ['Orders <b>one</b>', 'Published', '¥9.9', '12', '¥19.8'])
      expect(textOf(root)).toContain(part);
  });
  expect(root.querySelector('b')).toBeNull();
  expect(textOf(root)).not.toContain('Review templates');
});

test('shows totals where there are templates', async () => {
  const root = await show(<MyTemplatesScreen />);
  await waitFor(() => find(root, '[data-cd-totals]'));
  expect([...find(root, '[data-cd-totals]').children].map((one) => one.textContent)).toEqual([
    'Templates1',
    'Uses1203',
    'Sales40',
    'Income¥396.50',
  ]);
  await rendered?.unmount();
  answers['mine'] = { rows: [], totals: nothing, canReview: false, ...paging, total: 0 };
  const empty = await show(<MyTemplatesScreen />);
  await waitFor(() => expect(textOf(empty)).toContain("You haven't published a template yet"));
  expect(empty.querySelector('[data-cd-totals]')).toBeNull();
});

test('shows reasons, and offers publishing again', async () => {
  answers['mine'] = {
    rows: [
      published({ update: 'refused', reason: 'Texts are cut' }),
      published({ chartId: 'f2', title: 'Old', state: 'withdrawn' }),
    ],
    totals: nothing,
    canReview: true,
    ...paging,
  };
  const root = await show(<MyTemplatesScreen />);
  await waitFor(() => expect(textOf(root)).toContain('Reason: Texts are cut'));
  expect(textOf(root)).toContain('New version not approved');
  expect(textOf(root)).toContain('Review templates');
  const names = [...root.querySelectorAll('[data-cd-published="f2"] button')].map((one) => one.textContent);
  expect(names).toEqual(['Publish again']);
});

test('withdrawing asks first, then says that it is done', async () => {
  const root = await show(<MyTemplatesScreen />);
  answers['cancel_publish'] = {
    file: { chartId: 'f1', title: 'Orders', category: 'flow', _filesType: 'chart' },
  };
  await waitFor(() => button(root, 'Withdraw Orders <b>one</b>'));
  await click(button(root, 'Withdraw Orders <b>one</b>'));
  expect(sent('cancel_publish')).toEqual([]);
  await click(button(find(document.body, '[role="alertdialog"]'), 'Withdraw'));
  await waitFor(() => expect(sent('cancel_publish')).toEqual(['chartId=f1']));
});

test('explains how to make the first template', async () => {
  answers['mine'] = { rows: [], totals: nothing, canReview: false, ...paging, total: 0 };
  const root = await show(<MyTemplatesScreen />);
  await waitFor(() => expect(textOf(root)).toContain("You haven't published a template yet"));
});

test('tells others that reviews are for operators', async () => {
  codes['list'] = '70013';
  const root = await show(<ReviewScreen />);
  await waitFor(() => expect(textOf(root)).toContain('Reviews are for operators'));
});

test('an operator sees the origin of a file', async () => {
  const origin = { templateId: 't9', title: 'Paid model', fullName: 'Bo', price: 9.9 };
  answers['list'] = { rows: [{ ...request, origin }], ...paging };
  const root = await show(<ReviewScreen />);
  await waitFor(() => button(root, 'Review Invoices'));
  await click(button(root, 'Review Invoices'));
  await waitFor(() => expect(bodyText()).toContain('Made from “Paid model” by Bo (¥9.9'));
});

test('refuses only with a reason', async () => {
  answers['refuse'] = { waiting: 0 };
  const root = await show(<ReviewScreen />);
  await waitFor(() => button(root, 'Review Invoices'));
  expect(textOf(root)).toContain('New version');
  await click(button(root, 'Review Invoices'));
  await waitFor(() => button(document.body, 'Refuse'));
  await click(button(document.body, 'Refuse'));
  await click(button(document.body, 'Send refusal'));
  expect(bodyText()).toContain('Enter a reason');
  expect(sent('refuse')).toEqual([]);
});
