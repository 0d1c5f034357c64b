import type { TemplateCard } from '@chartdock/contract';
import type { CloneFlow } from '@chartdock/templates';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from '../../foundation/app/app-context.ts';
import type { AppParts } from '../../foundation/app/app.types.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, renderInto, type, waitFor } from '../../testing/render.ts';
import { createTemplateApp } from '../testing/template-app.ts';
import { TemplateChooser } from './TemplateChooser.tsx';
import type { TemplateChooserProps } from './TemplateChooser.tsx';

const card: TemplateCard = {
  chartId: 't1',
  title: 'Plan',
  bgImage: '',
  favourite: false,
  publicClonePrice: 0,
  category: 'flow',
  about: '',
  uses: 0,
};

const file = { chartId: 'f1', parentId: 'root', title: 'Plan', category: 'flow', _filesType: 'chart' };
const shelf = { name: 'Atlas', places: [{ category: 'review', name: 'Reviews' }], total: 2 };

const SHELF = '/api/personal/template/partner/shelf';
const PARTNER = '/api/personal/template/partner';
const FEATURED = '/api/personal/tags/official';
const SEARCH = '/api/personal/search/official';
const CHECK = '/api/personal/diagraming/clone_check';
const CLONE = '/api/personal/diagraming/root/new';

let rendered: Rendered | undefined;
let app: AppParts;
let asked: (readonly [path: string, input: unknown])[];
beforeEach(() => {
  // A window without a layout sees everything.
  vi.stubGlobal('IntersectionObserver', undefined);
  asked = [];
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const show = async (
  props: Partial<TemplateChooserProps> = {},
  answers: Readonly<Record<string, unknown>> = {},
): Promise<HTMLElement> => {
  app = createTemplateApp({
    rows: () => [card],
    refused: new Set(),
    answers: { [SHELF]: { name: '', places: [], total: 0 }, ...answers },
    onCall: (path, input) => asked.push([path, input]),
  });
  rendered = await renderInto(
    <AppContext.Provider value={app}>
      <TemplateChooser onUsed={() => undefined} {...props} />
    </AppContext.Provider>,
  );
  return rendered.container;
};

const shelvesIn = (root: HTMLElement): readonly string[] =>
  Array.from(root.querySelectorAll('[role="radio"]'), ({ textContent }) => textContent);
const tabsIn = (root: HTMLElement): readonly string[] =>
  Array.from(root.querySelectorAll('[role="tab"]'), ({ textContent }) => textContent);
const radio = (root: HTMLElement, name: string): Element => {
  const found = [...root.querySelectorAll('[role="radio"]')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no shelf ${name}`);
  return found;
};
const lastOf = (path: string): unknown => asked.findLast(([one]) => one === path)?.[1];

test('shows featured flow charts, then any shelf', async () => {
  const root = await show({ sources: ['library'] });
  await waitFor(() => button(root, 'Preview Plan'));
  expect(shelvesIn(root)).toEqual(['Flowchart', 'Mind map', 'Recent use', 'Favourites']);
  expect(lastOf(FEATURED)).toMatchObject({ kind: 'flow' });
  await click(
    [...root.querySelectorAll('[role="tab"]')].find((tab) => tab.textContent === 'ER diagram') ?? root,
  );
  await waitFor(() => expect(lastOf(SEARCH)).toMatchObject({ kind: 'flow', category: 'er' }));
  await click(radio(root, 'Favourites'));
  await waitFor(() => expect(asked.map(([path]) => path)).toContain('/api/personal/template/liked'));
  await click(radio(root, 'Recent use'));
  await waitFor(() => expect(asked.map(([path]) => path)).toContain('/api/personal/chart/getTemplateUsed'));
  expect(tabsIn(root)).toEqual([]);
  expect(asked.map(([path]) => path)).not.toContain(SHELF);
});

test('begins at kind, scene and words given', async () => {
  const root = await show({ kind: 'mind', scene: 'law', keyword: 'contract' });
  await waitFor(() => expect(lastOf(SEARCH)).toMatchObject({ kind: 'mind', keyword: 'contract' }));
  const field = find<HTMLInputElement>(root, 'input');
  await type(field, '');
  await waitFor(() =>
    expect(lastOf(SEARCH)).toEqual(expect.objectContaining({ kind: 'mind', category: 'law' })),
  );
  await type(field, 'swot');
  await waitFor(() => expect(lastOf(SEARCH)).toMatchObject({ keyword: 'swot' }));
  expect(lastOf(SEARCH)).not.toHaveProperty('category');
});

test('narrows by length, except own lists', async () => {
  const root = await show({ sources: ['library'] });
  await waitFor(() => button(root, 'Preview Plan'));
  const choose = async (now: string, next: string): Promise<void> => {
    await click(button(root, `Length: ${now}`));
    await click(
      await waitFor(() => {
        const entries = [
          ...document.querySelectorAll(
            '[role="menuitemradio"], [role="menuitemcheckbox"], [role="menuitem"]',
          ),
        ];
        const entry = entries.find(({ textContent }) => textContent.includes(next));
        if (entry === undefined) throw new Error(`no entry ${next}`);
        return entry;
      }),
    );
  };
  await choose('any', 'Short, up to 15 parts');
  await waitFor(() =>
    expect(lastOf(SEARCH)).toMatchObject({ kind: 'flow', category: 'featured', length: 'short' }),
  );
  await choose('short', 'Medium, 16 to 25 parts');
  await type(find<HTMLInputElement>(root, 'input'), 'swot');
  await waitFor(() => expect(lastOf(SEARCH)).toMatchObject({ keyword: 'swot', length: 'medium' }));
  await type(find<HTMLInputElement>(root, 'input'), '');
  await choose('medium', 'Any length');
  await waitFor(() => expect(asked.at(-1)?.[0]).toBe(FEATURED));
  await click(radio(root, 'Favourites'));
  expect([...root.querySelectorAll('button')].some((one) => one.textContent.startsWith('Length'))).toBe(
    false,
  );
});

test('has a partner shelf with categories', async () => {
  const root = await show({}, { [SHELF]: shelf });
  await waitFor(() => expect(shelvesIn(root)[0]).toBe('Atlas'));
  const list = find(root, '.cd-chooser__list');
  list.scrollTop = 200;
  await click(radio(root, 'Atlas'));
  await waitFor(() => expect(tabsIn(root)).toEqual(['All', 'Reviews']));
  expect(list.scrollTop).toBe(0);
  expect(lastOf(PARTNER)).not.toHaveProperty('category');
  await click([...root.querySelectorAll('[role="tab"]')][1] ?? root);
  await waitFor(() => expect(lastOf(PARTNER)).toMatchObject({ category: 'review' }));
});

test('has no empty partner shelf, or only that', async () => {
  const both = await show();
  await waitFor(() => button(both, 'Preview Plan'));
  expect(shelvesIn(both)).toHaveLength(4);
  await rendered?.unmount();
  asked = [];
  const root = await show({ sources: ['partner'] }, { [SHELF]: shelf });
  await waitFor(() => expect(tabsIn(root)).toEqual(['All', 'Reviews']));
  expect(shelvesIn(root)).toEqual([]);
  expect(asked.some(([path]) => path === FEATURED)).toBe(false);
});

test('makes a file and hands it over', async () => {
  const ends: CloneFlow[] = [];
  const root = await show(
    { folderId: 'box', onUsed: (flow) => ends.push(flow) },
    { [CHECK]: { result: 'clone' }, [CLONE]: { chart: 'f1', file } },
  );
  const open = vi.spyOn(app.workspace.host, 'open');
  await click(await waitFor(() => button(root, 'free use: Plan')));
  await waitFor(() => expect(ends).toMatchObject([{ step: 'done', chartId: 't1', file: { chartId: 'f1' } }]));
  expect(lastOf(CLONE)).toMatchObject({ root: 'box', chartId: 't1' });
  expect(open).not.toHaveBeenCalled();
});

test.each([
  { says: 'overd', step: 'upgrade' },
  { says: 'chart_error', step: 'refused' },
])('stays open when the check says $says', async ({ says, step }) => {
  const ends: CloneFlow[] = [];
  const onUsed = (flow: CloneFlow): number => ends.push(flow);
  const notices = vi.fn();
  const root = await show({ onUsed }, { [CHECK]: { result: says } });
  app.workspace.notices.subscribe(notices);
  const open = vi.spyOn(app.workspace.dialogs, 'open');
  await click(await waitFor(() => button(root, 'free use: Plan')));
  await waitFor(() => expect(ends.map((flow) => flow.step)).toEqual([step]));
  expect(open.mock.calls.map(([name]) => name)).toEqual(step === 'upgrade' ? ['upgrade'] : []);
  expect(notices.mock.calls.length > 0).toBe(step === 'refused');
  expect(asked.some(([path]) => path === CLONE)).toBe(false);
  expect(button(root, 'Preview Plan').isConnected).toBe(true);
});

const PAID = { [CHECK]: { result: 'cloneBuy', price: 9.9 } };
const MOVE = '/api/personal/folder/move';

/** Presses the button of a paid template and resolves with the dialog that opens. */
const buyIn = async (root: HTMLElement) => {
  await click(await waitFor(() => button(root, 'free use: Plan')));
  const { dialogs } = app.workspace;
  await waitFor(() => expect(dialogs.getState().open).toHaveLength(1));
  return { dialogs, opened: dialogs.getState().open[0] };
};

test('sells a template and hands over its file', async () => {
  const ends: CloneFlow[] = [];
  const isHere = vi.fn(() => Promise.resolve(true));
  const root = await show(
    {
      folderId: 'box',
      onUsed: (flow) => ends.push(flow),
      paying: { isHere, goElsewhere: undefined },
    },
    { ...PAID, [MOVE]: { file } },
  );
  const open = vi.spyOn(app.workspace.host, 'open');
  const { dialogs, opened } = await buyIn(root);
  expect(opened).toMatchObject({ name: 'dlgPay', params: { id: 't1', price: 9.9, chartTitle: 'Plan' } });
  expect(isHere).toHaveBeenCalledOnce();
  dialogs.confirm('dlgPay', { orderId: 'o1', chartId: 'f1', category: 'flow', title: 'Plan (2)' });
  await waitFor(() =>
    expect(ends).toMatchObject([
      { step: 'done', chartId: 't1', file: { chartId: 'f1', title: 'Plan (2)', category: 'flow' } },
    ]),
  );
  expect(lastOf(MOVE)).toMatchObject({ fileId: 'f1', fileType: 'chart', folderId: 'box' });
  expect(open).not.toHaveBeenCalled();
});

test('makes nothing after a closed payment', async () => {
  const ends: CloneFlow[] = [];
  const root = await show({ onUsed: (flow) => ends.push(flow) }, PAID);
  const { dialogs } = await buyIn(root);
  dialogs.cancel('dlgPay');
  await waitFor(() => expect(ends).toEqual([{ step: 'payment', chartId: 't1', price: 9.9 }]));
  expect(asked.map(([path]) => path)).not.toContain(MOVE);
  expect((await buyIn(root)).opened?.name).toBe('dlgPay');
});

test('states the price and where to buy', async () => {
  const goElsewhere = vi.fn();
  const root = await show({ paying: { isHere: () => Promise.resolve(false), goElsewhere } }, PAID);
  const { dialogs, opened } = await buyIn(root);
  expect(opened).toMatchObject({
    name: 'confirm',
    params: { text: expect.stringContaining('Plan costs ¥9.90') as string, confirmLabel: 'Buy in Chartdock' },
  });
  dialogs.cancel('confirm');
  await waitFor(() => expect(dialogs.getState().open).toEqual([]));
  expect(goElsewhere).not.toHaveBeenCalled();
  await buyIn(root);
  dialogs.confirm('confirm');
  await waitFor(() => expect(goElsewhere).toHaveBeenCalledExactlyOnceWith('t1'));
});

test('offers no way out where nothing may lead there', async () => {
  const root = await show({ paying: { isHere: () => Promise.resolve(false), goElsewhere: undefined } }, PAID);
  const { opened } = await buyIn(root);
  expect(opened?.params).not.toHaveProperty('confirmLabel');
});

test('asks for the shop once', async () => {
  let allow: (isHere: boolean) => void = () => undefined;
  const isHere = vi.fn(() => new Promise<boolean>((resolve) => (allow = resolve)));
  const root = await show({ paying: { isHere, goElsewhere: undefined } }, PAID);
  const use = await waitFor(() => button(root, 'free use: Plan'));
  await click(use);
  await waitFor(() => expect(isHere).toHaveBeenCalled());
  await click(use);
  await click(use);
  allow(true);
  await waitFor(() => expect(app.workspace.dialogs.getState().open).toHaveLength(1));
  expect(isHere).toHaveBeenCalledOnce();
  expect(asked.filter(([path]) => path === CHECK)).toHaveLength(1);
});
