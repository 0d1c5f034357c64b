const HAN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const WORD = /[\p{L}\p{N}]/u;

/** Lists the parts of a folded title that a search can start from: ideographs alone, every pair, and triples of other letters. */
function partsOf(folded: string): Set<string> {
  const signs = [...folded];
  const parts = new Set<string>();
  signs.forEach((sign, index) => {
    const pair = signs.slice(index, index + 2);
    const triple = signs.slice(index, index + 3);
    if (HAN.test(sign)) parts.add(sign);
    if (pair.length === 2) parts.add(pair.join(''));
    if (triple.length === 3 && triple.every((one) => WORD.test(one) && !HAN.test(one)))
      parts.add(triple.join(''));
  });
  return parts;
}

/** Hashes a text into a signed 32-bit number, salted by the owner so that one owner's rows say nothing about another's. */
function hashPart(part: string, salt: number): number {
  let hash = salt;
  for (let index = 0; index < part.length; index += 1) {
    hash = Math.imul(hash ^ part.charCodeAt(index), 0x01000193);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return (hash ^ (hash >>> 15)) | 0;
}

function saltOf(ownerId: string): number {
  let salt = 0x811c9dc5;
  for (let index = 0; index < ownerId.length; index += 1) {
    salt = Math.imul(salt ^ ownerId.charCodeAt(index), 0x01000193);
  }
  return salt | 0;
}

/**
 * Lists the search grams of a folded title or keyword, sorted. Every gram of a keyword is a gram of each title that
 * contains it. A single Latin letter has none.
 */
export function gramsOf(ownerId: string, folded: string): number[] {
  const salt = saltOf(ownerId);
  const hashes = new Set([...partsOf(folded)].map((part) => hashPart(part, salt)));
  return [...hashes].sort((a, b) => a - b);
}
