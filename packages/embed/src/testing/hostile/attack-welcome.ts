import { EmbedError } from '../../errors.ts';
import { createGuestSession } from '../../guest/session.ts';
import type { Port } from '../../ports/port.ts';
import type { RandomNumbers } from './hostile-values.ts';
import { pickOf } from './hostile-values.ts';
import { mutate } from './mutate.ts';
import { fitsNamed } from './oracle.ts';
import type { Tally } from './tally.ts';
import { compareEffects } from './tally.ts';
import { CONFIGS, FIRST_PAINTS } from './valid-messages.ts';

const deadPort: Port = {
  post: () => undefined,
  listen: () => undefined,
  onGone: () => undefined,
  close: () => undefined,
};
const clock = { now: () => 0, after: () => () => undefined };

const opens = (config: unknown, first: unknown): boolean => {
  const welcome = { cd: 1, t: 'welcome', ch: 'c', nonce: 'n', v: 1, features: [], config, first } as const;
  try {
    createGuestSession({ welcome, port: deadPort }, clock);
    return true;
  } catch (error) {
    if (error instanceof EmbedError && error.code === 'bad_params') return false;
    throw error;
  }
};

/** Gives a guest a welcome whose contents were tampered with. */
export const attackWelcome = (random: RandomNumbers, tally: Tally): void => {
  const isConfig = random.next() < 0.7;
  const own = pickOf(random, isConfig ? CONFIGS : FIRST_PAINTS);
  const value = random.next() < 0.3 ? own : mutate(random, own);
  const name = isConfig ? 'config' : 'first paint';
  try {
    const hasOpened = isConfig ? opens(value, FIRST_PAINTS[0]) : opens(CONFIGS[0], value);
    const expected = fitsNamed(name, value) ? name : undefined;
    compareEffects(tally, { actual: hasOpened ? name : undefined, expected }, value);
  } catch (error) {
    tally.fault('uncaught', String(error), value);
  }
};
