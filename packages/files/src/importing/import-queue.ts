import { createStore } from 'zustand/vanilla';
import { importFailureOf } from './import-failure.ts';
import type { FileItem } from '../items/file-item.types.ts';
import {
  NO_IMPORTS,
  afterImportBegan,
  afterImportFailed,
  afterImportRemoved,
  afterImported,
  afterRetryAsked,
  afterSourceAdded,
} from './import-queue.state.ts';
import type { ImportQueue, ImportSource, ImportState, ImportedFile } from './import-queue.types.ts';

/** Dependencies of a queue. */
export interface ImportQueueOptions {
  /** Makes a file of a document; a repeat under the same key makes none. */
  readonly send: (source: ImportSource, key: string, signal: AbortSignal) => Promise<ImportedFile>;
  /** Makes the key of a document, unlike those of other documents of this person. */
  readonly createKey: (index: number) => string;
  /** Is told of each file that was made. */
  readonly onImported: (item: FileItem) => void;
  /** Is told that nothing waits any more, after at least one file was made. */
  readonly onSettled: () => void;
}

/** Ends the wait for a document that was taken off the list, also when its call cannot be stopped. */
const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the document was taken off the list')));
  });

/** Creates the queue of an import dialog. Documents go one after the other, so that their order and the file limit hold. */
export const createImportQueue = (options: ImportQueueOptions): ImportQueue => {
  const store = createStore<ImportState>(() => NO_IMPORTS);
  const sources = new Map<string, ImportSource>();
  const apply = (transition: (state: ImportState) => ImportState): void =>
    store.setState(transition(store.getState()), true);
  let count = 0;
  let made = 0;
  let current: { readonly id: string; readonly controller: AbortController } | undefined;

  const sendOne = async (id: string, source: ImportSource): Promise<void> => {
    const controller = new AbortController();
    current = { id, controller };
    apply((state) => afterImportBegan(state, id));
    try {
      const imported = await Promise.race([
        options.send(source, id, controller.signal),
        stopped(controller.signal),
      ]);
      made += 1;
      apply((state) => afterImported(state, id, imported));
      options.onImported(imported.item);
    } catch (error) {
      apply((state) => afterImportFailed(state, id, importFailureOf(error)));
    } finally {
      current = undefined;
    }
  };

  const run = async (): Promise<void> => {
    if (current !== undefined) return;
    const next = store.getState().entries.find(({ status }) => status === 'waiting');
    const source = next && sources.get(next.id);
    if (next === undefined || source === undefined) {
      if (made > 0) options.onSettled();
      made = 0;
      return;
    }
    await sendOne(next.id, source);
    await run();
  };

  const remove = (id: string): void => {
    sources.delete(id);
    apply((state) => afterImportRemoved(state, id));
    if (current?.id === id) current.controller.abort();
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add: (added) => {
      for (const source of added) {
        count += 1;
        const id = options.createKey(count);
        sources.set(id, source);
        apply((state) => afterSourceAdded(state, { id, source }));
      }
      void run();
    },
    retry: (id) => {
      apply((state) => afterRetryAsked(state, id));
      void run();
    },
    remove,
    dispose: () => store.getState().entries.forEach(({ id }) => remove(id)),
  };
};
