import type { Selection } from '@chartdock/files';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lockIcon, noAccessIcon } from '../../foundation/icons/list-icons.ts';
import { fileItem, fileItems, folderItem } from '../../testing/items.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, settle } from '../../testing/render.ts';
import { listHeadHeight, listRowHeight } from '../rows/row-sizes.ts';
import { FileGrid } from './FileGrid.tsx';
import { FileList } from './FileList.tsx';
import type { FileListProps } from './FileList.tsx';
import type { FileViewProps } from './file-view.types.ts';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const nothingPicked: Selection = { mode: 'off' };

const handlers = () => ({
  onOpen: vi.fn(),
  onPick: vi.fn(),
  onPickAll: vi.fn(),
  onClearPicks: vi.fn(),
  onMenu: vi.fn(),
  onStar: vi.fn(),
  onShortcut: vi.fn(),
  onRange: vi.fn(),
});

const propsOf = (more: Partial<FileViewProps> = {}): FileViewProps => ({
  rows: fileItems(5),
  selection: nothingPicked,
  label: 'Files',
  now: 60_000,
  ...handlers(),
  ...more,
});

const at = (index: number) => find(rendered?.container ?? document, `[data-cd-index="${index}"]`);

test('the list marks rows of folders only', async () => {
  rendered = await renderInto(<FileList {...propsOf({ rows: [folderItem('d1'), fileItem('f1')] })} />);
  const kindOf = (index: number) => find(at(index), '.cd-kind');
  expect(kindOf(0).getAttribute('role')).toBe('img');
  expect(kindOf(0).getAttribute('aria-label')).toBe('Folder');
  expect([0, 1].map((index) => kindOf(index).getAttribute('aria-hidden'))).toEqual(['false', 'true']);
});

describe('the columns of the list', () => {
  const head = (name: string) => find(rendered?.container ?? document, `.cd-list__head .cd-row__${name}`);

  test('tell their content, even when reused', async () => {
    const kinds = () => [0, 1].map((index) => find(at(index), '.cd-row__kind').textContent);
    const rows = [folderItem('d1'), fileItem('f1', { category: 'mind_free', kind: 'mind' })];
    rendered = await renderInto(<FileList {...propsOf({ rows })} />);
    expect(kinds()).toEqual(['Folder', 'Free mind map']);
    await rendered.render(<FileList {...propsOf({ rows: [...rows].reverse() })} />);
    expect(kinds()).toEqual(['Free mind map', 'Folder']);
    expect(head('kind').textContent).toBe('Kind');
  });

  test('name their order, without buttons where fixed', async () => {
    rendered = await renderInto(
      <FileList {...propsOf({ shownTime: 'starred' })} sorted={{ by: 'time', direction: 'desc' }} />,
    );
    expect(head('time').textContent).toBe('Added');
    expect(head('time').getAttribute('aria-sort')).toBe('descending');
    expect(head('name').getAttribute('aria-sort')).toBeNull();
    expect(rendered.container.querySelector('.cd-list__head button:not([role=checkbox])')).toBeNull();
  });

  test('pick everything or nothing, and show how much', async () => {
    const props = propsOf();
    const all = () => find(rendered?.container ?? document, '.cd-list__head [role=checkbox]');
    rendered = await renderInto(<FileList {...props} />);
    expect([all().getAttribute('aria-label'), all().getAttribute('aria-checked')]).toEqual([
      'Select all',
      'false',
    ]);
    await click(all());
    expect(props.onPickAll).toHaveBeenCalledOnce();
    const [one] = fileItems(1);
    if (one === undefined) throw new Error('There is no item');
    const some: Selection = { mode: 'some', picked: new Map([[one.id, one]]), anchor: one.id };
    await rendered.render(<FileList {...props} selection={some} />);
    expect(all().getAttribute('aria-checked')).toBe('mixed');
    await click(all());
    expect(props.onPickAll).toHaveBeenCalledTimes(2);
    await rendered.render(
      <FileList {...props} selection={{ mode: 'all', except: new Set(), anchor: undefined }} />,
    );
    expect(all().getAttribute('aria-checked')).toBe('true');
    await click(all());
    expect(props.onClearPicks).toHaveBeenCalledOnce();
  });

  test('pick nothing in an empty list, yet explain', async () => {
    rendered = await renderInto(<FileList {...propsOf({ rows: [] })} />);
    expect(rendered.container.querySelector('.cd-list__head [role=checkbox]')).toBeNull();
    expect(head('check').textContent).toBe('Selection');
  });

  test('keep the focus while the order turns', async () => {
    const props = propsOf();
    rendered = await renderInto(<FileList {...props} onSort={vi.fn()} />);
    button(head('name'), 'Name').focus();
    await rendered.render(<FileList {...props} onSort={vi.fn()} sorted={{ by: 'name', direction: 'asc' }} />);
    expect(document.activeElement).toBe(button(head('name'), 'Name'));
    await rendered.render(<FileList {...props} onSort={vi.fn()} shownTime="opened" />);
    expect(document.activeElement).toBe(button(head('name'), 'Name'));
    expect(head('name').getAttribute('aria-sort')).toBeNull();
    expect(head('name').querySelector('svg')).toBeNull();
  });

  test('order by titles, best direction first', async () => {
    const onSort = vi.fn<NonNullable<FileListProps['onSort']>>();
    const props = propsOf();
    rendered = await renderInto(<FileList {...props} onSort={onSort} />);
    await click(button(head('name'), 'Name'));
    await rendered.render(<FileList {...props} onSort={onSort} sorted={{ by: 'name', direction: 'asc' }} />);
    await click(button(head('name'), 'Name'));
    await click(button(head('time'), 'Modified'));
    expect(onSort.mock.calls).toEqual([
      [{ by: 'title', direction: 'asc' }],
      [{ by: 'title', direction: 'desc' }],
      [{ by: 'modified', direction: 'desc' }],
    ]);
  });

  test.each([
    ['starred', { starredAt: 0 }, '10 min ago'],
    ['shared', { invitedAt: 300_000 }, '5 min ago'],
    ['updated', { starredAt: 0, modifiedAt: 480_000 }, '2 min ago'],
  ] as const)('show the moment of a list of %s', async (shownTime, times, text) => {
    const rows = [fileItem('f', { modifiedAt: 540_000, ...times })];
    rendered = await renderInto(<FileList {...propsOf({ rows, shownTime, now: 600_000 })} />);
    expect(find(at(0), '.cd-row__time').textContent).toBe(text);
    await rendered.render(<FileGrid {...propsOf({ rows, shownTime, now: 600_000 })} />);
    expect(find(at(0), '.cd-card__words').textContent).toContain(text);
  });
});

describe('folders of the icon view', () => {
  const rows = [folderItem('d1'), folderItem('d2'), folderItem('d3'), ...fileItems(6)];
  const groups = () =>
    Array.from(rendered?.container.querySelectorAll('[role=rowgroup]') ?? [], (group) => [
      group.getAttribute('aria-label'),
      Array.from(group.querySelectorAll<HTMLElement>('[data-cd-index]'), (item) => item.dataset['cdIndex']),
    ]);

  test('stand low above the files, counted both', async () => {
    rendered = await renderInto(<FileGrid {...propsOf({ rows })} />);
    expect(groups()).toEqual([
      ['Folders', ['0', '1', '2']],
      ['Files', ['3', '4', '5', '6', '7', '8']],
    ]);
    const heads = Array.from(
      rendered.container.querySelectorAll('.cd-grid__head'),
      (head) => head.textContent,
    );
    expect(heads).toEqual(['Folders 3', 'Files 6']);
    expect(at(0).querySelector('.cd-thumb')).toBeNull();
    expect(at(3).querySelector('.cd-thumb')).not.toBeNull();
    expect(at(0).closest<HTMLElement>('[role=row]')?.style.height).toBe('48px');
  });

  test('form one grid for arrows and readers', async () => {
    rendered = await renderInto(<FileGrid {...propsOf({ rows })} />);
    at(0).focus();
    await press(at(0), 'ArrowDown');
    expect(document.activeElement).toBe(at(3));
    await press(at(3), 'ArrowUp');
    expect(document.activeElement).toBe(at(0));
    const grid = find(rendered.container, '[role=grid]');
    const counted = rendered.container.querySelectorAll('[role=row]').length;
    expect(grid.getAttribute('aria-rowcount')).toBe(String(counted));
  });

  test('are not counted while more of them may follow', async () => {
    const loading = [folderItem('d1'), ...Array.from({ length: 50 }, () => undefined)];
    rendered = await renderInto(<FileGrid {...propsOf({ rows: loading })} />);
    const heads = Array.from(
      rendered.container.querySelectorAll('.cd-grid__head'),
      (head) => head.textContent,
    );
    expect(heads.map((head) => head.trim())).toEqual(['Folders', 'Files']);
  });

  test('stand among the files in searches and trash', async () => {
    rendered = await renderInto(<FileGrid {...propsOf({ rows })} withPath />);
    expect(rendered.container.querySelector('.cd-grid__head, .cd-card--low')).toBeNull();
  });

  test('have no group where there are none', async () => {
    rendered = await renderInto(<FileGrid {...propsOf({ rows: fileItems(3) })} />);
    expect(groups()).toEqual([[null, ['0', '1', '2']]]);
    expect(rendered.container.querySelector('.cd-grid__head')).toBeNull();
  });

  test('fill a folder without files alone', async () => {
    rendered = await renderInto(<FileGrid {...propsOf({ rows: rows.slice(0, 3) })} />);
    expect(groups()).toEqual([['Folders', ['0', '1', '2']]]);
  });
});

test('the list paints the window, then scroll room', async () => {
  // The clock is the test's: on a slow machine the rows to scroll to would come before the first look.
  vi.useFakeTimers();
  try {
    const rendering = renderInto(<FileList {...propsOf({ rows: fileItems(1000) })} />);
    const drawn = () => document.querySelectorAll('[data-cd-index]').length;
    expect(drawn()).toBe(Math.ceil((innerHeight - listHeadHeight) / listRowHeight));
    const first = find(document, '[data-cd-index="0"]');
    await vi.runAllTimersAsync();
    rendered = await rendering;
    expect(drawn()).toBe(20);
    expect(at(0)).toBe(first);
  } finally {
    vi.useRealTimers();
  }
});

describe.each([
  ['list', FileList],
  ['icon view', FileGrid],
] as const)('the %s', (_name, View) => {
  test('draws few of 100,000 items, counting all', async () => {
    rendered = await renderInto(<View {...propsOf({ rows: fileItems(100_000) })} />);
    const drawn = rendered.container.querySelectorAll('[data-cd-index]').length;
    expect(drawn).toBeGreaterThan(10);
    expect(drawn).toBeLessThan(80);
    const grid = find(rendered.container, '[role=grid]');
    expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThanOrEqual(100_000 / 4);
  });

  test('reports drawn rows so that others load', async () => {
    const onRange = vi.fn();
    rendered = await renderInto(
      <View {...propsOf({ rows: Array.from({ length: 500 }, () => undefined), onRange })} />,
    );
    const [first, last] = onRange.mock.lastCall ?? [];
    expect(first).toBe(0);
    expect(last).toBeGreaterThan(10);
    expect(find(rendered.container, '[aria-busy=true]')).not.toBeNull();
  });

  test('lets Tab reach one item, arrows the rest', async () => {
    const props = propsOf();
    rendered = await renderInto(<View {...props} />);
    const stops = () =>
      Array.from(rendered?.container.querySelectorAll('[data-cd-index][tabindex="0"]') ?? []);
    expect(stops()).toEqual([at(0)]);
    at(0).focus();
    await press(at(0), 'End');
    expect(document.activeElement).toBe(at(4));
    expect(stops()).toEqual([at(4)]);
    await press(at(4), 'Home');
    expect(document.activeElement).toBe(at(0));
  });

  test('keeps a reached item clear of the bar', async () => {
    const scrolledTo = async (more: Partial<FileViewProps>): Promise<number> => {
      rendered = await renderInto(<View {...propsOf({ rows: fileItems(400), ...more })} />);
      at(0).focus();
      await press(at(0), 'End');
      const { scrollTop } = find(rendered.container, '[role=grid]');
      await rendered.unmount();
      return scrollTop;
    };
    expect((await scrolledTo({})) - (await scrolledTo({ plain: true }))).toBe(72);
  });

  test('draws cut items faintly until pasted', async () => {
    const props = propsOf();
    rendered = await renderInto(<View {...props} cut={new Set([props.rows[1]?.id ?? ''])} />);
    const faint = () => Array.from(rendered?.container.querySelectorAll('.cd-row--cut, .cd-card--cut') ?? []);
    expect(faint()).toEqual([at(1)]);
    await rendered.render(<View {...props} cut={new Set()} />);
    expect(faint()).toEqual([]);
  });

  test('finds an item by typing its first letters', async () => {
    const rows = [
      fileItem('a', { title: 'Alpha' }),
      fileItem('b', { title: 'Beta' }),
      fileItem('c', { title: 'Bravo' }),
    ];
    rendered = await renderInto(<View {...propsOf({ rows })} />);
    at(0).focus();
    await press(at(0), 'b');
    expect(document.activeElement).toBe(at(1));
    await press(at(1), 'r');
    expect(document.activeElement).toBe(at(2));
  });

  test('a press picks, with ranges and toggles', async () => {
    const onPick = vi.fn<FileViewProps['onPick']>();
    rendered = await renderInto(<View {...propsOf({ onPick })} />);
    await click(at(1));
    await click(at(2), { ctrlKey: true });
    await click(at(3), { shiftKey: true });
    expect(onPick.mock.calls.map(([item, manner]) => [item.id, manner])).toEqual([
      ['1', 'only'],
      ['2', 'toggle'],
      ['3', 'range'],
    ]);
  });

  test('a press on the name opens, else picks', async () => {
    const props = propsOf();
    rendered = await renderInto(<View {...props} />);
    await click(find(at(1), '[data-cd-part=open]'));
    expect(props.onOpen).toHaveBeenCalledOnce();
    await rendered.render(<View {...props} pressOpens={false} />);
    await click(find(at(1), '[data-cd-part=open]'));
    expect(props.onOpen).toHaveBeenCalledOnce();
    expect(props.onPick).toHaveBeenCalledOnce();
  });

  test('its mark, star and menu act on it', async () => {
    const props = propsOf();
    rendered = await renderInto(<View {...props} />);
    await click(find(at(2), '[data-cd-part=check]'));
    await click(find(at(2), '[data-cd-part=star]'));
    await click(find(at(2), '[data-cd-part=menu]'));
    expect(props.onPick).toHaveBeenCalledWith(props.rows[2], 'toggle');
    expect(props.onStar).toHaveBeenCalledWith(props.rows[2]);
    expect(props.onMenu).toHaveBeenCalledWith(props.rows[2], find(at(2), '[data-cd-part=menu]'));
    expect(props.onOpen).not.toHaveBeenCalled();
  });

  test('a right press opens the menu there', async () => {
    const props = propsOf();
    rendered = await renderInto(<View {...props} />);
    at(1).dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 40, clientY: 50 }),
    );
    expect(props.onMenu).toHaveBeenCalledWith(props.rows[1], { x: 40, y: 50 });
  });

  test.each([
    ['Enter', {}, 'onOpen'],
    [' ', {}, 'onPick'],
    ['F2', {}, 'onShortcut'],
    ['*', { shiftKey: true }, 'onStar'],
    ['Delete', {}, 'onShortcut'],
    ['a', { ctrlKey: true }, 'onPickAll'],
    ['F10', { shiftKey: true }, 'onMenu'],
  ] as const)('the key %s means %s', async (key, modifiers, name) => {
    const props = propsOf();
    rendered = await renderInto(<View {...props} />);
    await press(at(1), key, modifiers);
    expect(props[name]).toHaveBeenCalledOnce();
  });

  test('Esc clears picks, else goes on', async () => {
    const props = propsOf();
    rendered = await renderInto(<View {...props} />);
    await press(at(1), 'Escape');
    expect(props.onClearPicks).not.toHaveBeenCalled();
    await rendered.render(
      <View {...props} selection={{ mode: 'all', except: new Set(), anchor: undefined }} />,
    );
    await press(at(1), 'Escape');
    expect(props.onClearPicks).toHaveBeenCalledOnce();
  });

  test('shows the picked items', async () => {
    const selection: Selection = { mode: 'all', except: new Set(['1']), anchor: undefined };
    rendered = await renderInto(<View {...propsOf({ selection })} />);
    expect([0, 1, 2].map((index) => at(index).getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'true',
    ]);
  });

  test('a disabled item cannot be picked or opened', async () => {
    const props = propsOf({ isDisabled: (item) => item.id === '1' });
    rendered = await renderInto(<View {...props} />);
    expect(at(1).getAttribute('aria-disabled')).toBe('true');
    await click(at(1));
    await press(at(1), 'Enter');
    expect(props.onPick).not.toHaveBeenCalled();
    expect(props.onOpen).not.toHaveBeenCalled();
  });

  test('[LIST-15] [LIST-16] a locked and a closed folder differ', async () => {
    const rows = [
      folderItem('a', { lock: 'owner_only' }),
      folderItem('b', { lock: 'closed' }),
      folderItem('c'),
    ];
    rendered = await renderInto(<View {...propsOf({ rows })} />);
    const signOf = (index: number) => {
      const sign = at(index).querySelector('[data-cd-lock]');
      return [sign?.getAttribute('aria-label'), sign?.querySelector('path')?.getAttribute('d')];
    };
    expect([signOf(0), signOf(1), signOf(2)]).toEqual([
      ['Only its creator can open it', lockIcon],
      ['You have no access', noAccessIcon],
      [undefined, undefined],
    ]);
    expect(lockIcon).not.toBe(noAccessIcon);
  });

  test('keeps the focused item drawn out of view', async () => {
    rendered = await renderInto(<View {...propsOf({ rows: fileItems(10_000) })} />);
    at(3).focus();
    await settle();
    const grid = find(rendered.container, '[role=grid]');
    grid.scrollTop = 200_000;
    grid.dispatchEvent(new Event('scroll'));
    await settle();
    expect(at(3).isConnected).toBe(true);
    expect(document.activeElement).toBe(at(3));
    const indexes = Array.from(rendered.container.querySelectorAll<HTMLElement>('[data-cd-index]'), (each) =>
      Number(each.dataset['cdIndex']),
    );
    expect(Math.max(...indexes)).toBeGreaterThan(3000);
  });
});
