import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { isForThisMachine } from './demo-signs.ts';

const RECIPES = new URL('../../../../../docs/recipes/', import.meta.url);
const SECTION = /^## (.+)$/gm;
const SHELL = /```sh\n(.*?)```/gs;
const VARIABLE = /\b(HOST|CHARTDOCK_[A-Z_]+)=(\S+)/g;

/** Reads the settings that the shell lines of a section set. */
const settingsIn = (section: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...section.matchAll(SHELL)].flatMap(([, lines = '']) =>
      [...lines.matchAll(VARIABLE)].map(([, name = '', value = '']) => [name, value]),
    ),
  );

/** Splits a recipe into its sections, by their headings. */
const sectionsOf = (file: string): Readonly<Record<string, string>> => {
  const text = readFileSync(new URL(file, RECIPES), 'utf8');
  const heads = [...text.matchAll(SECTION)];
  return Object.fromEntries(
    heads.map((head, at) => [head[1] ?? '', text.slice(head.index, heads[at + 1]?.index)]),
  );
};

const KEYS = /_(KEY|KEYS|SECRET)$/;

describe('a server that is started as a recipe says', () => {
  it.each([
    ['proxies.md', 'nginx'],
    ['proxies.md', 'Caddy'],
    ['proxies.md', 'HAProxy'],
    ['proxies.md', 'Two proxies in a row'],
    ['merchant-accounts.md', 'Requirements'],
  ])('in %s, %s is no demo', (file, section) => {
    const all = settingsIn(sectionsOf(file)[section] ?? '');
    expect(Object.keys(all)).not.toEqual([]);
    // Keys stand in the recipe as dots.
    const settings = Object.fromEntries(Object.entries(all).filter(([name]) => !KEYS.test(name)));
    const config = readConfig(settings);
    expect([config.seed, isForThisMachine(config)]).toEqual(['none', false]);
  });
});
