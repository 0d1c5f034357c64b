/** What goes on while a pointer is held down. */
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
