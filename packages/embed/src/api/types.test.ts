import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const compiler = join(root, 'node_modules/typescript7/bin/tsc');
const settings = {
  compilerOptions: {
    noEmit: true,
    strict: true,
    target: 'es2022',
    lib: ['es2022', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  },
  files: ['partner.ts'],
};

let folder: string;
beforeAll(async () => {
  // Beside the source, so that the package is found under its own name.
  folder = await mkdtemp(join(here, '.types-'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compiles a partner's code against this package and returns the lines that do not compile. */
const linesRefused = async (code: string): Promise<number[]> => {
  await writeFile(join(folder, 'partner.ts'), code);
  const output = await promisify(execFile)(process.execPath, [compiler, '-p', folder], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  return [...output.matchAll(/partner\.ts\((\d+),/g)].map(([, line]) => Number(line));
};

const start = `import { createChartdock } from '@chartdock/embed';
const dock = createChartdock({ clientId: 'notes', baseUrl: 'https://charts.example.com', getToken: async () => null });
`;

it('compile for partners, with outcomes narrowed by options', async () => {
  const used = `${start}
    const one = await dock.pickFiles({ types: ['mind'], present: 'modal' });
    if (one.status === 'done') one.value.title.toUpperCase();
    if (one.status === 'failed') one.error.code.length;
    const many = await dock.pickFiles({ multiple: true, max: 5 });
    if (many.status === 'done') many.value.map(({ id }) => id);
    const linked = await dock.pickFiles({ link: { password: 'optional' }, onCommit: ([file]) => void file?.link?.url });
    if (linked.status === 'done') linked.value.link.url.length + Number(linked.value.link.hasPassword);
    dock.pickFiles({ theme: 'dark', locale: 'en', variables: { radius: 4 }, labels: {}, policy: {}, telemetry: true });
    const place = await dock.pickLocation({ name: 'Plan' });
    if (place.status === 'done') place.value.folderId.length;
    export {};`;
  expect(await linesRefused(used)).toEqual([]);

  const misused = `${start}
    createChartdock({ clientId: 'notes', getToken: async () => null });
    dock.pickFiles({ present: 'sidebar' });
    dock.pickFiles({ maximum: 5 });
    const one = await dock.pickFiles();
    one.value;
    if (one.status === 'done') one.value.map(String);
    if (one.status === 'cancelled') one.by === 'nobody';
    if (one.status === 'done') one.value.link;
    dock.pickFiles({ link: { password: 'secret' } });
    dock.pickFiles({ multiple: true, maximum: 5 });
    dock.pickLocation({ name: 'Plan', conflicts: 'warn' });
    dock.openFileArea({ route: 'mine', keywords: 'a' });
    dock.pickFiles({ storage: { get: () => null, set: () => null } });
    export {};`;
  expect(await linesRefused(misused)).toEqual([4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
});
