/**
 * Writes how wide the signs of the document font are: `node packages/documents/generator/write-advances.ts`.
 * Nearly every sign of Noto Sans SC is as wide as its kind of sign usually is; only the others are listed. Curly quotes, ellipses and
 * middle dots are among them: this font draws them one em wide, although they stand between Latin signs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { usualAdvance } from '../src/text/usual-advance.ts';

const require = createRequire(import.meta.url);
const OUT = new URL('../src/generated/advances.ts', import.meta.url);
const TABLE_START = 44;
const TABLE_ROW = 20;

type Tables = ReadonlyMap<string, Buffer>;

const readTables = (file: string): Tables => {
  const bytes = readFileSync(file);
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < bytes.readUInt16BE(12); index += 1) {
    const row = TABLE_START + index * TABLE_ROW;
    const offset = bytes.readUInt32BE(row + 4);
    const packed = bytes.subarray(offset, offset + bytes.readUInt32BE(row + 8));
    const isPacked = packed.length < bytes.readUInt32BE(row + 12);
    tables.set(bytes.toString('latin1', row, row + 4), isPacked ? inflateSync(packed) : packed);
  }
  return tables;
};

const tableOf = (tables: Tables, name: string): Buffer => {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`the font has no table ${name}`);
  return table;
};

/** Reads which glyph stands for which code point of the basic plane, from the format 4 table that every such font has. */
const readGlyphs = (cmap: Buffer): Map<number, number> => {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    if (table.readUInt16BE(0) === 4) readSegments(table, glyphs);
  }
  return glyphs;
};

const readSegments = (table: Buffer, glyphs: Map<number, number>): void => {
  const size = table.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    const [last, first] = [table.readUInt16BE(at), table.readUInt16BE(at + size + 2)];
    const delta = table.readUInt16BE(at + size * 2 + 2);
    const offsetAt = at + size * 3 + 2;
    const offset = table.readUInt16BE(offsetAt);
    for (let point = first; point <= last && point < 0xffff; point += 1) {
      const listed = offset === 0 ? point : table.readUInt16BE(offsetAt + offset + (point - first) * 2);
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(point, glyph);
    }
  }
};

const readAdvances = (weight: number): string => {
  const file = require.resolve(
    `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`,
  );
  const tables = readTables(file);
  const em = tableOf(tables, 'head').readUInt16BE(18);
  const known = tableOf(tables, 'hhea').readUInt16BE(34);
  const advanceOf = (glyph: number): number =>
    tableOf(tables, 'hmtx').readUInt16BE(4 * Math.min(glyph, known - 1));
  return [...readGlyphs(tableOf(tables, 'cmap'))]
    .map(([point, glyph]) => [point, Math.round((advanceOf(glyph) * 1000) / em)] as const)
    .filter(([point, advance]) => advance !== usualAdvance(point))
    .sort(([a], [b]) => a - b)
    .map(([point, advance]) => `${point.toString(36)}:${advance.toString(36)}`)
    .join(' ');
};

writeFileSync(
  OUT,
  `/** Code points and their advances in thousandths of an em, both in base 36, of signs that are not as wide as is usual. */
export const ADVANCES = {
  regular:
    '${readAdvances(400)}',
  bold: '${readAdvances(700)}',
} as const;
`,
);
