import { widthOf } from '@chartdock/documents';
import { Resvg } from '@resvg/resvg-js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FONT_FAMILY, createDocumentFonts } from './document-fonts.ts';
import type { DocumentFonts } from './document-fonts.ts';

const SIZE = 100;
const LATIN = Array.from({ length: 0x5e }, (_, index) => String.fromCodePoint(0x21 + index));
const SIGNS = [...LATIN, ...'“”‘’…—–·•×÷±°§、。《》（）！？：；￥'];
/** Signs in the square of a Chinese one that are drawn in other fonts; their widths are only known for their kind. */
const FOREIGN = [...'→⇒↔①⑪✓✔✗★☆▲●◆■□≥≠∑√℃½€─№龘麤'];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

let folder = '';
let fonts: DocumentFonts;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chartdock-widths-test-'));
  fonts = createDocumentFonts(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns where the ink of a text ends, in pixels. */
const endOf = async (text: string, weight: 'regular' | 'bold'): Promise<number> => {
  const { svg, files } = await fonts.setFor(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text x="0" y="150" font-size="${SIZE}" font-weight="${weight === 'bold' ? 700 : 400}" font-family="${FONT_FAMILY}">${escape(text)}</text></svg>`,
  );
  const font = { loadSystemFonts: false, fontFiles: [...files], defaultFontFamily: FONT_FAMILY };
  const drawn = new Resvg(svg, { font }).getBBox();
  return drawn === undefined ? Number.NaN : drawn.x + drawn.width;
};

/** Lists the signs that are drawn wider than they are measured, or narrower, by a hundredth of an em or more. */
const compare = async (
  signs: readonly string[],
  weight: 'regular' | 'bold',
): Promise<Record<'wider' | 'narrower', string[]>> => {
  const found = { wider: [] as string[], narrower: [] as string[] };
  const bare = await endOf('口口', weight);
  for (const sign of signs) {
    const off = (await endOf(`口${sign}口`, weight)) - bare - widthOf(sign, SIZE, weight);
    if (!(off < 1)) found.wider.push(sign);
    if (!(off > -1)) found.narrower.push(sign);
  }
  return found;
};

it.each(['regular', 'bold'] as const)('draws %s signs as wide as documents measure them', async (weight) => {
  expect(await compare(SIGNS, weight)).toEqual({ wider: [], narrower: [] });
});

/** Greetings in scripts whose letters change with their neighbours: their widths are known on the whole alone. */
const SENTENCES = [
  '분기별 매출 검토와 다음 단계',
  'การทบทวนรายได้ประจำไตรมาสและขั้นตอนถัดไป',
  'مراجعة الإيرادات الفصلية والخطوات التالية',
  'סקירת ההכנסות הרבעונית והצעדים הבאים',
  'तिमाही राजस्व समीक्षा और अगले कदम',
];

it.each(SENTENCES)('draws “%s” about as wide as it is measured', async (text) => {
  const share = (await endOf(text, 'regular')) / widthOf(text, SIZE);
  expect(share).toBeGreaterThan(0.75);
  expect(share).toBeLessThan(1.1);
});

it('draws signs no wider than measured', async () => {
  expect((await compare(FOREIGN, 'regular')).wider).toEqual([]);
});
