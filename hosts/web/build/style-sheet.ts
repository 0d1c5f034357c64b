/** A part of a style sheet: what stands before a block, and the block's parts or its declarations. */
export interface StylePart {
  /** Selectors, or an at-rule with its condition. */
  readonly head: string;
  readonly inside: readonly StylePart[] | readonly string[];
}

/** Tells whether a part holds further parts, as a layer or a media query does. */
export const isGroup = (part: StylePart): part is StylePart & { readonly inside: readonly StylePart[] } =>
  typeof part.inside[0] === 'object';

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '"': '"', "'": "'" };

/** Splits a text at a sign that stands in no bracket and no quotation. */
export const splitAt = (text: string, sign: string): readonly string[] => {
  const open: string[] = [];
  const parts: string[] = [];
  let since = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const quote = open.at(-1);
    if (letter === quote) open.pop();
    else if (quote !== '"' && quote !== "'" && pairs[letter] !== undefined) open.push(pairs[letter]);
    else if (letter === sign && open.length === 0) {
      parts.push(text.slice(since, at));
      since = at + 1;
    }
  }
  return [...parts, text.slice(since)].map((part) => part.trim()).filter((part) => part !== '');
};

/** Where the block that begins before `from` ends. */
const endOfBlock = (css: string, from: number): number => {
  let depth = 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A block of the style sheet has no end');
};

/** Reads a minified style sheet whose rules hold no rules, as builds for older browsers write them. */
export const parseStyles = (css: string): readonly StylePart[] => {
  const parts: StylePart[] = [];
  let from = 0;
  for (let at = css.indexOf('{', from); at >= 0; at = css.indexOf('{', from)) {
    const end = endOfBlock(css, at + 1);
    const block = css.slice(at + 1, end);
    parts.push({
      head: css.slice(from, at).trim(),
      inside: block.includes('{') ? parseStyles(block) : splitAt(block, ';'),
    });
    from = end + 1;
  }
  return parts;
};

/** Writes parts as short as they were read. */
export const writeStyles = (parts: readonly StylePart[]): string =>
  parts
    .map((part) => `${part.head}{${isGroup(part) ? writeStyles(part.inside) : part.inside.join(';')}}`)
    .join('');
