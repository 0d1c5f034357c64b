import type { Life } from '../api/life.ts';
import type { Method } from '../channel/methods.ts';
import type { Task } from '../tasks/task.types.ts';
import type { Guard } from '../wire/guards.ts';
import type { SurfaceContext } from './context.ts';
import type { Placement } from './surface.types.ts';

/** Extras that few surfaces need; they come with the part that is loaded when it is asked for. */
export interface Extras {
  readonly methods: Readonly<Record<string, Method>>;
  /** Whether the host takes orders over that are to be paid. */
  readonly takesOrders: boolean;
  /** Guards of more events. */
  readonly events: Readonly<Record<string, Guard<unknown>>>;
}

/** Options of a surface that opens. */
export interface Opening {
  readonly context: SurfaceContext;
  readonly life: Life;
  readonly task: Task;
  readonly placement: Placement;
  readonly extras: Extras | undefined;
}

/** Shows the guest at once, connects to it, and stays with it until the surface's life ends. */
export type OpenSurface = (opening: Opening) => void;
