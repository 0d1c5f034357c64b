import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../../testing/render.ts';
import { click, find, press, renderInto, settle } from '../../../testing/render.ts';
import { Menu, leaveDelay } from './Menu.tsx';
import type { MenuEntry } from './menu.types.ts';

const entries: readonly MenuEntry[] = [
  { id: 'rename', label: 'Rename' },
  {
    id: 'download',
    label: 'Download',
    children: [
      { id: 'png', label: 'PNG' },
      { id: 'svg', label: 'SVG' },
    ],
  },
  { id: 'restore', label: 'Restore' },
];

let rendered: Rendered | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await rendered?.unmount();
  rendered = undefined;
});

const open = async (more: Partial<Parameters<typeof Menu>[0]> = {}) => {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  rendered = await renderInto(
    <>
      <button id="outside">outside</button>
      <Menu
        entries={entries}
        anchor={{ x: 10, y: 10 }}
        label="Actions"
        onChoose={onChoose}
        onClose={onClose}
        {...more}
      />
    </>,
  );
  return { onChoose, onClose, root: rendered.container };
};

const movePointer = (element: Element): void =>
  void element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));

const focusedText = () => document.activeElement?.textContent;

test('names the menu and focuses its first entry', async () => {
  const { root } = await open();
  expect(find(root, '[role=menu]').getAttribute('aria-label')).toBe('Actions');
  expect(focusedText()).toBe('Rename');
});

test('moves with arrows, Home and End, around', async () => {
  const { root } = await open();
  const menu = find(root, '[role=menu]');
  const at = () => document.activeElement ?? menu;
  await press(at(), 'ArrowDown');
  expect(focusedText()).toBe('Download');
  await press(at(), 'End');
  expect(focusedText()).toBe('Restore');
  await press(at(), 'ArrowDown');
  expect(focusedText()).toBe('Rename');
  await press(at(), 'ArrowUp');
  expect(focusedText()).toBe('Restore');
  await press(at(), 'Home');
  expect(focusedText()).toBe('Rename');
});

test('finds entries by typing, also equal letters', async () => {
  await open();
  await press(document.activeElement ?? document.body, 'r');
  expect(focusedText()).toBe('Restore');
  await press(document.activeElement ?? document.body, 'r');
  expect(focusedText()).toBe('Rename');
});

test('closes before it tells the choice', async () => {
  const { root, onChoose, onClose } = await open();
  await click(find(root, '[role=menuitem]'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChoose).toHaveBeenCalledWith('rename');
  expect(onClose.mock.invocationCallOrder[0]).toBeLessThan(onChoose.mock.invocationCallOrder[0] ?? 0);
});

test('opens a submenu right and leaves it left', async () => {
  const { root, onChoose } = await open();
  await press(document.activeElement ?? root, 'ArrowDown');
  await press(document.activeElement ?? root, 'ArrowRight');
  expect(focusedText()).toBe('PNG');
  await press(document.activeElement ?? root, 'ArrowLeft');
  expect(focusedText()).toBe('Download');
  expect(root.querySelectorAll('[role=menu]')).toHaveLength(1);
  await press(document.activeElement ?? root, 'ArrowRight');
  await click(document.activeElement ?? root);
  expect(onChoose).toHaveBeenCalledWith('png');
});

test('a submenu shows while its entry is hovered', async () => {
  const { root } = await open();
  const entry = find(root, '[aria-haspopup=menu]');
  movePointer(entry);
  await settle();
  expect(root.querySelectorAll('[role=menu]')).toHaveLength(2);
  const row = entry.parentElement ?? entry;
  row.dispatchEvent(new MouseEvent('mouseleave', { bubbles: false }));
  row.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  await settle();
  expect(root.querySelectorAll('[role=menu]')).toHaveLength(1);
});

test.each([
  ['Esc', (root: HTMLElement) => press(find(root, '[role=menuitem]'), 'Escape')],
  [
    'a press outside',
    async (root: HTMLElement) =>
      void find(root, '#outside').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true })),
  ],
  [
    'scrolling',
    async () => {
      document.documentElement.scrollTop += 40;
      document.dispatchEvent(new Event('scroll'));
    },
  ],
  ['a change of the window', async () => void window.dispatchEvent(new Event('resize'))],
])('%s closes it', async (_name, act) => {
  const { root, onClose } = await open();
  await act(root);
  expect(onClose).toHaveBeenCalled();
});

test('scrolls before or elsewhere do not close it', async () => {
  const { root, onClose } = await open();
  document.dispatchEvent(new Event('scroll'));
  const elsewhere = find(root, '#outside');
  elsewhere.scrollTop = 40;
  elsewhere.dispatchEvent(new Event('scroll'));
  expect(onClose).not.toHaveBeenCalled();
});

test('scrolling the box that holds its anchor closes it', async () => {
  const holder = document.createElement('div');
  holder.innerHTML = '<div id="inner"><button>anchor</button></div>';
  document.body.append(holder);
  const { onClose } = await open({ anchor: find(holder, 'button') });
  const inner = find(holder, '#inner');
  inner.scrollTop = 40;
  inner.dispatchEvent(new Event('scroll'));
  expect(onClose).toHaveBeenCalledOnce();
  holder.remove();
});

test('the right arrow enters a hovered submenu', async () => {
  const { root } = await open();
  movePointer(find(root, '[aria-haspopup=menu]'));
  await settle();
  expect(focusedText()).toContain('Download');
  await press(document.activeElement ?? root, 'ArrowRight');
  expect(focusedText()).toBe('PNG');
});

test('a resting pointer leaves the focus to keys', async () => {
  const { root } = await open();
  const entry = find(root, '[aria-haspopup=menu]');
  entry.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await settle();
  expect([focusedText(), root.querySelectorAll('[role=menu]').length]).toEqual(['Rename', 1]);
});

test('a press inside does not close it', async () => {
  const { root, onClose } = await open();
  find(root, '[role=menuitem]').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('closeOnLeave waits a moment for the pointer', async () => {
  const { root, onClose } = await open({ closeOnLeave: true });
  const area = find(root, '.cd-menu-root');
  const fire = (name: 'leave' | 'enter') => {
    area.dispatchEvent(new MouseEvent(`mouse${name}`));
    area.dispatchEvent(
      new MouseEvent(name === 'leave' ? 'mouseout' : 'mouseover', {
        bubbles: true,
        relatedTarget: document.body,
      }),
    );
  };
  vi.useFakeTimers();
  fire('leave');
  vi.advanceTimersByTime(leaveDelay * 2);
  // The menu has slid away from under a pointer that has not moved.
  expect(onClose).not.toHaveBeenCalled();
  movePointer(area);
  fire('leave');
  fire('enter');
  vi.advanceTimersByTime(leaveDelay * 2);
  expect(onClose).not.toHaveBeenCalled();
  fire('leave');
  vi.advanceTimersByTime(leaveDelay);
  expect(onClose).toHaveBeenCalledOnce();
});

test('says so when there is nothing to choose', async () => {
  const { root } = await open({ entries: [], emptyText: 'Nothing to do' });
  expect(find(root, '[role=menu]').textContent).toBe('Nothing to do');
});

test('gives the focus back when it goes', async () => {
  rendered = await renderInto(<button id="before">before</button>);
  find(rendered.container, '#before').focus();
  const menu = (
    <Menu
      key="menu"
      entries={entries}
      anchor={{ x: 0, y: 0 }}
      label="Actions"
      onChoose={vi.fn()}
      onClose={vi.fn()}
    />
  );
  await rendered.render([
    <button key="b" id="before">
      before
    </button>,
    menu,
  ]);
  const before = find(rendered.container, '#before');
  before.focus();
  await rendered.render([
    <button key="b" id="before">
      before
    </button>,
  ]);
  expect(document.activeElement).toBe(before);
});

test('an unfolding entry keeps the menu open', async () => {
  const further = [
    { id: 'svg', label: 'SVG' },
    { id: 'pdf', label: 'PDF' },
  ];
  const { root, onChoose, onClose } = await open({
    entries: [
      { id: 'png', label: 'PNG' },
      { id: 'more', label: 'More', unfolds: further },
      { id: 'last', label: 'Last' },
    ],
  });
  const labels = () => Array.from(root.querySelectorAll('[role=menuitem]'), (entry) => entry.textContent);
  expect(labels()).toEqual(['PNG', 'More', 'Last']);
  const [, more] = Array.from(root.querySelectorAll('[role=menuitem]'));
  expect(more?.getAttribute('aria-expanded')).toBe('false');
  if (more) await click(more);
  expect([labels(), focusedText()]).toEqual([['PNG', 'SVG', 'PDF', 'Last'], 'SVG']);
  expect([onChoose.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});
