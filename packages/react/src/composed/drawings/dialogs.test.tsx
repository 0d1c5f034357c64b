import type { ImportEntry, ImportQueue, ImportState } from '@chartdock/files';
import { createTranslator, sharedMessages } from '@chartdock/contract';
import { USUAL_DIALOGS, createDialogs } from '@chartdock/workspace';
import type { ConfirmParams } from '@chartdock/workspace';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, settle, type } from '../../testing/render.ts';
import type { DialogViewProps } from '../../foundation/dialogs/dialog-drawing.ts';
import { DialogStack } from '../../foundation/dialogs/DialogStack.tsx';
import { ImportDialog } from '../../files/importing/ImportDialog.tsx';
import { PublishDialog } from '../../files/publishing/PublishDialog.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const show = async (...given: Parameters<typeof renderInto>): Promise<HTMLElement> => {
  rendered = await renderInto(...given);
  return rendered.container;
};

const labelled = (root: ParentNode, label: string): HTMLInputElement => {
  const found = Array.from(root.querySelectorAll('label')).find((each) => each.textContent === label);
  return find<HTMLInputElement>(root, `[id="${found?.htmlFor ?? ''}"]`);
};

const typeArea = async (element: HTMLElement, text: string): Promise<void> => {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
};

/** A store as the cores have them. */
const storeOf = <State extends object>(initial: State) => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setState: (part: Partial<State>) => {
      state = { ...state, ...part };
      listeners.forEach((listener) => listener());
    },
  };
};

test('the publish form counts, collects tags and sends', async () => {
  const onPublish = vi.fn(() => Promise.resolve({ status: 'refused', reason: 'not_found' } as const));
  const container = await show(
    <PublishDialog title="Plan" onPublish={onPublish} onDone={vi.fn()} onClose={vi.fn()} />,
  );
  await typeArea(find(container, 'textarea'), '字'.repeat(7));
  expect(container.textContent).toContain('7 / 200');
  await type(labelled(container, 'Tags'), 'flow，');
  await type(labelled(container, 'Tags'), 'work');
  await press(labelled(container, 'Tags'), 'Enter');
  await type(labelled(container, 'Tags'), 'flow');
  await press(labelled(container, 'Tags'), 'Enter');
  await click(button(container, 'Remove the tag “work”'));
  await type(labelled(container, 'Tags'), 'last');
  await type(labelled(container, 'Price in yuan'), '12.5');
  await click(button(container, 'Publish'));
  expect(onPublish).toHaveBeenCalledWith({
    description: '字'.repeat(7),
    tags: ['flow', 'last'],
    price: '12.5',
    publicClone: false,
  });
});

test('the publish form names mistakes and sends nothing', async () => {
  const onPublish = vi.fn();
  const container = await show(
    <PublishDialog title="Plan" onPublish={onPublish} onDone={vi.fn()} onClose={vi.fn()} />,
  );
  await type(labelled(container, 'Price in yuan'), '1.234');
  await click(button(container, 'Publish'));
  const alerts = Array.from(container.querySelectorAll('[role=alert]'), (each) => each.textContent);
  expect(alerts).toEqual(['enter at least one tag', 'Enter a price with at most two decimals']);
  expect(onPublish).not.toHaveBeenCalled();
});

test('the publish form keeps everything after a refusal', async () => {
  const failure = { code: '70025', text: { literal: 'Not this kind' }, isSilent: false };
  const onDone = vi.fn();
  const container = await show(
    <PublishDialog
      title="Plan"
      onPublish={() => Promise.resolve({ status: 'failed', failure })}
      onDone={onDone}
      onClose={vi.fn()}
    />,
  );
  await type(labelled(container, 'Tags'), 'flow,');
  await click(button(container, 'Publish'));
  expect(find(container, '[role=alert]').textContent).toBe('Not this kind');
  expect(container.textContent).toContain('flow');
  expect(onDone).not.toHaveBeenCalled();
});

const entry = (id: string, more: Partial<ImportEntry> = {}): ImportEntry => ({
  ...{ id, name: `${id}.md`, size: 4, status: 'waiting' },
  ...{ failure: undefined, canRetry: true, item: undefined, losses: [] },
  ...more,
});

const queueOf = (entries: readonly ImportEntry[]) => {
  const store = storeOf<ImportState>({ entries });
  const calls = { add: vi.fn(), retry: vi.fn(), remove: vi.fn(), dispose: vi.fn() };
  const queue: ImportQueue = { ...calls, getState: store.getState, subscribe: store.subscribe };
  return { queue, ...calls };
};

test('the import dialog takes files dropped before it opened', async () => {
  const { queue, add, dispose } = queueOf([]);
  const files = [new File(['x'], 'a.md')];
  const onClose = vi.fn();
  const container = await show(<ImportDialog queue={queue} files={files} onClose={onClose} />);
  expect(add.mock.calls).toEqual([[files]]);
  expect(container.textContent).toContain(
    '.json .pos .posm .posf .md .markdown .txt .xmind .mm .opml .vsdx .drawio .csv .mmd .excalidraw, each under 20 MB',
  );
  expect(find(container, 'input[type=file]').getAttribute('accept')).toBe(
    '.json,.pos,.posm,.posf,.md,.markdown,.txt,.xmind,.mm,.opml,.vsdx,.drawio,.csv,.mmd,.excalidraw',
  );
  await click(button(container, 'Cancel'));
  expect([dispose.mock.calls.length > 0, onClose.mock.calls]).toEqual([true, [[0]]]);
});

test('the import dialog shows progress, failures and retries', async () => {
  const failure = { code: '70014', text: { literal: 'Busy' }, isSilent: false };
  const broken = { code: '70028', text: { literal: 'Damaged' }, isSilent: false };
  const { queue, retry, remove } = queueOf([
    entry('a', { status: 'done' }),
    entry('b', { status: 'importing' }),
    entry('c', { status: 'failed', failure }),
    entry('d', { status: 'failed', failure: broken, canRetry: false }),
  ]);
  const container = await show(<ImportDialog queue={queue} onClose={vi.fn()} />);
  const rows = Array.from(container.querySelectorAll('li'), (row) => row.textContent);
  expect(rows).toEqual(['a.mdImported', 'b.mdImporting', 'c.mdBusy', 'd.mdDamaged']);
  expect(find(container, '[role=status]').textContent).toContain('1 of 4 imported');
  await click(button(container, 'Try “c.md” again'));
  await click(button(container, 'Stop importing “b.md”'));
  expect([retry.mock.calls, remove.mock.calls]).toEqual([[['c']], [['b']]]);
  expect(container.querySelector('[aria-label="Try “d.md” again"]')).toBeNull();
});

test('a plain confirmation focuses its button, others Cancel', async () => {
  const sure = { title: 'Sure?', text: 'It goes.', onConfirm: vi.fn(), onClose: vi.fn() };
  const container = await show(<ConfirmDialog {...sure} />);
  expect(document.activeElement).toBe(button(container, 'OK'));
  await rendered?.unmount();
  const other = await show(<ConfirmDialog {...sure} dangerous />);
  expect(document.activeElement).toBe(button(other, 'Cancel'));
});

test('[DLG-14] the stack draws open dialogs with their parameters', async () => {
  const notices = { show: vi.fn(() => '1') };
  const dialogs = createDialogs(USUAL_DIALOGS, {
    notices,
    translate: createTranslator('en', sharedMessages),
  });
  const container = await show(
    <DialogStack
      dialogs={dialogs}
      views={{
        confirm: ({ dialog, onConfirm, onCancel }: DialogViewProps<ConfirmParams>) => (
          <ConfirmDialog {...dialog.params} onConfirm={onConfirm} onClose={onCancel} />
        ),
      }}
    />,
  );
  const ended = dialogs.open('confirm', { params: { title: 'Sure?', text: 'It goes.' } });
  void dialogs.open('pwa');
  await settle();
  expect(container.querySelectorAll('dialog')).toHaveLength(1);
  await click(button(container, 'OK'));
  expect(await ended).toMatchObject({ status: 'confirmed' });
  await settle();
  expect(container.querySelectorAll('dialog')).toHaveLength(0);
  expect(notices.show).toHaveBeenCalledOnce();
});

test('a mask stands in for missing modal dialogs', async () => {
  const native = HTMLDialogElement.prototype.showModal;
  try {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    const onClose = vi.fn();
    const container = await show(
      <Dialog title="Plain" closeLabel="Close" onClose={onClose} closeOnMask>
        <p>Text</p>
      </Dialog>,
    );
    const mask = find(container, '.cd-dialog-mask');
    expect(mask.style.zIndex).toBe('100');
    expect(mask.nextElementSibling).toBe(find(container, 'dialog[data-cd-plain]'));
    mask.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    expect(onClose).toHaveBeenCalledWith('mask');
  } finally {
    if (typeof native === 'function') HTMLDialogElement.prototype.showModal = native;
  }
});

test('a dialog names its author only where told', async () => {
  const dialogs = createDialogs(USUAL_DIALOGS, {
    notices: { show: () => '' },
    translate: createTranslator('en', sharedMessages),
  });
  const Question = ({ dialog }: DialogViewProps<ConfirmParams>) => (
    <ConfirmDialog
      title={dialog.params.title}
      text={dialog.params.text}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />
  );
  const root = await show(<DialogStack dialogs={dialogs} views={{ confirm: Question }} />);
  const params = { title: 'Your account ends', text: 'Pay here.' };
  const signs = () => Array.from(root.querySelectorAll('.cd-dialog__sign'), (each) => each.textContent);
  void dialogs.open('confirm', { params });
  await settle();
  expect(signs()).toEqual([]);
  void dialogs.open('confirm', { params, sign: 'A link says this.' });
  await settle();
  expect(signs()).toEqual(['A link says this.']);
});
