// Prints what the built web app holds that the oldest engine of the meeting app (Chrome 77, Safari 13) does not know.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findNewStyles } from '../scripts/checking/old-engine-styles.ts';
import type { TooNew } from '../scripts/checking/old-engines.ts';
import { findTooNew } from '../scripts/checking/old-engines.ts';
import { inRoot } from '../scripts/repository/paths.ts';

const folder = inRoot('hosts/web/dist/assets');

const readers: readonly { readonly end: string; readonly find: (text: string) => TooNew[] }[] = [
  { end: '.js', find: findTooNew },
  { end: '.css', find: findNewStyles },
];

const countOf = (found: readonly TooNew[]): string => {
  const counts = new Map<string, number>();
  for (const { what } of found) counts.set(what, (counts.get(what) ?? 0) + 1);
  const rows = [...counts].sort(([, one], [, other]) => other - one);
  return rows.map(([what, count]) => `  ${String(count).padStart(5)}  ${what}`).join('\n');
};

for (const name of readdirSync(folder).sort()) {
  const reader = readers.find(({ end }) => name.endsWith(end));
  if (reader === undefined) continue;
  const found = reader.find(readFileSync(join(folder, name), 'utf8'));
  console.log(`${name}: ${found.length === 0 ? 'nothing too new' : ''}\n${countOf(found)}`.trimEnd());
}
