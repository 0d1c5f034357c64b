import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { titleGrams } from '../../../domains/search/index.ts';
import { titleGrams as frozenGrams } from './0003-title-grams.ts';

const folder = new URL('./', import.meta.url);
const sources = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name));

it('lie in this folder', () => {
  expect(sources).toContain('0001-file-area.ts');
});

it.each(sources)('%s imports nothing that can change', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, specifier = '']) => specifier);
  expect(imported.filter((specifier) => !/^(kysely(\/.*)?|\.\/[\w-]+\.ts)$/.test(specifier))).toEqual([]);
});

it('still write the grams that search looks for', () => {
  const place = {
    ownerId: '01890000-0000-7000-8000-000000000001',
    folderId: '01890000-0000-7000-8000-000000000002',
  };
  for (const title of ['', 'Plan 2026', '季度 计划Ⅳ', 'ÀÉ ﬁn\tx'])
    expect(frozenGrams(place, title)).toEqual(titleGrams(place, title));
});
