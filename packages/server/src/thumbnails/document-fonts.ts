import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const WEIGHTS = [400, 700] as const;
const WOFF_HEAD = 44;
const WOFF_ROW = 20;
const SFNT_HEAD = 12;
const SFNT_ROW = 16;

/** The name that the files give their family; it is that of the thinnest weight for all of them. */
export const FONT_FAMILY = 'Noto Sans SC Thin';

interface FontTable {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly bytes: Buffer;
}

const readTables = (woff: Buffer): FontTable[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const row = WOFF_HEAD + index * WOFF_ROW;
    const start = woff.readUInt32BE(row + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(row + 8));
    const bytes = packed.length < woff.readUInt32BE(row + 12) ? inflateSync(packed) : packed;
    return { tag: woff.subarray(row, row + 4), checksum: woff.readUInt32BE(row + 16), bytes };
  });

/** Unpacks a web font to the plain form that the renderer of pictures reads. */
export const unpackFont = (woff: Buffer): Buffer => {
  const tables = readTables(woff);
  const head = Buffer.alloc(SFNT_HEAD + tables.length * SFNT_ROW);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(tables.length, 4);
  let offset = head.length;
  const parts = tables.map(({ tag, checksum, bytes }, index) => {
    const row = SFNT_HEAD + index * SFNT_ROW;
    head.set(tag, row);
    head.writeUInt32BE(checksum, row + 4);
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(bytes.length, row + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...parts]);
};

let files: readonly string[] | undefined;

/** Returns files with the font of documents, regular and bold. They are written once, into a folder that only this process may read and that goes with it. */
export const documentFonts = (): readonly string[] => {
  if (files !== undefined) return files;
  const require = createRequire(import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  files = WEIGHTS.map((weight) => {
    const name = `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`;
    const file = join(folder, `${weight}.ttf`);
    writeFileSync(file, unpackFont(readFileSync(require.resolve(name))), { mode: 0o600 });
    return file;
  });
  return files;
};
