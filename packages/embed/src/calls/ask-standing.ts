import { sayStranger } from '../explain/stranger.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { isPlainObject } from '../wire/guards.ts';
import { isRefusedByPolicy } from './hear-policy.ts';
import { sendCall } from './send-call.ts';

/**
 * How this page stands with the server. `stranger`: its origin is not registered. `away`: the server cannot be reached.
 * `unknown`: the content policy of this page lets nobody ask, or the server does not say.
 */
export type Standing = 'stranger' | 'registered' | 'away' | 'unknown';

/** How long the answer may take, in milliseconds: asked in doubt, it is there before the surface that waits for it gives up. */
const WITHIN_MS = 8_000;

/** Asks the server how this page stands, and tells a developer how to register it. A policy that has refused the question is not asked again. */
export const askStanding = async (context: Pick<SurfaceContext, 'page' | 'clock'>): Promise<Standing> => {
  if (isRefusedByPolicy(context.page.origin)) return 'unknown';
  const said = await sendCall(context, 'status', { within: WITHIN_MS });
  if (typeof said === 'string') return said === 'policy' ? 'unknown' : 'away';
  if (!isPlainObject(said.data)) return 'unknown';
  if (said.data['registered'] === true) return 'registered';
  if (said.data['registered'] !== false) return 'unknown';
  sayStranger(context.page);
  return 'stranger';
};
