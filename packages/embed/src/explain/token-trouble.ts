import type { TokenTrouble } from '../surface/tokens.ts';
import { isPlainObject } from '../wire/guards.ts';
import { sayOnce } from './development.ts';

const WANTED =
  'It gives a token as a text, { value, expiresAt } with milliseconds, or null when nobody is signed in.';

/** Fields by which backends wrap their answers. */
const WRAPPED = ['data', 'result', 'body', 'payload'];

const nameOf = (value: object): string =>
  (Object.getPrototypeOf(value) as { readonly constructor?: { readonly name: string } } | null)?.constructor
    ?.name ?? 'object';

/** Names a value by its shape alone: its content is nobody's business. */
const describeValue = (came: unknown): string => {
  if (typeof came === 'string') return came === '' ? 'an empty text' : 'a text longer than 4096 characters';
  if (came === null || typeof came !== 'object') return came === undefined ? 'undefined' : `a ${typeof came}`;
  if (!isPlainObject(came)) {
    const name = nameOf(came);
    return name === 'Response'
      ? 'a Response: look at its .ok, and hand on what its .json() gives'
      : `an object of ${name}`;
  }
  const keys = Object.keys(came).slice(0, 8);
  const wrapper = WRAPPED.find((key) => key in came);
  const hint =
    wrapper === undefined ? '' : `: hand on what is in its ${wrapper}, once its code says that it worked`;
  return `an object of ${keys.length === 0 ? 'no fields' : keys.join(', ')}${hint}`;
};

/** Names the value in the place of a token. */
export const describeTrouble = (trouble: TokenTrouble): string => {
  if (trouble === 'nothing') return 'getToken gave nothing in ten seconds.';
  if ('thrown' in trouble)
    return `getToken failed: ${trouble.thrown instanceof Error ? `${trouble.thrown.name}: ${trouble.thrown.message}` : describeValue(trouble.thrown)}.`;
  return `getToken gave ${describeValue(trouble.came)}.`;
};

/** Tells a developer once of the value in the place of a token and of the wanted one. */
export const sayTokenTrouble = (trouble: TokenTrouble): void =>
  sayOnce(`${describeTrouble(trouble)} ${WANTED}`);
