import { crc32, deflateRawSync } from 'node:zlib';
import type { ExportedFile } from './files.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const VERSION = 20;

interface Packed {
  readonly name: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
  readonly data: Buffer;
}

/** A date and a time as zip files write them, to two seconds and in UTC. */
const dosTime = (at: number): { readonly date: number; readonly time: number } => {
  const when = new Date(at);
  return {
    date: ((when.getUTCFullYear() - 1980) << 9) | ((when.getUTCMonth() + 1) << 5) | when.getUTCDate(),
    time: (when.getUTCHours() << 11) | (when.getUTCMinutes() << 5) | (when.getUTCSeconds() >> 1),
  };
};

// A picture of pixels is packed already.
const pack = (name: string, { body, contentType }: Omit<ExportedFile, 'name'>): Packed => {
  const method = contentType === 'image/png' ? STORED : DEFLATED;
  const data = method === STORED ? body : deflateRawSync(body);
  return { name: Buffer.from(name), method, crc: crc32(body), size: body.length, data };
};

const facts = ({ method, crc, size, data, name }: Packed, now: number): Buffer => {
  const { date, time } = dosTime(now);
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(VERSION, 0);
  bytes.writeUInt16LE(FLAGS, 2);
  bytes.writeUInt16LE(method, 4);
  bytes.writeUInt16LE(time, 6);
  bytes.writeUInt16LE(date, 8);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(data.length, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
};

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const centralOf = (packed: Packed, offset: number, now: number): Buffer => {
  const version = Buffer.alloc(2);
  version.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(CENTRAL), version, facts(packed, now), rest, packed.name]);
};

const endOf = (
  { count, size, offset }: Readonly<Record<'count' | 'size' | 'offset', number>>,
  comment: Buffer,
): Buffer => {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(END, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(size, 12);
  bytes.writeUInt32LE(offset, 16);
  bytes.writeUInt16LE(comment.length, 20);
  return Buffer.concat([bytes, comment]);
};

/** Tells names apart that are the same, as `Plan (2).png`; letters of either case are the same to some systems. */
const createNames = () => {
  const used = new Set<string>();
  return (name: string): string => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let n = 2; used.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${ending}`;
    used.add(free.toLowerCase());
    return free;
  };
};

/** Parts of a zip file. */
export interface ZipParts {
  readonly files: AsyncIterable<ExportedFile>;
  /** Dates the files, in epoch milliseconds. */
  readonly now: number;
  /** Writes the comment at its end once all files are in it, at most 65,535 bytes; empty for none. */
  readonly comment: () => string;
}

/** Writes files into a zip file as they come; no more than one of them is in memory. */
export async function* zipOf({ files, now, comment }: ZipParts): AsyncGenerator<Buffer> {
  const nameOf = createNames();
  const central: Buffer[] = [];
  let offset = 0;
  for await (const file of files) {
    const packed = pack(nameOf(file.name), file);
    central.push(centralOf(packed, offset, now));
    const local = Buffer.concat([signature(LOCAL), facts(packed, now), Buffer.alloc(0), packed.name]);
    offset += local.length + packed.data.length;
    yield local;
    yield packed.data;
  }
  const directory = Buffer.concat(central);
  yield directory;
  const ending = { count: central.length, size: directory.length, offset };
  yield endOf(ending, Buffer.from(comment()));
}
