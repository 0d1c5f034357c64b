import { Resvg } from '@resvg/resvg-js';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FONT_FAMILY, createDocumentFonts } from './document-fonts.ts';
import type { DocumentFonts, SetText } from './document-fonts.ts';

const svgOf = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="40"><text x="4" y="30" font-size="24" font-family="Noto Sans SC, sans-serif">${text}</text></svg>`;

const pixelsOf = ({ svg, files }: SetText): Buffer => {
  const font = { loadSystemFonts: false, fontFiles: [...files], sansSerifFamily: FONT_FAMILY };
  return new Resvg(svg, { font: { ...font, defaultFontFamily: FONT_FAMILY } }).render().pixels;
};

/** Signs that diagrams and notes often have: arrows, numbers, marks, mathematics, lines, other scripts, rare hanzi, emoji. */
const SIGNS = [...'→⇒↔⟶①⑪Ⅷ✓✔✗★☆▲●◆■□☎♻⚠≥≠∑√αβΩ℃½€─┌█Жя龘麤體😀👍🚀🔥👨🎉한글กขאבبعकख'];

describe('the fonts of pictures', () => {
  let folder = '';
  let fonts: DocumentFonts;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'chartdock-fonts-test-'));
    fonts = createDocumentFonts(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Counts how many signs are drawn as no other sign is; every missing one looks the same. */
  const distinct = (all: readonly SetText[]): number =>
    new Set(all.map((one) => pixelsOf(one).toString('base64'))).size;

  it('have signs that the main font lacks', async () => {
    const set = await Promise.all(SIGNS.map((sign) => fonts.setFor(svgOf(sign))));
    expect(distinct(set)).toBe(SIGNS.length);
    const { files } = await fonts.setFor(svgOf('文'));
    expect(files).toHaveLength(2);
    expect(distinct(SIGNS.map((sign) => ({ svg: svgOf(sign), files })))).toBeLessThan(SIGNS.length / 2);
  });

  it('show a square for unknown signs only', async () => {
    const [lost, square] = [
      await fonts.setFor(svgOf('😀\u{10fffe}\u{10fffd}①')),
      await fonts.setFor(svgOf('😀□□①')),
    ];
    expect(pixelsOf(lost).equals(pixelsOf(square))).toBe(true);
  });

  it('write unknown raised digits as usual', async () => {
    const { svg } = await fonts.setFor(svgOf('CO₂'));
    expect(svg).toContain('>CO2<');
  });

  it('leave out invisible signs', async () => {
    const [marked, plain] = [await fonts.setFor(svgOf('⚠\ufe0f e\u0301')), await fonts.setFor(svgOf('⚠ é'))];
    expect(pixelsOf(marked).equals(pixelsOf(plain))).toBe(true);
  });

  it('are unpacked when a text takes them, each once', async () => {
    const own = mkdtempSync(join(tmpdir(), 'chartdock-fonts-test-'));
    const [one, other] = [createDocumentFonts(own), createDocumentFonts(own)];
    await one.setFor(svgOf('plain 文字'));
    expect(readdirSync(own)).toHaveLength(2);
    await Promise.all([one, other].map((set) => set.setFor(svgOf('✔'))));
    expect(readdirSync(own)).toHaveLength(3);
    rmSync(own, { recursive: true });
  });
});
