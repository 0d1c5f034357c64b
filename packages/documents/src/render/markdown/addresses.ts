import { matchAt } from './link-target.ts';

const AUTOLINK = /<([A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*)>/y;
const MAIL = /<([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)>/y;
const BARE = /(?:https?:\/\/|www\.)[^\s<>\u3000-\u303f\uff00-\uffef\u4e00-\u9fff]{2,}/y;
const SHORTEST = 6;

/** An address that stands in a text. */
export interface FoundAddress {
  readonly text: string;
  readonly href: string;
  /** How many signs it takes. */
  readonly length: number;
}

/** Reads an address in angle brackets at a place. */
export const readAngled = (text: string, at: number): FoundAddress | undefined => {
  const link = matchAt(AUTOLINK, text, at);
  const found = link ?? matchAt(MAIL, text, at);
  if (found === null) return undefined;
  const [{ length }, address = ''] = found;
  return { text: address, href: link === null ? `mailto:${address}` : address, length };
};

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Reads an address that stands at a place by itself, without the signs of the sentence around it. */
export const readBare = (text: string, at: number): FoundAddress | undefined => {
  const found = matchAt(BARE, text, at)?.[0];
  if (found === undefined) return undefined;
  let address = found.replace(/(?:[?!.,:*_~'"]|&[A-Za-z0-9]{1,30};){1,100}$/, '');
  while (address.endsWith(')') && count(address, ')') > count(address, '(')) address = address.slice(0, -1);
  const mark = address.search(/[*_~`\]]/);
  if (mark !== -1) address = address.slice(0, mark);
  if (address.length < SHORTEST) return undefined;
  const href = address.startsWith('www.') ? `http://${address}` : address;
  return { text: address, href, length: address.length };
};
