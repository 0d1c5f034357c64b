import type { Ability, Finding, Verdict } from '../api/answers.types.ts';
import type { Instance, Wish } from '../api/instance.types.ts';
import type { Outcome, SurfaceOptions } from '../api/options.types.ts';
import { askAbility } from '../calls/ask-ability.ts';
import { connectWith } from '../connecting/connect.ts';
import type { ConnectOptions } from '../connecting/connect.types.ts';
import { findProblems } from '../diagnose/find-problems.ts';
import { resumeTicket } from '../launch/read-ticket.ts';
import { checkoutTask } from '../tasks/checkout-task.ts';
import { otherTask as usualTask } from '../tasks/other-tasks.ts';
import type { Task } from '../tasks/task.types.ts';
import { contextOf } from '../surface/context.ts';
import { sayTokenTrouble } from '../explain/token-trouble.ts';
import { prefetchGuest } from '../surface/prefetch-guest.ts';
import type { TokenGrant } from '../surface.types.ts';
import type { JsonValue } from '../tasks.types.ts';

export { beginElsewhere } from '../launch/begin-elsewhere.ts';
export { extrasOf } from '../surface/extras.ts';
export { endLost } from '../explain/end-lost.ts';
export { sayMistakes } from '../explain/mistakes.ts';
export { endDoubted } from '../explain/end-doubted.ts';

export { sayTokenTrouble };

/** See `Chartdock.connect`. */
export const connect = async (instance: Instance, options?: ConnectOptions): Promise<Outcome<TokenGrant>> =>
  connectWith(contextOf(instance, sayTokenTrouble), instance, options);

/** Builds the task of any wish, once its subject is there; throws `bad_option`, naming the first option that makes no sense. */
export const otherTask = async (wish: Wish, options: SurfaceOptions): Promise<Task> =>
  wish[0] === 'checkout' ? checkoutTask(wish[1], options) : usualTask(wish, options);

/** See `Chartdock.can`. */
export const can = async (instance: Instance, ability: Ability): Promise<Verdict> =>
  askAbility(contextOf(instance, sayTokenTrouble), ability);

/** See `Chartdock.resume`. */
export const resume = async (
  instance: Instance,
  ticket: string | undefined,
): Promise<Outcome<JsonValue> | null> => resumeTicket(contextOf(instance, sayTokenTrouble), ticket);

/** See `Chartdock.diagnose`. */
export const diagnose = async (instance: Instance): Promise<readonly Finding[]> =>
  findProblems(contextOf(instance, sayTokenTrouble));

/** See `Chartdock.preload`; the loader adds the client. */
export const preload = async (instance: Instance): Promise<void> => {
  await Promise.resolve(prefetchGuest(contextOf(instance, sayTokenTrouble)));
};
