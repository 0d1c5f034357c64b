import { isEmbedError } from '../errors.ts';
import type { Instance, Wish } from '../loader/instance.types.ts';
import type { Life } from '../loader/life.ts';
import type { SurfaceOptions } from '../loader/options.types.ts';
import { failedBy } from '../loader/outcomes.ts';
import { contextOf } from './context.ts';
import { demandNames } from './demand.ts';
import { openSurface } from './open-surface.ts';
import { pickTask } from './pick-task.ts';
import { choosePlacement } from './placement.ts';

/** What the loader hands over to open a surface. */
export interface OpenRequest {
  readonly instance: Instance;
  readonly life: Life;
  readonly wish: Wish;
  readonly wishes: SurfaceOptions;
  /** The window that was opened in the gesture; null where the browser opened none. */
  readonly popup: Window | null | undefined;
}

/** Tells whether options ask for more than this part holds. */
const needMore = (options: Readonly<Record<string, unknown>>): unknown =>
  options['canPick'] ||
  options['onCommand'] ||
  options['upload'] ||
  options['telemetry'] ||
  options['log'] ||
  options['link'];

const begin = async ({ instance, life, wish, wishes, popup }: OpenRequest): Promise<void> => {
  const options = { ...instance.options, ...wishes };
  const { title, confirmLabel } = options;
  demandNames({ title, confirmLabel });
  const plain = wish[0] === 'pick-files' ? pickTask(options) : undefined;
  const placement = await choosePlacement(options);
  const more = plain && placement && !needMore(options) ? undefined : await import('../more/index.ts');
  const task = more?.otherTask(wish, options) ?? plain;
  if (!task || life.state === 'settled') return;
  const opening = { context: contextOf(instance), life, task, extras: more?.extrasOf(options, life) };
  if (placement) openSurface({ ...opening, placement });
  else await more?.beginElsewhere({ ...opening, openSurface, popup });
};

/** Opens a surface, unless it has ended meanwhile. A mistake in its options ends it. */
export const open = (request: OpenRequest): void => {
  const { life } = request;
  begin(request).catch((reason: unknown) => {
    // Anything else is a part that could not be loaded. Each part that is loaded has a class of errors of its own.
    if (isEmbedError(reason)) life.reject(reason);
    else life.settle(failedBy('no_answer'));
  });
};
