import { describe, expect, it } from 'vitest';
import type { Json } from '@chartdock/documents';
import { indexDefinition } from '../things/index-of.ts';
import { seedTree } from '../testing/seed-definitions.ts';
import type { Transaction } from '../operations/operation.types.ts';
import { listConflicts, listConflictsOn } from './conflicts.ts';

const titled = (id: string, title: Json, was?: Json): Transaction => ({
  ...{ id, label: 'write', cause: 'user' as const },
  ops: [{ op: 'set', id: 'a', to: { title }, ...(was === undefined ? {} : { was: { title: was } }) }],
});

describe('fields that both sides changed', () => {
  it('name both values, and who wrote theirs', () => {
    const theirs = { ...titled('t2', 'Theirs'), version: 2, by: 'someone' };
    expect(listConflicts([titled('t1', 'Mine')], [theirs])).toEqual([
      { id: 'a', field: 'title', mine: 'Mine', theirs: 'Theirs', by: 'someone' },
    ]);
  });

  it('are none for equal or own values', () => {
    const same = { ...titled('t2', 'Mine'), version: 2 };
    const own = { ...titled('t1', 'Other'), version: 2 };
    expect(listConflicts([titled('t1', 'Mine')], [same, own])).toEqual([]);
  });

  it('are found on replaced definitions', () => {
    const index = indexDefinition(seedTree());
    expect(listConflictsOn(index, [titled('t1', 'Mine', 'Before')])).toEqual([
      { id: 'a', field: 'title', mine: 'Mine', theirs: 'Alpha' },
    ]);
  });

  it('are none at beginnings and ends', () => {
    const index = indexDefinition(seedTree());
    expect(listConflictsOn(index, [titled('t1', 'Mine', 'Alpha'), titled('t2', 'Other', 'Mine')])).toEqual(
      [],
    );
    expect(listConflictsOn(index, [titled('t1', 'Alpha', 'Before')])).toEqual([]);
    expect(listConflictsOn(index, [titled('t1', 'Alpha')])).toEqual([]);
  });
});
