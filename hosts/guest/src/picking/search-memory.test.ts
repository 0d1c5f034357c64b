import { createMemoryStorage } from '@chartdock/platform';
import { expect, it } from 'vitest';
import { createSearchMemory } from './search-memory.ts';

it('keeps the latest five searches, each once', () => {
  const memory = createSearchMemory(createMemoryStorage());
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) memory.add(word);
  expect(memory.get()).toEqual(['b', 'f', 'e', 'd', 'c']);
});

it('takes nothing from storage that it did not write', () => {
  const storage = createMemoryStorage();
  const memory = createSearchMemory(storage);
  memory.add('plan');
  for (const text of ['{', '{}', '[1, "", "ok"]']) {
    storage.set('chartdock.searches', text);
    expect(memory.get()).toEqual(text.includes('ok') ? ['ok'] : []);
  }
});
