/** Makes ids that sort by the time they were made (UUID version 7). */
export type CreateId = () => string;

/** Holds the clock (epoch milliseconds) and the source of random bytes of an id maker. */
export interface IdDeps {
  readonly now: () => number;
  readonly randomBytes: (length: number) => Uint8Array;
}

/** Creates an id maker: each id is later in order than the one before it, also within a millisecond and when the clock steps back. */
export const createIdMaker = ({ now, randomBytes }: IdDeps): CreateId => {
  let lastTime = 0;
  let counter = 0;
  return () => {
    const time = Math.max(now(), lastTime);
    const bytes = randomBytes(10);
    // Twelve bits count within a millisecond, from a random start in the lower half.
    counter = time === lastTime ? counter + 1 : ((byteAt(bytes, 0) << 8) | byteAt(bytes, 1)) & 0x7ff;
    lastTime = time;
    if (counter > 0xfff) {
      lastTime += 1;
      counter = 0;
    }
    return formatId(lastTime, counter, bytes.subarray(2));
  };
};

const formatId = (time: number, counter: number, random: Uint8Array): string => {
  const stamp = time.toString(16).padStart(12, '0');
  const variant = (byteAt(random, 0) & 0x3f) | 0x80;
  const tail = [variant, ...random.subarray(1)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const sequence = counter.toString(16).padStart(3, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${sequence}-${tail.slice(0, 4)}-${tail.slice(4)}`;
};

const byteAt = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0;
