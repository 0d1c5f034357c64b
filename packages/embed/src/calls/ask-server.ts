import { EmbedError } from '../errors.ts';
import { DEADLINE_MS } from '../protocol.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { isPlainObject } from '../wire/guards.ts';

/** A method of the server for partner pages. */
export type ServerMethod = 'status' | 'launch' | 'resume' | 'can';

/** What the server said: its code, `'200'` for success, and its data. */
export interface ServerAnswer {
  readonly code: string;
  readonly data: unknown;
}

/**
 * Asks the server from the partner's page. `body` goes as JSON with the person's token; without one nothing of the person
 * is sent. Rejects with `no_answer` when the server cannot be reached in ten seconds, `declined` when nobody is signed in.
 */
export const askServer = async (
  { page, clock, tokens }: SurfaceContext,
  method: ServerMethod,
  body?: unknown,
): Promise<ServerAnswer> => {
  const grant = body === undefined ? undefined : await tokens.get('initial', []);
  if (grant === null) throw new EmbedError('declined');
  const abort = new AbortController();
  const stop = clock.after(DEADLINE_MS, () => abort.abort());
  try {
    const answer = await fetch(`${page.origin}${page.pathname}api/${method}${page.search}`, {
      credentials: 'omit',
      signal: abort.signal,
      ...(grant === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', token: grant.value },
            body: JSON.stringify(body),
          }),
    });
    const said: unknown = await answer.json();
    if (!isPlainObject(said)) throw new EmbedError('no_answer');
    return { code: String(said['code']), data: said['data'] };
  } catch {
    throw new EmbedError('no_answer');
  } finally {
    stop();
  }
};
