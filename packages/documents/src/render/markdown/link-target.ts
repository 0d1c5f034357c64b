import { ENTITY, readEntity } from './entities.ts';

/** Where the named links of a text lead, by their folded names. */
export type LinkNames = ReadonlyMap<string, string>;

/** Folds the name of a link: without case, and spaces as one. */
export const foldLinkName = (name: string): string =>
  name.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();

const ESCAPABLE = /[!-/:-@[-`{-~]/;
const DESTINATION = /\s*(?:<((?:[^<>\n\\]|\\.)*)>|((?:[^\s()\\\u0000-\u001f]|\\.)*))/y;
const TITLE = /\s+(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\))/y;
const LABEL = /\[((?:[^[\]\\]|\\[^]){0,999})\]/y;
const LONGEST_NAME = 999;

/** Returns whether a backslash before a sign takes its meaning away. */
export const isEscapable = (sign: string): boolean => ESCAPABLE.test(sign);

/** Takes backslashes before punctuation away, and reads entities. */
export const unescape = (text: string): string =>
  text.replace(
    /\\([!-/:-@[-`{-~])|&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g,
    (whole, sign: string | undefined) => {
      if (sign !== undefined) return sign;
      ENTITY.lastIndex = 0;
      const match = ENTITY.exec(whole);
      return match === null ? whole : readEntity(match);
    },
  );

/** Matches a sticky form at a place of a text. */
export const matchAt = (form: RegExp, text: string, at: number): RegExpExecArray | null => {
  form.lastIndex = at;
  return form.exec(text);
};

/** Target of a link, and the end in its text of the part that says so. */
export interface LinkTarget {
  readonly href: string;
  readonly end: number;
}

/** Reads where a link leads: an address in angle brackets, or one without spaces whose brackets are closed. */
export const readDestination = (text: string, at: number): LinkTarget | undefined => {
  const match = matchAt(DESTINATION, text, at);
  if (match === null) return undefined;
  if (match[1] !== undefined) return { href: match[1], end: at + match[0].length };
  const start = at + (match[0].length - (match[2]?.length ?? 0));
  const end = text.charAt(start) === '<' ? undefined : endOfAddress(text, start);
  return end === undefined ? undefined : { href: text.slice(start, end), end };
};

/** Finds the end of an address: a space, or a bracket that it did not open. One with too many brackets in another is none. */
const endOfAddress = (text: string, start: number): number | undefined => {
  let [end, depth] = [start, 0];
  for (; end < text.length; end += 1) {
    const sign = text.charAt(end);
    if (sign === '\\' && isEscapable(text.charAt(end + 1))) end += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (/[\s\u0000-\u001f]/.test(sign)) break;
    if (depth < 0) break;
    if (depth > 32) return undefined;
  }
  return end;
};

/** Reads an address, and perhaps a title, that stand in brackets at a place. */
export const readInlineTarget = (text: string, at: number): LinkTarget | undefined => {
  if (text.charAt(at) !== '(') return undefined;
  const target = readDestination(text, at + 1);
  if (target === undefined) return undefined;
  const title = matchAt(TITLE, text, target.end);
  let end = target.end + (title?.[0].length ?? 0);
  while (/\s/.test(text.charAt(end))) end += 1;
  return text.charAt(end) === ')' ? { href: unescape(target.href), end: end + 1 } : undefined;
};

/** Reads the name of a link: the one in brackets at a place, or its own label where that names none. */
export const readNamedTarget = (
  text: string,
  { at, label }: { readonly at: number; readonly label: string },
  names: LinkNames,
): LinkTarget | undefined => {
  const named = matchAt(LABEL, text, at);
  const name = named?.[1] === undefined || named[1] === '' ? label : named[1];
  if (name.trim() === '' || name.length > LONGEST_NAME) return undefined;
  const href = names.get(foldLinkName(name));
  return href === undefined ? undefined : { href, end: at + (named?.[0].length ?? 0) };
};
