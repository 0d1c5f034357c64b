import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BENCHES } from './benches.ts';

const root = join(import.meta.dirname, '../..');
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

describe('the run of all benches', () => {
  it('names scripts that hand in figures', () => {
    for (const { args } of BENCHES) {
      const script = join(root, 'bench', args[0] ?? '');
      const beside = readdirSync(join(script, '..')).filter((name) => name === 'report.ts');
      const sources = [script, ...beside.map((name) => join(script, '..', name))];
      expect(
        sources.some((path) => readFileSync(path, 'utf8').includes('handIn(')),
        script,
      ).toBe(true);
    }
  });

  it('watches folders that exist', () => {
    const missing = BENCHES.flatMap(({ watches }) => watches).filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  it('tells contributors which folders ask for which bench', () => {
    for (const { name, watches } of BENCHES)
      for (const path of watches)
        expect(contributing, `${name} ${path}`).toMatch(
          new RegExp(`\\| \`${name}\` .*\`${path.replaceAll('/', String.raw`\/`)}\``),
        );
  });
});
