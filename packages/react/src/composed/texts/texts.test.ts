import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPickerTextLookup, loadListTexts, loadPickerTexts } from './picker-texts.ts';
import { completeTexts } from '../../pickers/completions.ts';
import { createTextLookup, interfaceTexts } from './texts.ts';

test('both languages have equal, filled keys and places', () => {
  const placesOf = (text: string) => Array.from(text.matchAll(/\{\w+\}/g), (match) => match[0]).sort();
  expect(Object.keys(interfaceTexts.en).sort()).toEqual(Object.keys(interfaceTexts.zh).sort());
  for (const [key, text] of Object.entries(interfaceTexts.zh)) {
    const other = Object.entries(interfaceTexts.en).find(([name]) => name === key)?.[1] ?? '';
    expect(text.trim(), key).not.toBe('');
    expect(other.trim(), key).not.toBe('');
    expect(placesOf(other), key).toEqual(placesOf(text));
  }
});

test('fills places and lets single texts be replaced', () => {
  const t = createTextLookup('en', { 'create.label': 'Make' });
  expect([t('selection.count', { n: 3 }), t('create.label')]).toEqual(['3 selected', 'Make']);
});

/** Walks the modules that one loads at once, those it shares with the file area included. */
const modulesOf = (first: string, without?: string): string[] => {
  const seen = new Map<string, string>();
  const visit = (url: URL): void => {
    if (seen.has(url.href) || (without !== undefined && url.href.endsWith(without))) return;
    const source = readFileSync(url, 'utf8');
    seen.set(url.href, source);
    for (const [statement, path] of source.matchAll(/(?:import|export)[^;]*? from '(\.[^']+)';/g)) {
      if (!/^(import|export) type/.test(statement) && path !== undefined) visit(new URL(path, url));
    }
  };
  visit(new URL(first, import.meta.url));
  return [...seen.values()];
};

const keysIn = (modules: readonly string[]): string[] => {
  const known = Object.keys(interfaceTexts.en);
  return modules
    .flatMap((source) => Array.from(source.matchAll(/\bt\('([\w.]+)'/g), (match) => match[1] ?? ''))
    .filter((key) => known.includes(key));
};

/** Keys that a table holds are named by themselves. */
const keysAnywhereIn = (modules: readonly string[]): string[] => {
  const known = Object.keys(interfaceTexts.en);
  return modules
    .flatMap((source) => Array.from(source.matchAll(/'(\w+\.\w+)'/g), (match) => match[1] ?? ''))
    .filter((key) => known.includes(key));
};

const missing = (keys: readonly string[], t: unknown): readonly string[] => {
  const lookup = t as (key: string) => string;
  return keys.filter((key) => lookup(key) === key);
};

test('a picker finds every text that its modules name', async () => {
  const modules = modulesOf('../../picker.ts');
  expect(modules.length).toBeGreaterThan(20);
  const keys = keysIn(modules);
  expect(keys.length).toBeGreaterThan(30);
  for (const locale of ['zh', 'en'] as const)
    expect(missing(keys, createPickerTextLookup(await loadPickerTexts(locale)))).toEqual([]);
});

test('a file picker begins with few texts', async () => {
  // The effects of keys are told by the map of keys alone, which a picker does not have.
  const keys = keysAnywhereIn(modulesOf('../../pickers/FilePicker.tsx', '/keys/key-table.ts'));
  expect(keys.length).toBeGreaterThan(20);
  for (const locale of ['zh', 'en'] as const) {
    const t = createPickerTextLookup(await loadListTexts(locale));
    // The way back from pictures shows with the pictures, which wait for all texts.
    expect(missing(keys, t)).toEqual(['picker.rows']);
    expect(missing(['empty.search', 'picker.chooseHere'], t)).toHaveLength(2);
    await completeTexts();
    expect(missing([...keys, 'empty.search', 'picker.chooseHere'], t)).toEqual([]);
  }
});

test('no component carries a text of its own', () => {
  const at = new URL('../../', import.meta.url);
  const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter(
    (each) => each.endsWith('.tsx') && !each.endsWith('.test.tsx') && !each.startsWith('gallery'),
  );
  expect(names.length).toBeGreaterThan(100);
  for (const name of names)
    expect(readFileSync(new URL(name, at), 'utf8'), name).not.toMatch(/\p{Script=Han}/u);
});
