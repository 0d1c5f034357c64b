import type { Catalogue } from '@chartdock/contract';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { interfaceTexts } from './texts.ts';

const source = new URL('../../', import.meta.url);

/** Finds the texts that stand beside each system, by their folder. */
const systems = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|[\\/])texts[\\/][\w-]+-texts\.ts$/.test(name) && !name.startsWith('composed'))
  .sort();

const loadTexts = async (name: string): Promise<Catalogue<string>> => {
  const loaded = (await import(new URL(name, source).href)) as Readonly<Record<string, Catalogue<string>>>;
  const [texts] = Object.values(loaded);
  if (texts === undefined) throw new Error(`${name} exports no texts`);
  return texts;
};

const placesOf = (text: string): string[] =>
  Array.from(text.matchAll(/\{\w+\}/g), (match) => match[0]).sort();

test('there are texts beside the systems', () => {
  expect(systems.length).toBeGreaterThanOrEqual(4);
});

test.each(systems)('%s has equal filled keys in both languages', async (name) => {
  const { zh, en } = await loadTexts(name);
  expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
  for (const [key, text] of Object.entries(zh)) {
    const other = en[key] ?? '';
    expect(text.trim(), key).not.toBe('');
    expect(other.trim(), key).not.toBe('');
    expect(placesOf(other), key).toEqual(placesOf(text));
    if (!key.startsWith('account.language.')) expect(other, key).not.toMatch(/\p{Script=Han}/u);
  }
});

test('no key stands in two systems', async () => {
  const keys = [interfaceTexts, ...(await Promise.all(systems.map(loadTexts)))].flatMap(({ zh }) =>
    Object.keys(zh),
  );
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
