import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { button, click, renderInto } from '../../testing/render.ts';
import { CreateMenu } from './CreateMenu.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const entries = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
const labels = (): (string | null)[] => entries().map(({ textContent }) => textContent);

test('leads to the pages of its host', async () => {
  const onOpenPage = vi.fn();
  rendered = await renderInto(
    <CreateMenu onCreate={vi.fn()} onCreateFolder={vi.fn()} onOpenPage={onOpenPage} />,
  );
  await click(button(rendered.container, 'New'));
  expect(labels().slice(-4)).toEqual(['New folder', 'From a template', 'Formula', 'Mermaid diagram']);
  await click(entries().at(-1) as HTMLElement);
  expect(onOpenPage.mock.calls).toEqual([['/mermaid']]);
});

test('has no entries for missing pages', async () => {
  rendered = await renderInto(<CreateMenu onCreate={vi.fn()} onCreateFolder={vi.fn()} />);
  await click(button(rendered.container, 'New'));
  expect(labels()).toContain('New folder');
  expect(labels()).not.toContain('Formula');
});

test('leaves templates out where the host has them elsewhere', async () => {
  rendered = await renderInto(
    <CreateMenu
      onCreate={vi.fn()}
      onCreateFolder={vi.fn()}
      onOpenPage={vi.fn()}
      host={{ hideTemplateEntry: true }}
    />,
  );
  await click(button(rendered.container, 'New'));
  expect(labels().slice(-3)).toEqual(['New folder', 'Formula', 'Mermaid diagram']);
});

test('leads to configured addresses by group', async () => {
  const onOpenAddress = vi.fn();
  const settings = {
    aiPrototypeAddress: 'https://ai.example/',
    quickStartAddress: '/quick_start?locale=en',
    whiteboardPartnerAddress: 'https://board.example/',
  };
  rendered = await renderInto(
    <CreateMenu
      onCreate={vi.fn()}
      onCreateFolder={vi.fn()}
      onOpenPage={vi.fn()}
      settings={settings}
      onOpenAddress={onOpenAddress}
    />,
  );
  for (const name of ['AI prototype', 'Quick-start guide', 'Partner whiteboard']) {
    await click(button(rendered.container, 'New'));
    await click(entries().find(({ textContent }) => textContent === name) as HTMLElement);
  }
  expect(onOpenAddress.mock.calls).toEqual([
    ['https://ai.example/'],
    ['/quick_start?locale=en'],
    ['https://board.example/'],
  ]);
  await click(button(rendered.container, 'New'));
  expect(labels().slice(5, 7)).toEqual(['AI prototype', 'Professional shapes']);
  expect(labels().slice(-3)).toEqual(['Mermaid diagram', 'Quick-start guide', 'Partner whiteboard']);
});
