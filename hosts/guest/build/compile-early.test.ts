import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileEarly } from './compile-early.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compile-early-'));
  await writeFile(join(folder, 'first.js'), "import('./later.js').then(({ say }) => say());\n");
  await writeFile(join(folder, 'later.js'), 'export const say = () => console.log(1);\n');
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

it('hints to compile the first script alone', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { write: false, rolldownOptions: { input: join(folder, 'first.js') } },
    plugins: [compileEarly()],
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build made something else');
  const begins = built.output.map((file) => [
    'isEntry' in file && file.isEntry,
    'code' in file && file.code.startsWith('//# allFunctionsCalledOnLoad\n'),
  ]);
  expect([...begins].sort()).toEqual([
    [false, false],
    [true, true],
  ]);
});
