import { createFakeClock } from '../fake-clock.ts';
import type { AttackedEnd } from './attacked-end.ts';
import { createAttackedEnd, SECRET } from './attacked-end.ts';
import type { RandomNumbers } from './hostile-values.ts';
import { pickOf } from './hostile-values.ts';
import { mutate } from './mutate.ts';
import { expectReaction } from './oracle-port.ts';
import type { Tally } from './tally.ts';
import { compareEffects } from './tally.ts';
import { makePortMessage } from './valid-messages.ts';

/** Codes of a response to a question that was let through. */
const OWN_FAILURES = ['failed', 'declined', 'too_large'];

/** Time after which a request must have been acknowledged, and only once. */
const PATIENCE_MS = 120;

const LEAK = new RegExp(`${SECRET}|\\n\\s+at |\\.[cm]?[jt]s:\\d|TypeError`);

const kindOf = ({ t, err, n }: Readonly<Record<string, unknown>>, wasCalled: boolean): string => {
  if (t === 'evt') return `evt ${String(n)}`;
  const code = (err as { readonly code?: unknown } | undefined)?.code;
  if (typeof code !== 'string' || (wasCalled && OWN_FAILURES.includes(code))) return String(t);
  return `${String(t)} ${code}`;
};

// A response is a few turns away: the method is awaited, and may itself be a promise.
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

interface Reaction {
  readonly message: unknown;
  readonly isSlow: boolean;
}

const compareAnswers = (tally: Tally, end: AttackedEnd, { message, isSlow }: Reaction): void => {
  const { effect, answers } = expectReaction(end.side, message, isSlow);
  compareEffects(tally, { actual: end.effects.join(' + ') || undefined, expected: effect }, message);
  const wasCalled = effect?.startsWith('call') === true;
  const actual = end.posted.map((answer) => kindOf(answer, wasCalled)).join(', ');
  if (actual !== answers.join(', '))
    tally.fault('misanswered', `expected [${answers.join(', ')}], got [${actual}]`, message);
  if (LEAK.test(JSON.stringify(end.posted))) tally.fault('leaks', JSON.stringify(end.posted), message);
};

/** Creates what sends one message to one end of a conversation; each message has a second of its own, and what it starts has time. */
export const createPortAttack = (random: RandomNumbers, tally: Tally): (() => Promise<void>) => {
  const clock = createFakeClock();
  const ends = [createAttackedEnd('host', random, clock), createAttackedEnd('guest', random, clock)] as const;
  return async () => {
    clock.advance(1000);
    const end = pickOf(random, ends);
    const message = random.next() < 0.35 ? makePortMessage(random) : mutate(random, makePortMessage(random));
    end.clear();
    try {
      end.deliver(message);
    } catch (error) {
      tally.fault('uncaught', String(error), message);
    }
    await settle();
    clock.advance(PATIENCE_MS);
    const isSlow = end.finish();
    await settle();
    compareAnswers(tally, end, { message, isSlow });
  };
};

/** Sends five hundred questions within one second and tells how many were served, and how many refused for it. */
export const floodPort = async (
  random: RandomNumbers,
): Promise<{ readonly served: number; readonly refused: number }> => {
  const end = createAttackedEnd('host', random, createFakeClock());
  for (let id = 0; id < 500; id += 1) {
    end.deliver({ t: 'req', id, m: 'store.get', p: { key: 'sort' }, d: 0 });
    end.finish();
    await settle();
  }
  const refused = end.posted.filter((answer) => kindOf(answer, false) === 'res rate_limited').length;
  return { served: end.effects.length, refused };
};
