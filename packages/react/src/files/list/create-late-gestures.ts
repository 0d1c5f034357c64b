import { createViewGestures } from './create-view-gestures.ts';
import type { CreateViewGestures, ViewGestures, ViewHandlers } from './view-gestures.types.ts';

const names = [
  'onClick',
  'onDoubleClick',
  'onContextMenu',
  'onKeyDown',
  'onFocus',
  'onPointerDown',
  'onPointerMove',
  'onPointerUp',
  'onPointerCancel',
] as const satisfies readonly (keyof ViewHandlers)[];

/**
 * Creates the handlers of a view, and their effects with the first event that comes: compiling that takes a tenth of the time
 * that drawing the rows of a list takes.
 */
export const createLateGestures: CreateViewGestures = (view) => {
  let made: ViewGestures | undefined;
  const handle = (name: keyof ViewHandlers) => (event: never) => {
    made ??= createViewGestures(view);
    made.handlers[name](event);
  };
  return {
    handlers: Object.fromEntries(names.map((name) => [name, handle(name)])) as unknown as ViewHandlers,
    stop: () => made?.stop(),
  };
};
