import type { HandleEvents } from '../api/handle.types.ts';
import type { Life } from '../api/life.ts';
import type { ChartdockOptions, PickOptions } from '../api/options.types.ts';
import { createMethods } from '../channel/methods.ts';
import { badOptionsOf } from '../wire/bad-options.ts';
import { extraCalls, extraEvents, payCalls } from '../wire/extra-calls.ts';
import type { Extras } from './opening.types.ts';

/** Events that the log hears of; `navigate` is left out, because a listener to it opens links himself. */
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

type Log = NonNullable<ChartdockOptions['log']>;

/** Names the misunderstood option: the guest says that it is so, and has no room to name it. */
const logBadOptions = async ({ handle, id }: Life, log: Log, options: object): Promise<void> => {
  // A rejection names its option by itself.
  const outcome = await handle.result.catch(() => undefined);
  if (outcome?.status === 'refused' && outcome.code === 'bad_option')
    log({ surface: id, event: 'bad_option', detail: badOptionsOf(options) });
};

const startLog = (life: Life, log: Log, options: object): void => {
  const { own, id, atEnd } = life;
  for (const event of LOGGED) own.on(event, () => log({ surface: id, event }));
  atEnd(() => log({ surface: id, event: 'settled' }));
  void logBadOptions(life, log, options);
};

/** Makes the questions to a host that takes orders over. */
const payMethods = (presentPayment: NonNullable<ChartdockOptions['presentPayment']>): Extras['methods'] =>
  createMethods(payCalls, {
    // Anything else than true is no yes: a host that is not sure leaves the code to the guest.
    'pay.present': async (offer) => ({ taken: (await presentPayment(offer)) === true }),
  });

/** Makes the extras of a surface whose host decides about files, has buttons of its own, takes orders over, or listens to figures. */
export const extrasOf = (
  options: PickOptions & Pick<ChartdockOptions, 'log' | 'presentPayment'>,
  life: Life,
): Extras => {
  const { log, presentPayment } = options;
  if (log !== undefined) startLog(life, log, options);
  return {
    takesOrders: presentPayment !== undefined,
    methods: {
      ...(presentPayment === undefined ? {} : payMethods(presentPayment)),
      ...createMethods(extraCalls, {
        'item.check': async ({ items }) =>
          Promise.all(items.map(async (item) => (await options.canPick?.(item)) ?? true)),
        'command.run': async ({ id, items }) => (await options.onCommand?.(id, items)) ?? {},
      }),
    },
    events: extraEvents,
  };
};
