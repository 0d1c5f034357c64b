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

/** What a call is sent with: the person's token, and a body that goes as JSON. */
export interface CallBody {
  readonly token: string;
  readonly body: unknown;
}

/** Sends a call from the partner's page; without a body nothing of the person is sent. Undefined when nothing that can be read comes back in ten seconds. */
export const sendCall = async (
  { page, clock }: Pick<SurfaceContext, 'page' | 'clock'>,
  method: ServerMethod,
  sent?: CallBody,
): Promise<ServerAnswer | undefined> => {
  const abort = new AbortController();
  const stop = clock.after(DEADLINE_MS, () => abort.abort());
  try {
    const answer = await fetch(`${page.origin}${page.pathname}api/${method}${page.search}`, {
      credentials: 'omit',
      signal: abort.signal,
      ...(sent === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', token: sent.token },
            body: JSON.stringify(sent.body),
          }),
    });
    const said: unknown = await answer.json();
    return isPlainObject(said) ? { code: String(said['code']), data: said['data'] } : undefined;
  } catch {
    return undefined;
  } finally {
    stop();
  }
};
