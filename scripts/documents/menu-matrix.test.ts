import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { menuMatrixPage } from './menu-matrix.ts';

it('matches the reference; node scripts/write-menu-matrix.ts rewrites it', async () => {
  const written = await readFile(new URL('../../docs/reference/menu-matrix.md', import.meta.url), 'utf8');
  expect(await menuMatrixPage()).toBe(written);
});
