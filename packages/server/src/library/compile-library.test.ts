import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCovers } from '../drawing/pictures/covers.ts';
import { drawDefinition } from '../drawing/thumbnails/draw-definition.ts';
import { compileLibrary } from './compile-library.ts';
import { readCompiled, stateOf } from './compiled-library.ts';
import { readSourceFolder } from './read-folder.ts';
import { readSources } from './read-sources.ts';

const PLAN = `title: 计划 | Plan
about: 一句话 | One sentence
tags: 标签 | tag
price: free
---
mind
- 目标 | Goal
- 预算 | Budget
`;

describe('a compiled library', () => {
  let folder = '';
  const [from, to] = [(): string => join(folder, 'from'), (): string => join(folder, 'to')];
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(from(), path)), { recursive: true });
    await writeFile(join(from(), path), text);
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chartdock-compiled-'));
    await write('mind/style/plan.txt', PLAN);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('holds its sources as read', async () => {
    expect(await compileLibrary(from(), to())).toEqual({ templates: 1, covers: 4, faults: [] });
    const files = await readSourceFolder(from());
    const { sources } = await readSources(files);
    expect(await readCompiled(to(), stateOf(files))).toEqual(sources);
  });

  it('is taken only for its own sources', async () => {
    await compileLibrary(from(), to());
    await write('mind/style/plan.txt', PLAN.replace('Budget', 'Money'));
    const state = stateOf(await readSourceFolder(from()));
    expect(await readCompiled(to(), state)).toBeUndefined();
    await compileLibrary(from(), to());
    expect(await readCompiled(to(), state)).toHaveLength(1);
    await writeFile(join(to(), 'library.json.br'), 'damaged');
    expect(await readCompiled(to(), state)).toBeUndefined();
    expect(await readCompiled(join(folder, 'none'), state)).toBeUndefined();
  });

  it('has a cover per definition and palette', async () => {
    await compileLibrary(from(), to());
    const { sources } = await readSources(await readSourceFolder(from()));
    const definition = sources[0]?.definitions.en;
    const category = sources[0]?.category ?? 'flow';
    const turned = JSON.parse(
      JSON.stringify(Object.fromEntries(Object.entries(definition ?? {}).toReversed())),
    ) as unknown;
    const covers = openCovers(to());
    for (const palette of ['light', 'dark'] as const) {
      const drawn = drawDefinition(definition, category, palette);
      expect(await covers.find({ definition: turned, category }, palette)).toBe(drawn);
    }
    expect(
      await covers.find({ definition: { ...definition, theme: 'ocean' }, category }, 'light'),
    ).toBeUndefined();
    expect(await covers.find({ definition, category: 'flow' }, 'light')).toBeUndefined();
  });

  it('is not written from wrong sources', async () => {
    await write('mind/style/broken.txt', PLAN.replace('price: free', 'price: cheap'));
    const { faults } = await compileLibrary(from(), to());
    expect(faults).toMatchObject([{ file: 'mind/style/broken.txt', line: 4 }]);
    expect(await readCompiled(to(), stateOf(await readSourceFolder(from())))).toBeUndefined();
  });

  it('refuses the second of two sources with one name', async () => {
    await write('mind/law/plan.txt', PLAN);
    const { faults } = await compileLibrary(from(), to());
    expect(faults).toMatchObject([{ file: 'mind/style/plan.txt', line: 1 }]);
    expect(faults[0]?.en).toBe('mind/law/plan.txt has this name already');
  });
});
