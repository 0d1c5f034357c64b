/** Results that somebody has brought back from the page that asks for consent. */
export interface Returned {
  readonly code: string;
  readonly verifier: string;
}

/**
 * Takes the results of a consent out of the address of this page. Undefined where it has brought nothing that this page asked
 * the server at `issuer` for: a code of somebody else is left alone.
 */
export const takeReturned = (issuer: string): Returned | 'denied' | undefined => {
  const address = new URL(location.href);
  const { searchParams: fields } = address;
  const [state, code, iss] = [fields.get('state'), fields.get('code'), fields.get('iss')];
  if (state === null || iss !== issuer) return undefined;
  const key = `chartdock:connect:${state}`;
  const verifier = sessionStorage.getItem(key);
  if (verifier === null) return undefined;
  sessionStorage.removeItem(key);
  for (const name of ['state', 'code', 'iss', 'error']) fields.delete(name);
  history.replaceState(history.state, '', address);
  return code === null ? 'denied' : { code, verifier };
};
