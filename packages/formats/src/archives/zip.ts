import { strToU8, unzipSync, zipSync } from 'fflate';
import { FormatError } from '../model/format-error.ts';

const MAX_ENTRIES = 4_000;
const MAX_ENTRY_BYTES = 64 * 1_048_576;
const MAX_TOTAL_BYTES = 128 * 1_048_576;
const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04];

/** Returns whether bytes begin as a zip archive does. */
export const isZip = (bytes: Uint8Array): boolean => LOCAL_HEADER.every((byte, at) => bytes[at] === byte);

/** Holds the unpacked entries of an archive by their names. */
export interface OpenedZip {
  /** Returns the bytes of an entry; undefined when there is none. */
  readonly bytes: (name: string) => Uint8Array | undefined;
  /** Returns an entry as UTF-8 text without a byte order mark; undefined when there is none. */
  readonly text: (name: string) => string | undefined;
  readonly names: readonly string[];
}

/**
 * Opens an archive and unpacks the entries that a pattern names. Throws `not_this_format` for other bytes, `too_large` past 4,000
 * entries, 64 MB an entry or 128 MB together, and `damaged` for one that does not unpack. Nothing is written anywhere, so paths in
 * names lead nowhere.
 */
export const openZip = (bytes: Uint8Array, wanted: RegExp): OpenedZip => {
  if (!isZip(bytes)) throw new FormatError('not_this_format', 'no zip archive');
  const names: string[] = [];
  let total = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    names.push(name);
    if (names.length > MAX_ENTRIES) throw new FormatError('too_large', 'too many entries in the archive');
    if (!wanted.test(name)) return false;
    total += originalSize;
    if (originalSize > MAX_ENTRY_BYTES || total > MAX_TOTAL_BYTES)
      throw new FormatError('too_large', 'an entry unpacks to too many bytes', name);
    return true;
  };
  const entries = unpack(bytes, filter);
  return {
    names,
    bytes: (name) => (Object.hasOwn(entries, name) ? entries[name] : undefined),
    text: (name) => {
      const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
      return entry === undefined ? undefined : decodeUtf8(entry, name);
    },
  };
};

const unpack = (
  bytes: Uint8Array,
  filter: (entry: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> => {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw new FormatError('damaged', 'the archive does not unpack');
  }
};

/** Decodes UTF-8, and UTF-16 that carries its mark. Throws `damaged` for other bytes. */
export const decodeUtf8 = (bytes: Uint8Array, place?: string): string => {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new FormatError('damaged', 'no text in UTF-8', place);
  }
};

/** Packs texts and bytes by their names, in that order, with one fixed date: the same entries give the same bytes. */
export const writeZip = (entries: Readonly<Record<string, string | Uint8Array>>): Uint8Array => {
  const mtime = new Date(1980, 0, 1);
  const packed = Object.entries(entries).map(([name, content]): [string, [Uint8Array, { mtime: Date }]] => [
    name,
    [typeof content === 'string' ? strToU8(content) : content, { mtime }],
  ]);
  return zipSync(Object.fromEntries(packed), { level: 6 });
};
