import type { EmbedError } from '../errors.ts';
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

const begin = async ({ instance, life, wish, wishes, popup }: OpenRequest): Promise<void> => {
  const options = { ...instance.options, ...wishes };
  const { title, confirmLabel } = options;
  demandNames({ title, confirmLabel });
  const placement = choosePlacement(options);
  const isPick = wish[0] === 'pick-files';
  const more =
    isPick && placement !== undefined ? undefined : await import('../more/index.ts').catch(() => null);
  if (more === null) {
    life.settle(failedBy('no_answer'));
    return;
  }
  const task = isPick ? pickTask(options) : more?.otherTask(wish, options);
  if (task === undefined || life.state === 'settled') return;
  const opening = { context: contextOf(instance), life, task };
  if (placement === undefined) await more?.beginElsewhere({ ...opening, openSurface, popup });
  else
    openSurface({
      ...opening,
      ...placement,
      // What is offered next is drawn by a part of its own.
      onBlocked: (code, surface) => {
        const mayOffer = placement.mayFallBack && /^frame_[bu]/.test(code);
        if (mayOffer)
          import('../more/index.ts').then(
            ({ offerNext }) => offerNext({ ...opening, openSurface, code, surface }),
            () => life.settle(failedBy(code)),
          );
        return mayOffer;
      },
    });
};

/** Opens a surface, unless it has ended meanwhile. A mistake in its options ends it. */
export const open = (request: OpenRequest): void => {
  begin(request).catch((mistake: unknown) => request.life.reject(mistake as EmbedError));
};
