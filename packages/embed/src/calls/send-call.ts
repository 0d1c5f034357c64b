import { DEADLINE_MS } from '../protocol.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { isPlainObject } from '../wire/guards.ts';
import { hearPolicy } from './hear-policy.ts';

/** A method of the server for partner pages. */
export type ServerMethod = 'status' | 'launch' | 'resume' | 'can';

/** Answer of the server: its code, `'200'` for success, and its data. */
export interface ServerAnswer {
  readonly code: string;
  readonly data: unknown;
}

/**
 * Why nothing was said. `policy`: the content policy of this page lets no call through. `silent`: nothing came in time.
 * `unreachable`: the browser says that nobody is there, or hides the answer.
 */
export type NoAnswer = 'policy' | 'silent' | 'unreachable';

/** Body of a call: the person's token, and a body that goes as JSON. */
export interface CallBody {
  readonly token: string;
  readonly body: unknown;
}

/** How a call is sent. */
export interface SendOptions {
  readonly sent?: CallBody | undefined;
  /** How long may pass until something comes back, in milliseconds. Default ten seconds. */
  readonly within?: number;
}

/** Sends a call from the partner's page; without a body nothing of the person is sent. Resolves with a reason when nothing that can be read comes back in time. */
export const sendCall = async (
  { page, clock }: Pick<SurfaceContext, 'page' | 'clock'>,
  method: ServerMethod,
  { sent, within = DEADLINE_MS }: SendOptions = {},
): Promise<ServerAnswer | NoAnswer> => {
  const abort = new AbortController();
  const stop = clock.after(within, () => abort.abort());
  const policy = hearPolicy(page.origin);
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
    return isPlainObject(said) ? { code: String(said['code']), data: said['data'] } : 'unreachable';
  } catch {
    if (abort.signal.aborted) return 'silent';
    return (await policy.hasRefused()) ? 'policy' : 'unreachable';
  } finally {
    stop();
    policy.stop();
  }
};
