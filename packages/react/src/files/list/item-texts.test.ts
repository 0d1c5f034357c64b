import { normaliseFile } from '@chartdock/files';
import { expect, it } from 'vitest';
import { countText } from './item-texts.ts';

const folderOf = (count: number) =>
  normaliseFile({ fileId: 'f', fileType: 'folder', title: 'Plans', childCount: count } as never);

it('counts one item as one, and any other number as many', () => {
  const t = (key: string, values?: object): string => `${key} ${JSON.stringify(values)}`;
  const texts = [0, 1, 2].map((count) => countText({ ...folderOf(count), childCount: count }, t as never));
  expect(texts).toEqual(['list.items {"n":0}', 'list.itemsOne {"n":1}', 'list.items {"n":2}']);
});
