import { widthOf } from '@chartdock/documents';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { FONT_FAMILY, documentFonts } from './document-fonts.ts';

const SIZE = 100;
const LATIN = Array.from({ length: 0x5e }, (_, index) => String.fromCodePoint(0x21 + index));
const SIGNS = [...LATIN, ...'“”‘’…—–·•×÷±°§、。《》（）！？：；￥℃'];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

it.each(['regular', 'bold'] as const)('draws %s signs as wide as documents measure them', async (weight) => {
  const fontFiles = await documentFonts();
  const endOf = (text: string): number => {
    const drawn = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><text x="0" y="150" font-size="${SIZE}" font-weight="${weight === 'bold' ? 700 : 400}" font-family="${FONT_FAMILY}">${escape(text)}</text></svg>`,
      { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: FONT_FAMILY } },
    ).getBBox();
    return drawn === undefined ? Number.NaN : drawn.x + drawn.width;
  };
  const bare = endOf('口口');
  const wrong = SIGNS.filter(
    (sign) => !(Math.abs(endOf(`口${sign}口`) - bare - widthOf(sign, SIZE, weight)) < 1),
  );
  expect(wrong).toEqual([]);
});
