import { applyAll } from '../operations/apply.ts';
import { OrderServer } from './order-server.ts';
import { Random } from './random.ts';
import { canonical, openSeed, readAgain } from './random-editing.ts';
import { randomIntent } from './random-intent.ts';
import type { Transaction } from '../operations/operation.types.ts';
import type { EditingStore } from '../store/store.ts';

/** Way an editor takes in the words of the server. */
export type TakeIn = (store: EditingStore, rows: readonly Transaction[]) => void;

/** The way of the product: pending ones are taken back and put on top again. */
export const takeBackFirst: TakeIn = (store, rows) => {
  store.receive(rows);
};

/** A wrong way, as a control: changes of others are put on top of pending ones. */
export const putOnTop: TakeIn = (store, rows) => {
  const own = new Set(store.pending.map(({ id }) => id));
  for (const row of rows) if (!own.has(row.id)) applyAll(store.index, row.ops, row.cause);
  store.acknowledge(rows.map(({ id }) => id));
};

interface Editor {
  readonly store: EditingStore;
  version: number;
}

/** Lets three editors work on one document with random delays, and says whether all end equal to the stored one. */
export const checkEditors = (
  seed: number,
  steps: number,
  takeIn: TakeIn = takeBackFirst,
): readonly string[] => {
  const random = new Random(seed + 77_000);
  const server = new OrderServer(readAgain(openSeed(seed).toDefinition()));
  const editors = ['a', 'b', 'c'].map((name): Editor => ({ store: openSeed(seed, name), version: 1 }));
  const exchange = (editor: Editor): void => {
    const outcome = server.take(
      JSON.parse(JSON.stringify(editor.store.pending)) as Transaction[],
      editor.version,
    );
    takeIn(editor.store, JSON.parse(JSON.stringify(outcome.rows)) as Transaction[]);
    editor.version = outcome.version;
  };
  for (let step = 0; step < steps; step += 1) {
    const editor = random.pick(editors);
    if (editor === undefined) continue;
    const chance = random.next();
    if (chance < 0.12) exchange(editor);
    else if (chance < 0.18) editor.store.undo();
    else if (chance < 0.2) editor.store.redo();
    else {
      const intent = randomIntent(editor.store, random);
      if (intent !== undefined) editor.store.apply(intent);
    }
  }
  for (let round = 0; round < 2; round += 1) for (const editor of editors) exchange(editor);
  const stored = canonical(readAgain(server.definition()));
  return editors.flatMap((editor, at) =>
    canonical(readAgain(editor.store.toDefinition())) === stored
      ? []
      : [`editor ${at} differs from what is stored`],
  );
};
