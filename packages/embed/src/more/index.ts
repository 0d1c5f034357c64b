import { contextOf } from '../client/context.ts';
import type { Ability, Finding, Verdict } from '../loader/answers.types.ts';
import type { Instance } from '../loader/instance.types.ts';
import type { Outcome } from '../loader/options.types.ts';
import type { JsonValue } from '../tasks.types.ts';
import { askAbility } from './ask-ability.ts';
import { findProblems } from './find-problems.ts';
import { prefetchGuest } from './prefetch-guest.ts';
import { resumeTicket } from './read-ticket.ts';

export { beginElsewhere } from './begin-elsewhere.ts';
export { extrasOf } from './extras.ts';
export { offerNext } from './offer-next.ts';
export { otherTask } from './other-tasks.ts';

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
