import type { OpenRequest } from '../api/instance.types.ts';
import type { SurfaceOptions } from '../api/options.types.ts';
import { badOptionsOf } from '../wire/bad-options.ts';
import { sayOnce } from './development.ts';
import type { NamedCall } from './option-names.ts';
import { instanceCall, taskCalls } from './option-names.ts';

/** Names the options of a call that there are not. */
export const unknownOptions = (options: object, { names }: NamedCall): readonly string[] =>
  Object.keys(options).filter((name) => !names.has(name));

const sayUnknown = (options: object, named: NamedCall): void => {
  for (const name of unknownOptions(options, named))
    sayOnce(`${named.call} has no option "${name}". It has ${[...named.names].sort().join(', ')}.`);
};

/** Tells a developer of options that there are not, and of those that were not understood. A partner's own code goes on as before. */
export const sayMistakes = async ({ instance, life, wish, wishes }: OpenRequest): Promise<void> => {
  const { options } = instance;
  sayUnknown(options, instanceCall);
  sayUnknown(wishes, taskCalls[wish[0]]);
  const outcome = await life.handle.result.catch(() => undefined);
  if (outcome?.status !== 'refused' || outcome.code !== 'bad_option') return;
  const names = badOptionsOf({ ...options, ...wishes } satisfies SurfaceOptions);
  sayOnce(
    `${taskCalls[wish[0]].call} was refused with bad_option: look at ${names.join(', ') || 'its options'}.`,
  );
};
