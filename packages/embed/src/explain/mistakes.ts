import type { OpenRequest } from '../api/instance.types.ts';
import type { SurfaceOptions } from '../api/options.types.ts';
import { badOptionsOf } from '../wire/bad-options.ts';
import { sayOnce } from './development.ts';
import type { NamedCall } from './option-names.ts';
import { instanceCall, taskCalls } from './option-names.ts';

/** Names the options of a call that there are not. */
const unknownOptions = (options: object, { names }: NamedCall): readonly string[] =>
  Object.keys(options).filter((name) => !names.has(name));

const sayUnknown = (options: object, named: NamedCall): void => {
  for (const name of unknownOptions(options, named))
    sayOnce(`${named.call} has no option "${name}". It has ${[...named.names].sort().join(', ')}.`);
};

/** Writes a value as it stands in code, in one short line. */
const shown = (value: unknown): string => {
  const written = JSON.stringify(value) as string | undefined;
  const text = typeof value === 'function' ? 'a function' : (written ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** A frame lower than this shows no row, in pixels. */
const LOW = 80;

/** Names the options that are understood otherwise than meant, without ending anything. */
const sayTaken = ({ locale, container }: SurfaceOptions & { readonly locale?: unknown }): void => {
  if (typeof locale === 'string' && !/^(auto$|zh\b|en\b)/i.test(locale))
    sayOnce(`locale is ${shown(locale)}: texts are there in zh and en, so en is shown.`);
  // A stand-in for a browser lays nothing out.
  const hasLayout = document.documentElement.clientHeight > 0;
  if (hasLayout && container instanceof HTMLElement && container.isConnected && container.clientHeight < LOW)
    sayOnce(
      `The container is ${container.clientHeight} pixels high, so there is nothing to see: give it a height of its own, or autoHeight.`,
    );
};

/** Tells a developer of options that there are not, and of those that were not understood. A partner's own code goes on as before. */
export const sayMistakes = async ({ instance, life, wish, wishes }: OpenRequest): Promise<void> => {
  const { options } = instance;
  sayUnknown(options, instanceCall);
  sayUnknown(wishes, taskCalls[wish[0]]);
  sayTaken({ ...options, ...wishes });
  const outcome = await life.handle.result.catch(() => undefined);
  if (outcome?.status !== 'refused' || outcome.code !== 'bad_option') return;
  const all: SurfaceOptions = { ...options, ...wishes };
  const given = new Map<string, unknown>(Object.entries(all));
  const names = badOptionsOf(all).map((name) => `${name}, which is ${shown(given.get(name))}`);
  const call = `${taskCalls[wish[0]].call} was refused with bad_option`;
  // Faults that only the server can judge: the scenes of a kind differ.
  const scene = given.get('scene');
  if (names.length === 0 && scene !== undefined)
    sayOnce(
      `${call}: the templates of kind ${shown(given.get('kind') ?? 'flow')} have no scene ${shown(scene)}.`,
    );
  else sayOnce(`${call}: look at ${names.join(', and ') || 'its options'}.`);
};
