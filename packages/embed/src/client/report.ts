import type { HandleEvents } from '../loader/handle.types.ts';
import type { Life } from '../loader/life.ts';
import type { SurfaceContext } from './context.ts';

/** Reports an event; true when somebody listens for it. */
export type Report = <Name extends keyof HandleEvents>(name: Name, data: HandleEvents[Name]) => boolean;

/** Makes what reports an event to the handle and to the instance. */
export const createReport =
  ({ context, life }: { readonly context: SurfaceContext; readonly life: Life }): Report =>
  (name, data) => {
    const isHeard = life.own.emit(name, data);
    return context.all.emit(name, { surface: life.id, data } as never) || isHeard;
  };
