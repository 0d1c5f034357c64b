import { createMethods } from '../channel/methods.ts';
import type { Extras } from '../client/opening.types.ts';
import type { HandleEvents } from '../loader/handle.types.ts';
import type { Life } from '../loader/life.ts';
import type { ChartdockOptions, PickOptions } from '../loader/options.types.ts';
import { extraCalls, extraEvents } from '../wire/extra-calls.ts';

/** What the log hears of; `navigate` is left out, because who listens to it opens links himself. */
const LOGGED: readonly (keyof HandleEvents)[] = [
  'ready',
  'selection',
  'navigated',
  'session',
  'shortcut',
  'focusLeave',
  'resize',
  'progress',
  'telemetry',
];

const startLog = ({ own, id, atEnd }: Life, log: NonNullable<ChartdockOptions['log']>): void => {
  for (const event of LOGGED) own.on(event, () => log({ surface: id, event }));
  atEnd(() => log({ surface: id, event: 'settled' }));
};

/** Makes what a surface needs whose host decides about files, has buttons of its own, or listens to figures. */
export const extrasOf = (options: PickOptions & Pick<ChartdockOptions, 'log'>, life: Life): Extras => {
  if (options.log !== undefined) startLog(life, options.log);
  return {
    methods: createMethods(extraCalls, {
      'item.check': async ({ items }) =>
        Promise.all(items.map(async (item) => (await options.canPick?.(item)) ?? true)),
      'command.run': async ({ id, items }) => (await options.onCommand?.(id, items)) ?? {},
    }),
    events: extraEvents,
  };
};
