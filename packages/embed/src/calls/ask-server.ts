import { explained } from '../explain/explained.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { askStanding } from './ask-standing.ts';
import type { ServerAnswer, ServerMethod } from './send-call.ts';
import { sendCall } from './send-call.ts';

/**
 * Asks the server from the partner's page. `body` goes as JSON with the person's token; without one nothing of the person
 * is sent. Rejects with `no_answer` when the server cannot be reached in ten seconds, `origin_not_allowed` when this page is not
 * registered, `declined` when nobody is signed in.
 */
export const askServer = async (
  context: SurfaceContext,
  method: ServerMethod,
  body?: unknown,
): Promise<ServerAnswer> => {
  const grant = body === undefined ? undefined : await context.tokens.get('initial', []);
  if (grant === null) throw explained(context, 'declined');
  const answer = await sendCall(context, method, {
    sent: grant && { token: grant.value, body },
  });
  if (typeof answer === 'object') return answer;
  // Browsers let a page that is not registered hear no refusal. A server that was silent would be silent once more.
  const standing = answer === 'unreachable' ? await askStanding(context) : undefined;
  throw explained(context, standing === 'stranger' ? 'origin_not_allowed' : 'no_answer');
};
