import { fitsNamed, isJsonObject, isNamed, isSmall, fits } from './oracle.ts';

/** Effect of one message at an end, and its reply: nothing else may happen. */
export interface ExpectedReaction {
  /** `call name`, `event name`, `bye reason`. */
  readonly effect: string | undefined;
  /** Kinds of the messages that go back, with the code of an error. */
  readonly answers: readonly string[];
}

const nothing: ExpectedReaction = { effect: undefined, answers: [] };

const complaint = (message: Record<string, unknown>, code: string): ExpectedReaction =>
  message['t'] === 'req' && fits('@amount', message['id'])
    ? { effect: undefined, answers: [`res ${code}`] }
    : nothing;

/** A response acknowledges by itself; only what lets itself be waited for is acknowledged before. */
const expectRequest = (
  side: 'host' | 'guest',
  { m, p, d }: Record<string, unknown>,
  isSlow: boolean,
): ExpectedReaction => {
  const name = `${side} ${String(m)}`;
  if (!isNamed(name)) return { effect: undefined, answers: ['res unsupported'] };
  if (!fitsNamed(name, p)) return { effect: undefined, answers: ['res bad_params'] };
  const isOutOfTime = Number(d) > 0 && Number(d) <= 120;
  const slow = ['ack', isOutOfTime ? 'res deadline' : 'res'];
  return { effect: `call ${String(m)}`, answers: isSlow ? slow : ['res'] };
};

const expectEvent = (side: 'host' | 'guest', name: string, data: unknown): ExpectedReaction => {
  if (name === 'unsupported') return nothing;
  // The host has no events of its own.
  return side === 'host' && fitsNamed(`event ${name}`, data)
    ? { effect: `event ${name}`, answers: [] }
    : { effect: undefined, answers: ['evt unsupported'] };
};

/**
 * Predicts the effect of a message at the end that hears it, within 120 milliseconds; a slow method takes longer. Answers
 * nobody waits for set off nothing.
 */
export const expectReaction = (
  side: 'host' | 'guest',
  message: unknown,
  isSlow: boolean,
): ExpectedReaction => {
  if (!isJsonObject(message)) return nothing;
  if (!isSmall(message)) return complaint(message, 'too_large');
  const { t, n, d, reason } = message;
  if (typeof t !== 'string' || !fitsNamed(`message ${t}`, message)) return complaint(message, 'bad_params');
  switch (t) {
    case 'req':
      return expectRequest(side, message, isSlow);
    case 'evt':
      return expectEvent(side, String(n), d);
    case 'ping':
      return { effect: undefined, answers: ['pong'] };
    case 'bye':
      return { effect: `bye ${String(reason)}`, answers: [] };
    default:
      return nothing;
  }
};
