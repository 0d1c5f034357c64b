import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPickerTextLookup, loadPickerTexts } from './picker-texts.ts';
import { createTextLookup, interfaceTexts } from './texts.ts';

test('both languages have the same keys, none empty, with the same places', () => {
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

/** Walks the picker's own modules, those it shares with the file area included. */
const pickerModules = (): string[] => {
  const seen = new Map<string, string>();
  const visit = (url: URL): void => {
    if (seen.has(url.href)) return;
    const source = readFileSync(url, 'utf8');
    seen.set(url.href, source);
    for (const [statement, path] of source.matchAll(/(?:import|export)[^;]*? from '(\.[^']+)';/g)) {
      if (!/^(import|export) type/.test(statement) && path !== undefined) visit(new URL(path, url));
    }
  };
  visit(new URL('../picker.ts', import.meta.url));
  return [...seen.values()];
};

test('a picker finds every text that its modules name', async () => {
  const modules = pickerModules();
  expect(modules.length).toBeGreaterThan(20);
  const t = createPickerTextLookup(await loadPickerTexts('en'));
  const named = modules.flatMap((source) =>
    Array.from(source.matchAll(/\bt\('([\w.]+)'/g), (match) => match[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(30);
  const known = Object.keys(interfaceTexts.en);
  for (const key of named.filter((name) => known.includes(name))) {
    const lookup: (key: string) => string = t as (key: string) => string;
    expect(lookup(key), key).not.toBe(key);
  }
});

test('no component carries a text of its own', () => {
  const folders = ['../files/', '../primitives/', '../pickers/', '../provider/'];
  for (const folder of folders) {
    const at = new URL(folder, import.meta.url);
    for (const name of readdirSync(at).filter(
      (each) => each.endsWith('.tsx') && !each.endsWith('.test.tsx'),
    )) {
      expect(readFileSync(new URL(name, at), 'utf8'), name).not.toMatch(/\p{Script=Han}/u);
    }
  }
});
