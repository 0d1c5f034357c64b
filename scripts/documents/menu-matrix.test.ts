import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { menuMatrixPage } from './menu-matrix.ts';

it('is what the reference shows; node scripts/write-menu-matrix.ts writes it again', async () => {
  const written = await readFile(new URL('../../docs/reference/menu-matrix.md', import.meta.url), 'utf8');
  expect(await menuMatrixPage()).toBe(written);
});
