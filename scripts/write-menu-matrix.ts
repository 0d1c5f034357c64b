import { writeFile } from 'node:fs/promises';
import { menuMatrixPage } from './documents/menu-matrix.ts';

// Usage: node scripts/write-menu-matrix.ts
await writeFile(new URL('../docs/reference/menu-matrix.md', import.meta.url), await menuMatrixPage());
