import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder } from './precompress.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('compressFolder', () => {
  it('writes copies that unpack to the same bytes', async () => {
    const text = 'const answer = 42;\n'.repeat(200);
    await writeFile(join(folder, 'a.js'), text);
    expect(await compressFolder(folder)).toBe(1);
    expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(text);
  });

  it('leaves pictures and short files alone', async () => {
    await writeFile(join(folder, 'a.png'), Buffer.alloc(5000));
    await writeFile(join(folder, 'b.css'), 'a{}');
    expect(await compressFolder(folder)).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['a.png', 'b.css']);
  });
});
