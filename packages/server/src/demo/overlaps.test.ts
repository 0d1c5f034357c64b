import { fileURLToPath } from 'node:url';
import { FILE_CATEGORIES } from '@chartdock/contract';
import type { Definition } from '@chartdock/documents';
import { expect, it } from 'vitest';
import { createDemoDefinition } from './definitions.ts';
import { readSourceFolder } from '../library/read-folder.ts';
import { readSource } from '../library/read-source.ts';
import { createRandom } from './random.ts';
import { listOverlaps } from './testing/list-overlaps.ts';
import { vocabularies } from './vocabulary.ts';

const TEMPLATES = fileURLToPath(new URL('../../templates/', import.meta.url));

it.each(FILE_CATEGORIES)('draws demo files of %s without overlaps', (category) => {
  const faults = (['zh', 'en'] as const).flatMap((locale) =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const title = `${locale === 'zh' ? '季度评审' : 'Quarterly review'} ${seed}`;
      const words = vocabularies[locale];
      return listOverlaps(createDemoDefinition(category, { random: createRandom(seed), words, title }));
    }),
  );
  expect(faults).toEqual([]);
});

it('has templates without overlaps and cuts', async () => {
  const files = await readSourceFolder(TEMPLATES);
  expect(files.length).toBeGreaterThan(200);
  const faults = files.flatMap((file) => {
    const reading = readSource(file);
    if (reading.status === 'refused') return [`${file.path} is refused`];
    return Object.values(reading.source.definitions).flatMap((definition) =>
      listOverlaps(definition).map((fault) => `${file.path}: ${fault}`),
    );
  });
  expect(faults).toEqual([]);
});

it('would notice overlapping and cut texts', () => {
  const box = { t: 'node', shape: 'rect', w: 120, h: 60, z: 1, style: {} } as const;
  const definition: Definition = {
    ...{ v: 2, type: 'graph', page: { name: 'P', w: 800, h: 400 }, theme: 'light' },
    cells: {
      far: { ...box, x: 760, y: 300, text: 'Far' },
      a: { ...box, x: 0, y: 0, text: 'Left' },
      b: { ...box, x: 400, y: 0, text: 'Right' },
      c: { ...box, x: 200, y: 0, text: 'Between' },
      d: { ...box, x: 200, y: 4, text: 'Beneath' },
      e: {
        ...box,
        x: 0,
        y: 200,
        w: 60,
        h: 20,
        text: 'Far more words than any shape as small as this could ever hold',
      },
      line: {
        ...{ t: 'edge', from: { id: 'a' }, to: { id: 'b' }, labels: [] },
        // A free route would lead around the shapes between.
        points: [
          [120, 30],
          [400, 30],
        ],
        style: { begin: 'none', end: 'arrow' },
      },
    },
  };
  const faults = listOverlaps(definition).join('\n');
  expect(faults).toMatch(/“Between” over “Beneath”/);
  expect(faults).toMatch(/line over “Between”/);
  expect(faults).toMatch(/“Far more.*” is cut/);
  expect(faults).toMatch(/far is outside of the page/);
});

it('notices high texts and cut lane names', () => {
  const shape = { t: 'node', x: 20, z: 0, style: {} } as const;
  const page = { name: 'P', w: 800, h: 400 };
  const faultsOf = (h: number): string => {
    const cells = {
      lane: {
        ...shape,
        shape: 'lane',
        y: 20,
        w: 400,
        h: h * 20,
        text: 'Purchasing, warehouse and logistics of the group',
      },
      box: { ...shape, shape: 'rect', y: 300, w: 60, h, text: 'Thin' },
    };
    return listOverlaps({ v: 2, type: 'graph', page, theme: 'light', cells }).join('\n');
  };
  expect(faultsOf(12)).toBe('');
  expect(faultsOf(4)).toMatch(/“.*…” is cut/);
  expect(faultsOf(4)).toMatch(/“Thin” leaves its shape/);
});
