import type { OpenRequest } from '../api/instance.types.ts';
import { browserClock } from '../clock.ts';
import { isEmbedError } from '../errors.ts';
import { demandNames } from '../tasks/demand.ts';
import { pickTask } from '../tasks/pick-task.ts';
import { contextOf } from './context.ts';
import type { OnTokenTrouble } from './tokens.ts';
import { openSurface } from './open-surface.ts';
import { choosePlacement } from './placement.ts';

/** Returns whether a surface takes more than this part holds: another task or place than the usual, or rare options. */
const needMore = (options: Readonly<Record<string, unknown>>, isUsual: unknown): unknown =>
  !isUsual ||
  options['canPick'] ||
  options['onCommand'] ||
  options['upload'] ||
  options['telemetry'] ||
  options['log'] ||
  options['link'] ||
  options['content'];

/** Names for a developer the value in the place of a token. */
const sayTrouble: OnTokenTrouble = (trouble) =>
  void import('../parts/more.ts').then(({ sayTokenTrouble }) => sayTokenTrouble(trouble), String);

/** Tells developers of mistakes, once there is nothing more urgent to load. */
const sayMistakesOf = async (request: OpenRequest): Promise<void> => {
  await request.life.handle.ready;
  if (/^(localhost$|127\.)/.test(location.hostname))
    import('../parts/more.ts').then(({ sayMistakes }) => sayMistakes(request)).catch(() => undefined);
};

/** Longest time between the presses of a double click, in milliseconds. */
const DOUBLE_PRESS_MS = 500;

/** Returns whether a surface over the page is asked for by the second press of a double click: the first one has begun it. */
const isSecondPress = ({ instance, life, wish: [task], wishes }: OpenRequest): boolean => {
  const { clock = browserClock, container } = { ...instance.options, ...wishes };
  if (container) return false;
  const [first, before, at = 0] = instance.pressed ?? [];
  const now = clock.now();
  if (first === task && before?.state !== 'settled' && now - at < DOUBLE_PRESS_MS) return true;
  instance.pressed = [task, life, now];
  return false;
};

/** Opens a surface, unless it has ended meanwhile. A mistake in its options ends it. Rejects when a part could not be loaded. */
export const open = async (request: OpenRequest): Promise<void> => {
  if (isSecondPress(request)) request.life.settle({ status: 'cancelled', by: 'user' });
  else await begin(request);
};

const begin = async (request: OpenRequest): Promise<void> => {
  const { instance, life, wish, wishes, popup } = request;
  try {
    const options = { ...instance.options, ...wishes };
    const { title, confirmLabel } = options;
    demandNames({ title, confirmLabel });
    const plain = wish[0] === 'pick-files' ? pickTask(options) : undefined;
    const placement = await choosePlacement(options);
    const more = needMore(options, plain && placement) ? await import('../parts/more.ts') : undefined;
    const task = more ? await more.otherTask(wish, options) : plain;
    if (!task || life.state === 'settled') return;
    const opening = {
      context: contextOf(instance, sayTrouble, wishes),
      life,
      task,
      extras: more?.extrasOf(options, life),
    };
    if (placement) openSurface({ ...opening, placement });
    else await more?.beginElsewhere({ ...opening, openSurface, popup });
  } catch (reason) {
    // Anything else is a part that could not be loaded. Each part that is loaded has a class of errors of its own.
    if (!isEmbedError(reason)) throw reason;
    life.reject(reason);
  }
  await sayMistakesOf(request);
};
