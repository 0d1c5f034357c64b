/** Request in the address of the page that asks for consent. */
export interface ConnectRequest {
  readonly client: string;
  /** Origin that a message goes to, or the address to go back to. */
  readonly redirect: string;
  readonly mode: 'message' | 'redirect';
  /** Separated by spaces; undefined for all that the partner may do. */
  readonly scopes: string | undefined;
  readonly state: string;
  readonly challenge: string;
}

/** Reads the address; undefined when something is missing. Nothing in it answers the question. */
export const parseConnectRequest = (search: string): ConnectRequest | undefined => {
  const fields = new URLSearchParams(search);
  const [client, redirect, mode, state, challenge] = ['client', 'redirect', 'mode', 'state', 'challenge'].map(
    (name) => fields.get(name) ?? '',
  ) as [string, string, string, string, string];
  if ([client, redirect, state, challenge].includes('') || (mode !== 'message' && mode !== 'redirect'))
    return undefined;
  return { client, redirect, mode, state, challenge, scopes: fields.get('scopes') ?? undefined };
};

/** Answer of the person: a code, or none. */
export type ConnectAnswer = { readonly code: string } | { readonly error: 'access_denied' };

/**
 * Takes an answer to where it was asked for, which the server has looked at before: by a message to exactly that origin, or in this
 * tab. False where the page that asked cannot be reached.
 */
export const deliver = (
  page: Window,
  { mode, redirect, state }: ConnectRequest,
  answer: ConnectAnswer,
): boolean => {
  if (mode === 'message') {
    const opener = page.opener as Window | null;
    opener?.postMessage({ cd: 1, t: 'connected', state, ...answer }, redirect);
    if (opener !== null) page.close();
    return opener !== null;
  }
  const back = new URL(redirect);
  for (const [name, value] of Object.entries({ ...answer, state, iss: page.location.origin }))
    back.searchParams.set(name, value);
  page.location.replace(back);
  return true;
};
