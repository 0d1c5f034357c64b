import { CallError } from '../../kernel/errors/call-error.ts';
import { parseCleanJson } from '../definitions/index.ts';

// Texts of older systems in mainland China; tried only when the bytes are not UTF-8.
const ENCODINGS = ['utf-8', 'gb18030'] as const;

// Nobody types these; a file that holds them is no text.
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

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

/** Parses JSON as it can be stored. Throws `importUnreadable` for broken or endlessly nested JSON. */
export const parseDocument = (text: string): unknown => {
  const parsed = parseCleanJson(text);
  if (parsed === undefined) throw new CallError('importUnreadable');
  return parsed;
};
