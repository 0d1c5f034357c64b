import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  descriptorsSource,
  guardsSource,
  linkCallsSource,
  pickerCallsSource,
} from '../../generator/contract-source.ts';
import { endpoints } from '../schema.ts';
import { createDamagedSamples, createSamples } from '../testing/answer-samples.ts';
import { calls } from './descriptors.ts';
import { answerGuards } from './guards.ts';

const seed = { seed: 20_261_121, numRuns: 100 };

const all = Object.entries(endpoints).flatMap(([group, table]) =>
  Object.entries(table as Readonly<Record<string, { readonly data: z.ZodType }>>).map(([name, { data }]) => ({
    name: `${group}.${name}`,
    data,
    isAnswer: (answerGuards as Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>>)[group]?.[
      name
    ] ?? (() => false),
  })),
);

describe('generated modules', () => {
  it.each([
    ['descriptors.ts', descriptorsSource],
    ['guards.ts', guardsSource],
    ['picker-calls.ts', pickerCallsSource],
    ['link-calls.ts', linkCallsSource],
  ])('%s says what the endpoint values say', async (name, makeSource) => {
    const file = new URL(name, import.meta.url);
    const config = await resolveConfig(file);
    expect(await readFile(file, 'utf8')).toBe(await format(makeSource(), { ...config, parser: 'typescript' }));
  });
});

describe('answerGuards', () => {
  it.each(all)('takes every answer of $name that its schema makes', ({ data, isAnswer }) => {
    fc.assert(
      fc.property(createSamples(data), (answer) => data.safeParse(answer).success && isAnswer(answer)),
      seed,
    );
  });

  it.each(all)('judges damaged answers of $name as its schema does', ({ data, isAnswer }) => {
    fc.assert(
      fc.property(createDamagedSamples(data), (answer) => isAnswer(answer) === data.safeParse(answer).success),
      seed,
    );
  });

  it('takes fields that it does not know', () => {
    expect(answerGuards.folders.sortAll({ count: 1, later: true })).toBe(true);
  });
});

describe('calls', () => {
  const rows = Object.values(calls).flatMap((table) => Object.values(table));

  it('names every call once and gives no two calls the same method and path', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(new Set(rows.map(({ method, path }) => `${method} ${path}`)).size).toBe(rows.length);
  });

  it('sends the input of a GET in its query and of a POST in its body', () => {
    for (const { method, encoding } of rows) expect(encoding === 'query').toBe(method === 'GET');
  });

  it('asks for a token everywhere but where one is got', () => {
    const open = rows.filter(({ needToken }) => !needToken).map(({ name }) => name);
    expect(open.sort()).toEqual([
      ...['charts.info', 'session.exchange', 'session.resume', 'session.signIn'],
      'viewLinks.open',
    ]);
  });

  it('counts as a write what changes something, GETs included', () => {
    const reads = rows.filter(({ method, write }) => method === 'POST' && !write).map(({ name }) => name);
    const writes = rows.filter(({ method, write }) => method === 'GET' && write).map(({ name }) => name);
    // One-time codes are spent where they are taken, so that a repeat must never get the first answer again.
    expect(reads).toEqual([
      ...['session.signIn', 'session.resume', 'session.verify', 'session.handOff', 'session.exchange'],
      ...['viewLinks.open', 'wemeet.getSignUrl', 'wemeet.thirdBinding'],
    ]);
    expect(writes).toEqual(['session.signOut', 'viewLinks.removePassword', 'viewLinks.delLink']);
  });
});
