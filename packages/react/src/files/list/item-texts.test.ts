import { expect, it } from 'vitest';
import { formatMessage } from '@chartdock/contract';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import { fileItem, folderItem } from '../../testing/items.ts';
import { listEn } from '../texts/list-en.ts';
import { countText } from './item-texts.ts';
import { itemCountText } from './meta-text.ts';

const texts: Readonly<Partial<Record<string, string>>> = listEn;
const t: TranslateText = (key, values) => formatMessage(texts[key] ?? key, values);

it('counts canvases of files only', () => {
  expect(countText({ ...fileItem('a'), canvasCount: 3 })).toBe('3');
  expect(countText({ ...folderItem('b'), childCount: 7 })).toBe('');
  expect(countText({ ...folderItem('b'), canvasCount: 7 })).toBe('');
});

it('says one item and several items', () => {
  expect([1, 2].map((count) => itemCountText(count, t))).toEqual(['1 item', '2 items']);
});
