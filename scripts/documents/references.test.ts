import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { MIND_INTERACTIONS } from './mind-interactions.table.ts';
import { mindInteractionsPage } from './mind-interactions.ts';
import { orderStatesPage } from './order-states.ts';
import { pickerErrorsPage, pickerProtocolPage } from './picker-protocol.ts';
import { PICKER_ROWS } from './picker-rows.table.ts';
import { pickerRowsPage } from './picker-rows.ts';
import { rolesPage } from './roles.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');

describe('the references, which node scripts/write-references.ts writes again', () => {
  it.each([
    ['picker-protocol.md', pickerProtocolPage],
    ['picker-errors.md', pickerErrorsPage],
    ['picker-rows.md', pickerRowsPage],
    ['order-states.md', orderStatesPage],
    ['roles.md', rolesPage],
    ['mind-map.md', mindInteractionsPage],
  ])('show in %s the sources’ words', async (name, page) => {
    expect(await page()).toBe(await read(`docs/reference/${name}`));
  });
});

describe('the rows of pickers', () => {
  const rows = Object.values(PICKER_ROWS).flat();

  it('are 102, each accounted for', () => {
    expect(rows).toHaveLength(102);
    for (const { what, state, proof, note } of rows) {
      expect(proof !== undefined, what).toBe(state === 'y');
      expect(note !== undefined, what).toBe(state === 'p');
    }
  });

  it('name tests that exist', async () => {
    for (const { proof } of rows) {
      if (proof === undefined) continue;
      const [file, title] = proof;
      const text = await read(file);
      const found = ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
      expect(found, `${file}: ${title}`).toBe(true);
    }
  });
});

describe('what people do with a mind map', () => {
  it('is thirty rows, each accounted for', () => {
    expect(MIND_INTERACTIONS).toHaveLength(30);
    for (const { what, proof, note } of MIND_INTERACTIONS)
      expect(proof !== undefined || note !== undefined, what).toBe(true);
  });

  it('names tests that exist', async () => {
    for (const { proof } of MIND_INTERACTIONS) {
      if (proof === undefined) continue;
      const [file, title] = proof;
      expect((await read(file)).includes(`'${title}'`), `${file}: ${title}`).toBe(true);
    }
  });
});
