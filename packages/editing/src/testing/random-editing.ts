import { readDefinition } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import { createStore } from '../store/store.ts';
import type { EditingStore } from '../store/store.ts';
import { Random } from './random.ts';
import { randomIntent } from './random-intent.ts';
import { seedBoard, seedGraph, seedTree } from './seed-definitions.ts';

/** Writes a value so that two of the same content are the same text: databases keep no order of names. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const SEEDS = [seedTree, seedGraph, seedBoard] as const;

/** Reads a definition as a server would hand it out: the stored document is read again. */
export const readAgain = (value: unknown): Definition => {
  const reading = readDefinition(JSON.parse(JSON.stringify(value)));
  if (reading.status === 'read') return reading.definition;
  throw new Error(`A document is no definition any more: ${JSON.stringify(reading)}`);
};

/** Opens the document that a seed stands for. */
export const openSeed = (seed: number, name = 'n'): EditingStore => {
  let count = 0;
  return createStore({
    definition: readAgain((SEEDS[seed % SEEDS.length] ?? seedTree)()),
    now: () => 1_000_000 + count * 2_000,
    newId: () => `${name}${seed}-${(count += 1)}`,
  });
};

const editOnce = (store: EditingStore, random: Random): void => {
  const chance = random.next();
  if (chance < 0.06) store.undo();
  else if (chance < 0.1) store.redo();
  else {
    const intent = randomIntent(store, random);
    if (intent !== undefined) store.apply(JSON.parse(JSON.stringify(intent)) as typeof intent);
  }
};

/** Lists the faults after so many random operations of a seed: undone to the start, done again to the end, saved and loaded. */
export const checkSeed = (seed: number, length: number): readonly string[] => {
  const store = openSeed(seed);
  const random = new Random(seed);
  const start = canonical(store.toDefinition());
  const faults: string[] = [];
  for (let step = 0; step < length; step += 1) editOnce(store, random);
  while (store.redo());
  const end = canonical(store.toDefinition());
  const sent = JSON.stringify(store.pending);
  if (JSON.stringify(JSON.parse(sent)) !== sent) faults.push('operations do not pass JSON unchanged');
  if (canonical(createStoreOf(readAgain(store.toDefinition())).toDefinition()) !== end)
    faults.push('saving and loading changes the document');
  const replayed = openSeed(seed);
  replayed.restore(JSON.parse(sent) as typeof store.pending);
  if (canonical(replayed.toDefinition()) !== end) faults.push('a replayed journal gives another document');
  while (store.undo());
  if (canonical(store.toDefinition()) !== start) faults.push('undoing to the start gives another document');
  while (store.redo());
  if (canonical(store.toDefinition()) !== end) faults.push('doing all again gives another document');
  return faults;
};

const createStoreOf = (definition: Definition): EditingStore =>
  createStore({ definition, now: () => 0, newId: () => 'x' });
