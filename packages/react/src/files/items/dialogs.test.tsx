import type {
  CommandResult,
  Failure,
  FileItem,
  FolderTree,
  RenameResult,
  TreeRow,
  TreeShortcuts,
} from '@chartdock/files';
import { afterEach, expect, test, vi } from 'vitest';
import { fileItem } from '../../testing/items.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, settle, type } from '../../testing/render.ts';
import { ConfirmDialog } from '../../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { CreateFolderDialog } from '../folders/CreateFolderDialog.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { MoveDialog } from '../folders/MoveDialog.tsx';
import type { MoveDialogProps } from '../folders/MoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const field = () => find<HTMLInputElement>(rendered?.container ?? document, 'dialog input');
const alertText = () => rendered?.container.querySelector('[role=alert]')?.textContent;
const failure: Failure = { code: 'taken', text: { literal: 'That name is taken' }, isSilent: false };
const done = (value: FileItem) => ({ status: 'done', value, undo: undefined }) as const;

test('a saved name closes the dialog', async () => {
  const onRename = vi.fn((item: FileItem): Promise<RenameResult> => Promise.resolve(done(item)));
  const onClose = vi.fn();
  const item = fileItem('a', { title: 'Old' });
  rendered = await renderInto(<RenameDialog item={item} onRename={onRename} onClose={onClose} />);
  expect(field().value).toBe('Old');
  await type(field(), '  <script>x</script>New  ');
  await press(field(), 'Enter');
  expect(onRename).toHaveBeenCalledWith(item, '  <script>x</script>New  ');
  expect(onClose).toHaveBeenCalledOnce();
});

test('an empty name is refused where it was typed', async () => {
  const onRename = vi.fn();
  rendered = await renderInto(<RenameDialog item={fileItem('a')} onRename={onRename} onClose={vi.fn()} />);
  await type(field(), '   ');
  await press(field(), 'Enter');
  expect(onRename).not.toHaveBeenCalled();
  expect(alertText()).toBe('Enter a name');
});

test('the same name closes without a call', async () => {
  const onRename = vi.fn();
  const onClose = vi.fn();
  rendered = await renderInto(
    <RenameDialog item={fileItem('a', { title: 'Same' })} onRename={onRename} onClose={onClose} />,
  );
  await press(field(), 'Enter');
  expect(onRename).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a taken name explains itself and can be used', async () => {
  const renameAnyway = vi.fn((): Promise<CommandResult<FileItem>> => Promise.resolve(done(fileItem('a'))));
  const onRename = (): Promise<RenameResult> =>
    Promise.resolve({ status: 'conflict', failure, renameAnyway });
  const onClose = vi.fn();
  rendered = await renderInto(<RenameDialog item={fileItem('a')} onRename={onRename} onClose={onClose} />);
  await type(field(), 'Taken');
  await press(field(), 'Enter');
  expect(alertText()).toBe('That name is taken');
  expect(field().value).toBe('Taken');
  expect(onClose).not.toHaveBeenCalled();
  await click(button(rendered.container, 'Rename anyway'));
  expect(renameAnyway).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a failed folder keeps its dialog and name', async () => {
  const onCreate = (): Promise<CommandResult<FileItem>> => Promise.resolve({ status: 'failed', failure });
  const onClose = vi.fn();
  rendered = await renderInto(<CreateFolderDialog onCreate={onCreate} onClose={onClose} />);
  await type(field(), 'Plans');
  await click(button(rendered.container, 'Create folder'));
  expect([alertText(), field().value]).toEqual(['That name is taken', 'Plans']);
  expect(onClose).not.toHaveBeenCalled();
});

test('[DLG-19] a plain dialog has Cancel and OK', async () => {
  rendered = await renderInto(
    <ConfirmDialog title="Sure?" text="This goes." onConfirm={vi.fn()} onClose={vi.fn()} />,
  );
  const names = Array.from(
    rendered.container.querySelectorAll('dialog .cd-dialog__footer button'),
    (each) => each.textContent,
  );
  expect(names).toEqual(['Cancel', 'OK']);
});

test('a confirmation confirms once, then closes', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onClose = vi.fn();
  rendered = await renderInto(
    <ConfirmDialog title="Sure?" text="This goes." onConfirm={onConfirm} onClose={onClose} />,
  );
  await press(find(rendered.container, 'dialog'), 'Enter');
  await press(find(rendered.container, 'dialog'), 'Enter');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await settle();
  expect(onClose).toHaveBeenCalledOnce();
});

const row = (id: string, more: Partial<TreeRow> = {}): TreeRow => ({
  folder: { id, parentId: 'root', title: `Folder ${id}`, hasChildren: false, level: { status: 'unknown' } },
  depth: 1,
  isOpen: false,
  refusal: undefined,
  path: [],
  ...more,
});

const fakeTree = (
  rows: readonly TreeRow[],
  shortcuts: TreeShortcuts = { recent: [], favourites: [] },
): FolderTree => {
  const state = {
    folders: new Map(),
    open: new Set<string>(),
    search: { status: 'off' },
    shortcuts,
  } as const;
  return {
    getState: () => state,
    subscribe: () => () => undefined,
    rows: () => rows,
    open: vi.fn(() => Promise.resolve()),
    close: vi.fn(),
    reveal: vi.fn(() => Promise.resolve()),
    search: vi.fn(() => Promise.resolve()),
    loadShortcuts: vi.fn(() => Promise.resolve()),
    add: vi.fn(),
  };
};

const openMove = async (
  rows: readonly TreeRow[],
  onMove: () => Promise<CommandResult>,
  more: Partial<MoveDialogProps> & { readonly shortcuts?: TreeShortcuts } = {},
) => {
  const { shortcuts, ...props } = more;
  const onClose = vi.fn();
  const tree = fakeTree(rows, shortcuts);
  rendered = await renderInto(
    <MoveDialog
      items={[fileItem('a', { parentId: 'p' })]}
      count={1}
      createTree={() => tree}
      onMove={onMove}
      onClose={onClose}
      {...props}
    />,
  );
  return { tree, onClose, root: rendered.container };
};

const moved: CommandResult = { status: 'done', value: undefined, undo: undefined };

test('moving opens the tree and needs a choice', async () => {
  const onMove = vi.fn(() => Promise.resolve(moved));
  const { tree, onClose, root } = await openMove([row('x'), row('y')], onMove);
  expect(tree.open).toHaveBeenCalledWith('root');
  expect(tree.reveal).toHaveBeenCalledWith('p');
  expect(button(root, 'Move here').disabled).toBe(true);
  await click(find(root, '[data-cd-node=y]'));
  await click(button(root, 'Move here'));
  expect(onMove).toHaveBeenCalledWith('y');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a forbidden folder cannot be chosen', async () => {
  const { root } = await openMove([row('x', { refusal: 'into_itself' })], vi.fn());
  await click(find(root, '[data-cd-node=x]'));
  expect(find(root, '[data-cd-node=x]').getAttribute('aria-selected')).toBe('false');
  expect(button(root, 'Move here').disabled).toBe(true);
});

test('the holding folder takes copies only', async () => {
  const onMove = vi.fn();
  const onCopy = vi.fn(() => Promise.resolve(moved));
  const { root, onClose } = await openMove([row('x', { refusal: 'already_there' })], onMove, {
    onCopy,
  });
  expect(find(root, '[data-cd-node=x]').textContent).toContain('Current location');
  await click(find(root, '[data-cd-node=x]'));
  expect(root.textContent).toContain('you can only copy it here');
  expect(button(root, 'Move here').disabled).toBe(true);
  await click(button(root, 'Copy here'));
  expect(onCopy).toHaveBeenCalledWith('x');
  expect(onClose).toHaveBeenCalledOnce();
});

test('recent and favourite folders refuse like the tree', async () => {
  const onMove = vi.fn(() => Promise.resolve(moved));
  const shortcut = (id: string, refusal?: TreeRow['refusal']) => ({
    id,
    title: `Folder ${id}`,
    chain: [{ folderId: id, title: `Folder ${id}` }],
    refusal,
  });
  const shortcuts = {
    recent: [shortcut('deep'), shortcut('own', 'into_itself')],
    favourites: [shortcut('star')],
  };
  const { root, tree } = await openMove([row('x')], onMove, { shortcuts });
  expect(tree.loadShortcuts).toHaveBeenCalledOnce();
  expect(button(root, 'Folder own').disabled).toBe(true);
  expect(find(root, '[aria-label="Favourite folders"]').textContent).toContain('Folder star');
  await click(button(root, 'Folder deep'));
  expect(button(root, 'Folder deep').getAttribute('aria-pressed')).toBe('true');
  await click(button(root, 'Move here'));
  expect(onMove).toHaveBeenCalledWith('deep');
});

test('a new folder is chosen at once', async () => {
  const made = fileItem('new', { type: 'folder', title: 'Plans' });
  const onCreateFolder = vi.fn<NonNullable<MoveDialogProps['onCreateFolder']>>(() =>
    Promise.resolve({ status: 'done', value: made, undo: undefined }),
  );
  const { root, tree } = await openMove([row('x'), row('new')], vi.fn(), { onCreateFolder });
  await click(find(root, '[data-cd-node=x]'));
  await click(button(root, 'New folder'));
  const field = find<HTMLInputElement>(root, '.cd-new-folder input');
  expect(document.activeElement).toBe(field);
  await type(field, '  ');
  await press(field, 'Enter');
  expect([alertText(), onCreateFolder.mock.calls]).toEqual(['Enter a name', []]);
  await type(field, 'Plans');
  await press(field, 'Enter');
  expect(onCreateFolder).toHaveBeenCalledWith('Plans', 'x');
  expect(tree.add).toHaveBeenCalledWith(made);
  expect(root.querySelector('.cd-new-folder')).toBeNull();
  expect(find(root, '[data-cd-node=new]').getAttribute('aria-selected')).toBe('true');
});

test('letters and Home and End walk the tree', async () => {
  const { root } = await openMove(
    [row('ax'), row('b'), row('c')].map((each) => ({
      ...each,
      folder: { ...each.folder, title: each.folder.id },
    })),
    vi.fn(),
  );
  const node = (id: string): HTMLElement => find(root, `[data-cd-node=${id}]`);
  node('ax').focus();
  await press(node('ax'), 'b');
  expect(document.activeElement).toBe(node('b'));
  await press(node('b'), 'End');
  expect(document.activeElement).toBe(node('c'));
  await press(node('c'), 'Home');
  expect(document.activeElement).toBe(node('ax'));
});

test('a refused move keeps the dialog and reason', async () => {
  const { onClose, root } = await openMove([row('x')], () => Promise.resolve({ status: 'failed', failure }));
  await click(find(root, '[data-cd-node=x]'));
  await click(button(root, 'Move here'));
  expect(alertText()).toBe('That name is taken');
  expect(onClose).not.toHaveBeenCalled();
});

test('the tree opens by arrow keys', async () => {
  const open = row('x', { folder: { ...row('x').folder, hasChildren: true } });
  const { tree, root } = await openMove([open, row('y')], vi.fn());
  const first = find(root, '[data-cd-node=x]');
  first.focus();
  await press(first, 'ArrowRight');
  expect(tree.open).toHaveBeenLastCalledWith('x');
  await press(first, 'ArrowDown');
  expect(document.activeElement).toBe(find(root, '[data-cd-node=y]'));
  await press(find(root, '[data-cd-node=y]'), 'Enter');
  expect(find(root, '[data-cd-node=y]').getAttribute('aria-selected')).toBe('true');
});

test('[MENU-54] an empty menu says that permission is missing', async () => {
  rendered = await renderInto(
    <ItemMenu
      item={fileItem('a')}
      offers={[]}
      anchor={{ x: 0, y: 0 }}
      onAction={vi.fn()}
      onDownload={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  expect(find(rendered.container, '[role=menu]').textContent).toBe(
    'You have no more permissions for operations',
  );
});

test('an item menu sets removal apart', async () => {
  const onAction = vi.fn();
  const item = fileItem('a');
  rendered = await renderInto(
    <ItemMenu
      item={item}
      offers={[
        { action: 'rename', isDangerous: false },
        { action: 'delete', isDangerous: true },
      ]}
      anchor={{ x: 0, y: 0 }}
      onAction={onAction}
      onDownload={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  const entries = Array.from(rendered.container.querySelectorAll<HTMLElement>('[role=menuitem]'));
  expect(entries.map((entry) => find(entry, '.cd-menu__label').textContent)).toEqual([
    'Rename',
    'Move to trash',
  ]);
  expect(entries[1]?.className).toContain('danger');
  await click(entries[1] ?? rendered.container);
  expect(onAction).toHaveBeenCalledWith('delete', item);
});
