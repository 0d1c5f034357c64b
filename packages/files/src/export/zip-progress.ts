/** A file missing from a zip file, with the reason; listed in the zip file itself. */
export interface LeftOut {
  readonly chartId: string;
  readonly code: string;
  readonly msg: string;
}

/** Reads a zip file while it comes. */
export interface ZipReader {
  /** Takes the next bytes and returns how many of its files have begun. */
  readonly read: (bytes: Uint8Array) => number;
  /** Returns the missing files listed in the zip file, once all of it was read. */
  readonly leftOut: () => readonly LeftOut[];
}

const LOCAL = 0x04034b50;
const END = 0x06054b50;
const LOCAL_LENGTH = 30;
const END_LENGTH = 22;
/** The end of a zip file with the longest comment that one can have. */
const TAIL = END_LENGTH + 0xffff;

const isLeftOut = (value: unknown): value is LeftOut =>
  typeof value === 'object' &&
  value !== null &&
  ['chartId', 'code', 'msg'].every((name) => typeof Reflect.get(value, name) === 'string');

const parse = (text: string): readonly LeftOut[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isLeftOut) : [];
  } catch {
    return [];
  }
};

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
};

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Finds the comment at the end of a zip file. */
const commentOf = (tail: Uint8Array): string => {
  const view = viewOf(tail);
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1)
    if (view.getUint32(at, true) === END && view.getUint16(at + 20, true) === tail.length - at - END_LENGTH)
      return new TextDecoder().decode(tail.subarray(at + END_LENGTH));
  return '';
};

/**
 * Creates a reader that counts the files of a zip file as they come. It goes from head to head by the sizes that these say, which
 * our server writes in front, and keeps no more than the head that has begun and the end.
 */
export const createZipReader = (): ZipReader => {
  let head: Uint8Array = new Uint8Array();
  let tail: Uint8Array = new Uint8Array();
  let skipped = 0;
  let count = 0;
  let isOver = false;

  const walk = (bytes: Uint8Array): void => {
    let rest = bytes;
    while (!isOver && rest.length > 0) {
      const jumped = Math.min(skipped, rest.length);
      skipped -= jumped;
      rest = rest.subarray(jumped);
      const taken = Math.min(LOCAL_LENGTH - head.length, rest.length);
      head = joined(head, rest.subarray(0, taken));
      rest = rest.subarray(taken);
      if (head.length < LOCAL_LENGTH) return;
      const view = viewOf(head);
      isOver = view.getUint32(0, true) !== LOCAL;
      if (isOver) return;
      count += 1;
      skipped = view.getUint32(18, true) + view.getUint16(26, true) + view.getUint16(28, true);
      head = new Uint8Array();
    }
  };

  return {
    read: (bytes) => {
      walk(bytes);
      tail = joined(tail, bytes.subarray(-TAIL)).slice(-TAIL);
      return count;
    },
    leftOut: () => parse(commentOf(tail)),
  };
};
