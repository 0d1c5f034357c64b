import { crc32, inflateRawSync } from 'node:zlib';

const END = Buffer.from([0x50, 0x4b, 5, 6]);

/** Returns the comment of a zip file. */
export const commentOf = (bytes: Buffer): string => bytes.subarray(bytes.lastIndexOf(END) + 22).toString();

/** Reads the entries of a zip file by its directory, and checks their sums. */
export const readZip = (bytes: Buffer): { readonly name: string; readonly body: Buffer }[] => {
  const end = bytes.lastIndexOf(END);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [method, crc, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 20),
    ];
    const length = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.subarray(at + 46, at + 46 + length).toString();
    at += 46 + length;
    const data = bytes.subarray(local + 30 + length, local + 30 + length + size);
    const body = method === 0 ? data : inflateRawSync(data);
    if (crc32(body) !== crc) throw new Error(`${name} is damaged`);
    return { name, body };
  });
};
