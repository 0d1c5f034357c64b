import type { HandleEvents } from '../loader/handle.types.ts';

import type { Life } from '../loader/life.ts';
import type { SurfaceContext } from './context.ts';

/** Reports an event to the handle, to the instance and to the log; true when somebody listens for it. */
export const createReport =
  ({ context, life }: { readonly context: SurfaceContext; readonly life: Life }) =>
  <Name extends keyof HandleEvents>(name: Name, data: HandleEvents[Name]): boolean => {
    const { all, options } = context;
    options.log?.({ surface: life.id, event: name });
    const isHeard = life.own.emit(name, data);
    return all.emit(name, { surface: life.id, data } as never) || isHeard;
  };
