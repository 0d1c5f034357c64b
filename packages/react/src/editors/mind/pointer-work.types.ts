import type { TreePlan } from '@chartdock/documents/drawing';
import type { MindSession } from '@chartdock/editing/tree';
import type { TreeCanvas } from '../canvas/tree-canvas.ts';
import type { ArmedField } from '../input/armed-field.ts';

/** Options of pointer handlers of a mind map. */
export interface MindPointerOptions {
  readonly host: HTMLElement;
  readonly canvas: TreeCanvas;
  readonly session: MindSession;
  readonly field: ArmedField;
  readonly plan: () => TreePlan;
  readonly onOpen: (id: string, at?: { readonly x: number; readonly y: number }) => boolean;
}

/** Handler of one gesture while a pointer is down. */
export interface PointerWork {
  readonly move: (event: PointerEvent) => void;
  readonly end: (event: PointerEvent) => void;
  /** Leaves everything as it was. */
  readonly cancel: () => void;
}

/** Returns where a pointer is in an element, in pixels from its left top corner. */
export const pointIn = (
  host: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): { readonly x: number; readonly y: number } => {
  const { left, top } = host.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};
