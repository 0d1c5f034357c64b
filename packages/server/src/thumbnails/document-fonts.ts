import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);
const require = createRequire(import.meta.url);

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

const readTable = async (woff: Buffer, row: number): Promise<FontTable> => {
  const start = woff.readUInt32BE(row + 4);
  const packed = woff.subarray(start, start + woff.readUInt32BE(row + 8));
  const bytes = packed.length < woff.readUInt32BE(row + 12) ? await unpack(packed) : packed;
  return { tag: woff.subarray(row, row + 4), checksum: woff.readUInt32BE(row + 16), bytes };
};

const readTables = (woff: Buffer): Promise<FontTable[]> =>
  Promise.all(
    Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
      readTable(woff, WOFF_HEAD + index * WOFF_ROW),
    ),
  );

/** Unpacks a web font to the plain form that the renderer of pictures reads. Rejects with a `RangeError` for one that is not whole. */
export const unpackFont = async (woff: Buffer): Promise<Buffer> => {
  const tables = await readTables(woff);
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

const writeFont = async (folder: string, weight: number): Promise<string> => {
  const name = `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`;
  const file = join(folder, `${weight}.ttf`);
  await writeFile(file, await unpackFont(await readFile(require.resolve(name))), { mode: 0o600 });
  return file;
};

let files: Promise<readonly string[]> | undefined;

/**
 * Resolves with files of the font of documents, regular and bold. They are written once for a process, whatever its threads draw,
 * into a folder that only this process may read and that goes with it.
 */
export const documentFonts = (): Promise<readonly string[]> => {
  if (files !== undefined) return files;
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  files = Promise.all(WEIGHTS.map((weight) => writeFont(folder, weight)));
  return files;
};
