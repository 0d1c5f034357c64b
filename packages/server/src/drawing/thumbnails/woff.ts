import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);

const WOFF_HEAD = 44;
const WOFF_ROW = 20;
const SFNT_HEAD = 12;
const SFNT_ROW = 16;

interface TableRow {
  readonly tag: string;
  readonly start: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly checksum: number;
}

const listTables = (woff: Buffer): TableRow[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const row = WOFF_HEAD + index * WOFF_ROW;
    return {
      tag: woff.toString('latin1', row, row + 4),
      start: woff.readUInt32BE(row + 4),
      packedBytes: woff.readUInt32BE(row + 8),
      bytes: woff.readUInt32BE(row + 12),
      checksum: woff.readUInt32BE(row + 16),
    };
  });

const readTable = async (woff: Buffer, { start, packedBytes, bytes }: TableRow): Promise<Buffer> => {
  const packed = woff.subarray(start, start + packedBytes);
  return packedBytes < bytes ? unpack(packed) : packed;
};

/** Unpacks a web font to the plain form that the renderer of pictures reads. Rejects with a `RangeError` for one that is not whole. */
export const unpackFont = async (woff: Buffer): Promise<Buffer> => {
  const rows = listTables(woff);
  const tables = await Promise.all(rows.map((row) => readTable(woff, row)));
  const head = Buffer.alloc(SFNT_HEAD + rows.length * SFNT_ROW);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(rows.length, 4);
  let offset = head.length;
  const parts = rows.map(({ tag, checksum }, index) => {
    const bytes = tables[index] ?? Buffer.alloc(0);
    const row = SFNT_HEAD + index * SFNT_ROW;
    head.write(tag, row, 'latin1');
    head.writeUInt32BE(checksum, row + 4);
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(bytes.length, row + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...parts]);
};

/** Reads a table of format 4: segments of code points of the basic plane. */
const readSegments = (table: Buffer, points: Set<number>): void => {
  const size = table.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    const [last, first] = [table.readUInt16BE(at), table.readUInt16BE(at + size + 2)];
    const delta = table.readUInt16BE(at + size * 2 + 2);
    const offsetAt = at + size * 3 + 2;
    const offset = table.readUInt16BE(offsetAt);
    for (let point = first; point <= last && point < 0xffff; point += 1) {
      const listed = offset === 0 ? point : table.readUInt16BE(offsetAt + offset + (point - first) * 2);
      if (offset === 0 ? ((listed + delta) & 0xffff) !== 0 : listed !== 0) points.add(point);
    }
  }
};

/** Reads a table of format 12: groups of code points of all planes. */
const readGroups = (table: Buffer, points: Set<number>): void => {
  const groups = table.readUInt32BE(12);
  for (let at = 16; at < 16 + groups * 12; at += 12)
    for (let point = table.readUInt32BE(at); point <= table.readUInt32BE(at + 4); point += 1)
      points.add(point);
};

const READERS: ReadonlyMap<number, (table: Buffer, points: Set<number>) => void> = new Map([
  [4, readSegments],
  [12, readGroups],
]);

/** Returns the code points that a web font has glyphs for. */
export const readCoverage = async (woff: Buffer): Promise<ReadonlySet<number>> => {
  const points = new Set<number>();
  const row = listTables(woff).find(({ tag }) => tag === 'cmap');
  if (row === undefined) return points;
  const cmap = await readTable(woff, row);
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    READERS.get(table.readUInt16BE(0))?.(table, points);
  }
  return points;
};
