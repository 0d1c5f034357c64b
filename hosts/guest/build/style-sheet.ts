interface StyleGroup {
  /** An at-rule with its condition. */
  readonly head: string;
  readonly parts: readonly StylePart[];
}

interface StyleRule {
  /** Selectors, or an at-rule without rules. */
  readonly head: string;
  readonly declarations: readonly string[];
}

/** A part of a style sheet: rules under a condition, as a layer or a media query holds them, or one rule. */
export type StylePart = StyleGroup | StyleRule;

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
    const head = css.slice(from, at).trim();
    parts.push(
      block.includes('{') ? { head, parts: parseStyles(block) } : { head, declarations: splitAt(block, ';') },
    );
    from = end + 1;
  }
  return parts;
};

/** Writes parts as short as they were read. */
export const writeStyles = (parts: readonly StylePart[]): string =>
  parts
    .map((part) => {
      const inside = 'parts' in part ? writeStyles(part.parts) : part.declarations.join(';');
      return `${part.head}{${inside}}`;
    })
    .join('');
