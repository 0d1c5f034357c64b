import type { Ability, Finding, Verdict } from '../api/answers.types.ts';
import type { Instance } from '../api/instance.types.ts';
import type { Outcome } from '../api/options.types.ts';
import { askAbility } from '../calls/ask-ability.ts';
import { findProblems } from '../diagnose/find-problems.ts';
import { resumeTicket } from '../launch/read-ticket.ts';
import { contextOf } from '../surface/context.ts';
import { prefetchGuest } from '../surface/prefetch-guest.ts';
import type { JsonValue } from '../tasks.types.ts';

export { beginElsewhere } from '../launch/begin-elsewhere.ts';
export { extrasOf } from '../surface/extras.ts';
export { endLost } from '../explain/end-lost.ts';
export { sayMistakes } from '../explain/mistakes.ts';
export { endStranger } from '../explain/stranger.ts';
export { otherTask } from '../tasks/other-tasks.ts';

/** See `Chartdock.can`. */
export const can = async (instance: Instance, ability: Ability): Promise<Verdict> =>
  askAbility(contextOf(instance), ability);

/** See `Chartdock.resume`. */
export const resume = async (
  instance: Instance,
  ticket: string | undefined,
): Promise<Outcome<JsonValue> | null> => resumeTicket(contextOf(instance), ticket);

/** See `Chartdock.diagnose`. */
export const diagnose = async (instance: Instance): Promise<readonly Finding[]> =>
  findProblems(contextOf(instance));

/** See `Chartdock.preload`; the loader adds the client. */
export const preload = async (instance: Instance): Promise<void> => {
  await Promise.resolve(prefetchGuest(contextOf(instance)));
};
