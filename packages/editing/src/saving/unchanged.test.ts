import { expect, it } from 'vitest';
import { createStore } from '../store/store.ts';
import { openSeed } from '../testing/random-editing.ts';
import { createMemoryJournal } from './memory-journal.ts';
import { createSaver } from './saver.ts';

const FILES = 500;

interface Visit {
  /** Phases that were told besides `saved`. */
  readonly phases: readonly string[];
  readonly sent: number;
  readonly kept: number;
}

/** Opens a document, looks at things in it, perhaps writes, and closes it. */
const visit = async (seed: number, writes: boolean): Promise<Visit> => {
  const definition = openSeed(seed).toDefinition();
  const store = createStore({ definition, now: () => seed, newId: () => `n${seed}` });
  const journal = createMemoryJournal();
  const phases: string[] = [];
  let sent = 0;
  const saver = createSaver({
    ...{ store, journal, version: 1, after: () => () => undefined },
    send: () => {
      sent += 1;
      return Promise.reject(new Error('nothing is to be sent'));
    },
    failureOf: () => ({ kind: 'network' }),
    onState: ({ phase }) => {
      if (phase !== 'saved') phases.push(phase);
    },
  });
  store.select(store.index.childrenOf(undefined).map(({ id }) => id));
  store.toDefinition();
  store.undo();
  if (writes) store.apply({ op: 'set', id: '@', to: { 'page.name': `Visited ${seed}` } });
  saver.flush();
  await saver.settled();
  saver.stop();
  return { phases, sent, kept: (await journal.list()).length };
};

it('says of unchanged files never that they are unsaved', async () => {
  for (let seed = 0; seed < FILES; seed += 1)
    expect(await visit(seed, false)).toEqual({ phases: [], sent: 0, kept: 0 });
});

it('says it of files that were changed', async () => {
  const { phases, sent, kept } = await visit(0, true);
  expect([phases.includes('saving'), sent, kept]).toEqual([true, 1, 1]);
});
