import { crc32, deflateRawSync } from 'node:zlib';

/** Node reads GBK and does not write it: the way back is the reading of each pair of bytes. */
const createGbkWriter = (): ((text: string) => Buffer) => {
  const decoder = new TextDecoder('gbk');
  const bytes = new Map<string, Buffer>();
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const pair = Buffer.from([first, second]);
      const sign = decoder.decode(pair);
      if ([...sign].length === 1 && !bytes.has(sign)) bytes.set(sign, pair);
    }
  return (text) =>
    Buffer.concat(
      [...text].map((sign) => (sign < '\u0080' ? Buffer.from(sign) : (bytes.get(sign) ?? Buffer.from('?')))),
    );
};

let writeGbk: ((text: string) => Buffer) | undefined;

interface Packed {
  readonly local: Buffer;
  readonly entry: (offset: number) => Buffer;
}

const packFile = (name: string, content: string): Packed => {
  writeGbk ??= createGbkWriter();
  const [title, bytes] = [writeGbk(name), writeGbk(content)];
  const packed = deflateRawSync(bytes);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(title.length, 22);
  const head = Buffer.from('504b0304', 'hex');
  return {
    local: Buffer.concat([head, facts, title, packed]),
    entry: (offset) => {
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(offset, 10);
      const made = Buffer.from('504b01021400', 'hex');
      return Buffer.concat([made, facts, rest, title]);
    },
  };
};

/** Packs texts into a zip archive, each in GBK, as Alipay packs its bills. */
export const packTexts = (texts: Readonly<Record<string, string>>): Buffer => {
  const files = Object.entries(texts).map(([name, text]) => packFile(name, text));
  const locals = Buffer.concat(files.map(({ local }) => local));
  let offset = 0;
  const entries = files.map(({ local, entry }) => {
    const made = entry(offset);
    offset += local.length;
    return made;
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(locals.length, 16);
  return Buffer.concat([locals, directory, end]);
};
