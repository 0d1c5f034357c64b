import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, renderInto } from '../../testing/render.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const chainOf = (...titles: string[]) => titles.map((title) => ({ folderId: `id-${title}`, title }));
const texts = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('nav .cd-crumb'), (crumb) => crumb.textContent);

test('[CRUMB-01] shows the root followed by the folder chain', async () => {
  rendered = await renderInto(<Breadcrumb chain={chainOf('A', 'B', 'C')} onOpen={vi.fn()} />);
  expect(texts(rendered.container)).toEqual(['My files', 'A', 'B', 'C']);
  expect(find(rendered.container, '[aria-current=page]').textContent).toBe('C');
});

test('the root alone is the current place', async () => {
  rendered = await renderInto(<Breadcrumb chain={[]} onOpen={vi.fn()} />);
  expect(texts(rendered.container)).toEqual(['My files']);
  expect(find(rendered.container, '[aria-current=page]').textContent).toBe('My files');
});

test('the dropdown of four folders opens each', async () => {
  const onOpen = vi.fn();
  rendered = await renderInto(<Breadcrumb chain={chainOf('A', 'B', 'C', 'D')} onOpen={onOpen} />);
  expect(texts(rendered.container)).toEqual(['My files', '', 'C', 'D']);
  await click(button(rendered.container, 'Show folders above'));
  const entries = Array.from(rendered.container.querySelectorAll('[role=menuitem]'));
  expect(entries.map((entry) => entry.textContent)).toEqual(['A', 'B']);
  await click(entries[1] ?? rendered.container);
  await click(button(rendered.container, 'My files'));
  await click(button(rendered.container, 'C'));
  expect(onOpen.mock.calls).toEqual([['id-B'], ['root'], ['id-C']]);
});

test('crumbs name their folder for drops', async () => {
  rendered = await renderInto(<Breadcrumb chain={chainOf('A', 'B', 'C', 'D')} onOpen={vi.fn()} />);
  await click(button(rendered.container, 'Show folders above'));
  const places = Array.from(
    rendered.container.querySelectorAll<HTMLElement>('[data-cd-crumb]'),
    (crumb) => crumb.dataset['cdCrumb'],
  );
  expect(places).toEqual(['root', 'id-A', 'id-B', 'id-C', 'id-D']);
});
