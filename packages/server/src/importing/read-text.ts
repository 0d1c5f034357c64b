import { CallError } from '../calls/call-error.ts';

// Texts of older systems in mainland China; tried only when the bytes are not UTF-8.
const ENCODINGS = ['utf-8', 'gb18030'] as const;

// Nobody types these; a file that holds them is no text.
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

const MAX_DEPTH = 400;

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Reads bytes as a text without its byte order mark, with plain line ends. Throws `importUnreadable` when they are none. */
export const readText = (bytes: Uint8Array): string => {
  for (const encoding of ENCODINGS) {
    const text = decode(bytes, encoding);
    if (text !== undefined && !BINARY.test(text)) return text.replace(/\r\n?/g, '\n');
  }
  throw new CallError('importUnreadable');
};

/** Parses JSON and takes out of its texts what no database keeps. Throws `importUnreadable` for broken or endlessly nested JSON. */
export const parseCleanJson = (text: string): unknown => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new CallError('importUnreadable');
  }
  return clean(parsed, 0);
};

const clean = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new CallError('importUnreadable');
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  const pairs = Object.entries(value).map(([key, item]) => [cleanText(key), clean(item, depth + 1)] as const);
  return Object.fromEntries(pairs);
};

/** Takes NUL and halves of surrogate pairs out of a text. */
export const cleanText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '');
