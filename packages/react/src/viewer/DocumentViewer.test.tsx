import { drawScene, listTexts } from '@chartdock/documents';
import type { Topic, TreeDefinition } from '@chartdock/documents';
import type { Theme } from '@chartdock/contract';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChartdockProvider } from '../composed/texts/ChartdockProvider.tsx';
import type { Rendered } from '../testing/render.ts';
import { button, click, find, press, renderInto, type, waitFor } from '../testing/render.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import type { Content } from './picture.types.ts';
import type { ViewerSource } from './viewer-source.ts';
import { ViewerSourceContext } from './viewer-source.ts';

const topic = (id: string, title: string, more: Partial<Topic> = {}): Topic => ({
  id,
  title,
  children: [],
  ...more,
});
const tree: TreeDefinition = {
  v: 2,
  type: 'tree',
  page: { name: 'Plan' },
  structure: 'right',
  theme: 'light',
  root: topic('r', 'Plan', {
    children: [
      topic('a', 'Launch', {
        collapsed: true,
        children: [topic('b', 'Press', { collapsed: true, children: [topic('c', 'Interview')] })],
      }),
      topic('d', 'Interval'),
    ],
  }),
};

let rendered: Rendered | undefined;
beforeEach(() => {
  // A window without a layout has no size to watch.
  vi.stubGlobal('ResizeObserver', undefined);
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const open = async () => {
  const content = vi.fn<ViewerSource['content']>(({ show, theme }) => {
    const known = { definitionId: 'c0', version: 1, state: 'drawn', kind: 'tree' } as const;
    const picture = { ...drawScene(tree, theme === 'dark' ? { theme } : {}), texts: listTexts(tree) };
    const answer = show === 'definition' ? { def: JSON.stringify(tree) } : { picture };
    return Promise.resolve({ ...known, ...answer } as Content);
  });
  const source: ViewerSource = { content };
  const draw = (theme: Theme) => (
    <ChartdockProvider locale="en" theme={theme}>
      <ViewerSourceContext.Provider value={source}>
        {createElement(DocumentViewer, { fileId: 'f', title: 'Plan', canvases: [] })}
      </ViewerSourceContext.Provider>
    </ChartdockProvider>
  );
  rendered = await renderInto(draw('light'));
  const root = rendered.container;
  const spoken = () =>
    [...root.querySelectorAll('[aria-label="Text of the content"] li')].map(
      (line) => line.textContent.split('. ')[0],
    );
  await waitFor(() => expect(spoken()).toEqual(['Plan', 'Launch', 'Interval']));
  const definitions = () => content.mock.calls.filter(([{ show }]) => show === 'definition').length;
  return { content, definitions, root, spoken, show: (theme: Theme) => rendered?.render(draw(theme)) };
};

test('asks for pages that fit the window', async () => {
  let isNarrow = true;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return isNarrow && query === '(max-width: 480px)';
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  const { content } = await open();
  const pages = () => content.mock.calls.flatMap(([{ show, page }]) => (show === undefined ? [page] : []));
  expect(pages()).toEqual(['narrow']);
  isNarrow = false;
  for (const listener of listeners) listener();
  await waitFor(() => expect(pages()).toEqual(['narrow', undefined]));
});

test('reports once that something stands there', async () => {
  const said = async (content: ViewerSource['content']) => {
    const onShown = vi.fn();
    rendered = await renderInto(
      <ChartdockProvider locale="en">
        <ViewerSourceContext.Provider value={{ content }}>
          {createElement(DocumentViewer, { fileId: 'f', title: 'Plan', canvases: [], onShown })}
        </ViewerSourceContext.Provider>
      </ChartdockProvider>,
    );
    return onShown;
  };
  let arrive: (content: Content) => void = () => undefined;
  const onShown = await said(() => new Promise((resolve) => (arrive = resolve)));
  await waitFor(() => find(document.body, '.cd-viewer__waiting'));
  expect(onShown).not.toHaveBeenCalled();
  const picture = { ...drawScene(tree), texts: listTexts(tree) };
  arrive({ definitionId: 'c0', version: 1, state: 'drawn', kind: 'tree', picture } as unknown as Content);
  await waitFor(() => expect(onShown).toHaveBeenCalledOnce());
  await rendered?.unmount();
  const onFailed = await said(() => Promise.reject(new Error('gone')));
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
});

const search = async (root: ParentNode, words: string) => {
  await press(find(root, '.cd-stage'), '/');
  await type(await waitFor(() => find<HTMLInputElement>(root, '.cd-viewer__words')), words);
};
const current = (root: ParentNode) => root.querySelectorAll('.cd-stage__mark--current').length;

test('a search expands the way to its match', async () => {
  const { definitions, root, spoken } = await open();
  await search(root, 'inter');
  await waitFor(() => expect(spoken()).toEqual(['Plan', 'Launch', 'Press', 'Interview', 'Interval']));
  await waitFor(() => expect(current(root)).toBe(1));
  expect(find(root, '.cd-viewer__count').textContent).toBe('1 of 2');
  await press(find(root, '.cd-viewer__words'), 'Enter');
  expect(find(root, '.cd-viewer__count').textContent).toBe('2 of 2');
  expect(current(root)).toBe(1);
  expect(definitions()).toBe(1);
});

test('a search elsewhere leaves topics collapsed', async () => {
  const { definitions, root, spoken } = await open();
  await search(root, 'interval');
  await waitFor(() => expect(current(root)).toBe(1));
  expect(spoken()).toEqual(['Plan', 'Launch', 'Interval']);
  expect(definitions()).toBe(0);
});

test('the outline expands topics one by one', async () => {
  const { root, spoken } = await open();
  await click(button(root, 'Outline'));
  const lines = () => [...root.querySelectorAll('.cd-viewer__go')].map((line) => line.textContent);
  await waitFor(() => expect(lines()).toEqual(['Plan', 'Launch', 'Interval']));
  expect(button(root, 'Expand “Launch”').getAttribute('aria-expanded')).toBe('false');
  await click(button(root, 'Expand “Launch”'));
  await waitFor(() => expect(lines()).toEqual(['Plan', 'Launch', 'Press', 'Interval']));
  expect(button(root, 'Collapse “Launch”').getAttribute('aria-expanded')).toBe('true');
  await click(button(root, 'Expand “Press”'));
  await waitFor(() => expect(spoken()).toEqual(['Plan', 'Launch', 'Press', 'Interview', 'Interval']));
});

test('expansion survives another palette', async () => {
  const { content, definitions, root, spoken, show } = await open();
  await click(button(root, 'Outline'));
  await waitFor(() => button(root, 'Expand all'));
  // Both before the definition is there.
  button(root, 'Expand “Launch”').click();
  button(root, 'Expand all').click();
  await waitFor(() => expect(spoken()).toHaveLength(5));
  await show('dark');
  await waitFor(() => expect(content.mock.lastCall?.[0]).toMatchObject({ theme: 'dark' }));
  const ground = drawScene(tree, { theme: 'dark' }).ground;
  const shown = document.createElement('i');
  shown.style.background = ground;
  await waitFor(() => expect(find(root, '.cd-stage').style.background).toBe(shown.style.background));
  expect(spoken()).toHaveLength(5);
  expect(definitions()).toBe(1);
});
