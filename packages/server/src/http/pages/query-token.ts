const PARAMETER = 'token';
const MAX_NESTING = 3;

/** An address without the token it carried. */
export interface CleanAddress {
  readonly address: string;
  /** The token, an empty one included; undefined when there was none. */
  readonly token: string | undefined;
}

const split = (text: string, sign: string): readonly [string, string | undefined] => {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};

const clean = (address: string, nesting: number): CleanAddress => {
  const [beforeHash, hash] = split(address, '#');
  const [path, query] = split(beforeHash, '?');
  if (query === undefined) return { address, token: undefined };
  const parameters = new URLSearchParams(query);
  // The token of a download link is its own, and the page that answers it takes it.
  if (parameters.get('action') === 'down') return { address, token: undefined };
  const redirect = parameters.get('redirect');
  const nested = redirect === null || nesting === 0 ? undefined : clean(redirect, nesting - 1);
  const own = parameters.get(PARAMETER) ?? undefined;
  const token = own ?? nested?.token;
  if (token === undefined) return { address, token };
  parameters.delete(PARAMETER);
  if (nested !== undefined) parameters.set('redirect', nested.address);
  const rest = parameters.toString();
  return {
    address: path + (rest === '' ? '' : `?${rest}`) + (hash === undefined ? '' : `#${hash}`),
    token,
  };
};

/**
 * Takes `?token=` out of the address of a page, and out of the address in its `redirect` parameter (GUARD-02). The result is a
 * path on our own origin.
 */
export const takeQueryToken = (address: string): CleanAddress => {
  const found = clean(address, MAX_NESTING);
  // Two slashes, or one that leans the other way, would lead to another origin.
  return { ...found, address: `/${found.address.replace(/^[/\\]+/, '')}` };
};
