import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Imports and requires every entry of our installed packages that holds code, and prints how many there are and which fail.
const require = createRequire(import.meta.url);
const scope = join(fileURLToPath(new URL('.', import.meta.url)), '../node_modules/@chartdock');

const entriesOf = (short) => {
  const { name, exports } = JSON.parse(readFileSync(join(scope, short, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([key, target]) => {
    const file = typeof target === 'string' ? target : (target.default ?? '');
    // A pattern stands for many entries, which the index leads to as well.
    return /\.[cm]?js$/.test(file) && !key.includes('*') ? [join(name, key)] : [];
  });
};

const problemOf = async (load) => {
  try {
    const entry = await load();
    return Object.keys(entry).length > 0 ? undefined : 'exports nothing';
  } catch (error) {
    return String(error);
  }
};

const problems = [];
const entries = readdirSync(scope).flatMap(entriesOf);
for (const entry of entries) {
  const imported = await problemOf(() => import(entry));
  if (imported !== undefined) problems.push(`import ${entry}: ${imported}`);
  const required = await problemOf(() => require(entry));
  if (required !== undefined) problems.push(`require ${entry}: ${required}`);
}
console.log(JSON.stringify({ entries, problems, hasPage: typeof document !== 'undefined' }));
