import { createChannel } from '../../channel/channel.ts';
import type { EmbedClock } from '../../clock.ts';
import { createMethods } from '../../channel/methods.ts';
import { EmbedError } from '../../errors.ts';
import type { Port } from '../../ports/port.ts';
import type { GuestCalls } from '../../wire/guest-calls.ts';
import { guestCalls } from '../../wire/guest-calls.ts';
import { extraCalls, extraEvents, payCalls } from '../../wire/extra-calls.ts';
import { guestEvents, hostCalls } from '../../wire/host-calls.ts';
import type { Guard } from '../../wire/guards.ts';
import { createTable } from '../../wire/table.ts';
import type { RandomNumbers } from './hostile-values.ts';
import { pickOf } from './hostile-values.ts';

/** Secret that no response may ever contain. */
export const SECRET = 'SECRET-of-this-end';

/** One end of a conversation whose peer is hostile. */
export interface AttackedEnd {
  readonly side: 'host' | 'guest';
  /** Effects of messages since the last `clear`. */
  readonly effects: string[];
  readonly posted: Readonly<Record<string, unknown>>[];
  readonly deliver: (value: unknown) => void;
  /** Lets a method that takes its time come to its end; tells whether there was one since the last `clear`. */
  readonly finish: () => boolean;
  readonly clear: () => void;
}

/** Behaviours of a partner's own code when it is asked. */
const behaviours: readonly (() => unknown)[] = [
  () => ({ accepted: true }),
  () => undefined,
  () => 'x'.repeat(70_000),
  () => () => SECRET,
  () => {
    throw new TypeError(`${SECRET} is not a function`);
  },
  () => {
    throw new EmbedError('declined');
  },
  () => Promise.reject(new Error(SECRET)),
];

/** Creates an end that does what a real one does, and writes down what it was made to do. */
export const createAttackedEnd = (
  side: AttackedEnd['side'],
  random: RandomNumbers,
  clock: EmbedClock,
): AttackedEnd => {
  const effects: string[] = [];
  let release: (() => void) | undefined;
  const takeTime = async (): Promise<void> => new Promise((resolve) => (release = resolve));
  const posted: AttackedEnd['posted'] = [];
  let deliver: AttackedEnd['deliver'] = () => undefined;
  const port: Port = {
    post: (value) => void posted.push(structuredClone(value) as Record<string, unknown>),
    listen: (receive) => {
      deliver = receive;
    },
    onGone: () => undefined,
    close: () => undefined,
  };
  const runsOf = (names: readonly string[]): object =>
    Object.fromEntries(
      names.map((name) => [
        name,
        () => {
          effects.push(`call ${name}`);
          return pickOf(random, [...behaviours, takeTime])();
        },
      ]),
    );
  const methods =
    side === 'host'
      ? createMethods(
          { ...hostCalls, ...extraCalls, ...payCalls },
          runsOf(Object.keys({ ...hostCalls, ...extraCalls, ...payCalls })) as never,
        )
      : createMethods<GuestCalls>(guestCalls, runsOf(Object.keys(guestCalls)) as never);
  const events = createTable<Guard<unknown>>(side === 'host' ? { ...guestEvents, ...extraEvents } : {});
  createChannel({
    port,
    clock,
    methods,
    onEvent: (name, data) => {
      if (events[name]?.(data) !== true) return false;
      effects.push(`event ${name}`);
      return true;
    },
    onBye: (reason) => void effects.push(`bye ${reason}`),
  });
  return {
    side,
    effects,
    posted,
    deliver: (value) => deliver(value),
    finish: () => {
      release?.();
      return release !== undefined;
    },
    clear: () => {
      release = undefined;
      effects.length = 0;
      posted.length = 0;
    },
  };
};
