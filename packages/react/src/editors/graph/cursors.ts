import type { Control } from './controls.ts';

const RESIZE: Readonly<Record<string, string>> = {
  n: 'ns-resize',
  s: 'ns-resize',
  e: 'ew-resize',
  w: 'ew-resize',
  nw: 'nwse-resize',
  se: 'nwse-resize',
  ne: 'nesw-resize',
  sw: 'nesw-resize',
};

const CURSORS: Readonly<Record<Control['kind'], string>> = {
  handle: 'nwse-resize',
  rotate: 'grab',
  port: 'crosshair',
  arrow: 'pointer',
  end: 'crosshair',
  bend: 'move',
};

/** Returns the cursor over a control. */
export const cursorOf = (control: Control): string =>
  control.kind === 'handle' ? (RESIZE[control.handle] ?? 'move') : CURSORS[control.kind];
