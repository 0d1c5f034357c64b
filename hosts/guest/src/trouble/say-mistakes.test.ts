import { afterEach, expect, it, vi } from 'vitest';
import { sayMistakes } from './say-mistakes.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const say = async (config: object): Promise<readonly unknown[]> => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked = { config: { task: 'pick-files', types: [], ...config }, first: { locale: 'en' } };
  await sayMistakes(asked as unknown as Parameters<typeof sayMistakes>[0]);
  return warn.mock.calls.map(([text]) => text as unknown);
};

it('names unknown categories, and the known ones', async () => {
  const [said, ...more] = await say({ types: ['mind', 'mindmap', 'pdf'] });
  expect(said).toMatch(/^Chartdock: types has "mindmap", "pdf", .* flow, mind, /);
  expect(more).toEqual([]);
});

it('names labels that there are no texts for', async () => {
  const labels = { 'picker.choose': 'Insert', 'folder.root': 'Home', 'picker.chose': 'Insert' };
  expect(await say({ labels })).toEqual([
    'Chartdock: labels has "picker.chose", and there are no such texts. Keys look like "picker.choose".',
  ]);
});

it('says nothing about right options', async () => {
  expect(await say({ types: ['mind', 'flow'], labels: { 'picker.choose': 'Insert' } })).toEqual([]);
  expect(await say({ task: 'file-area', types: undefined })).toEqual([]);
});
