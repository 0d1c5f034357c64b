/** Describes how a dialog lies in its window, in CSS pixels. */
export interface DialogRoom {
  readonly dialog: { readonly width: number; readonly height: number };
  readonly window: { readonly width: number; readonly height: number };
}

/** Space kept free around a dialog, in pixels. */
export const dialogMargin = 16;

/** Smallest scale before the content scrolls instead: texts of 14 pixels are 12 then, which can still be read. */
export const smallestScale = 12 / 14;

/** Finds the scale at which a dialog taller than the window fits (DLG-17); 1 when it fits anyway. */
export const scaleDialog = ({ dialog, window }: DialogRoom): number => {
  const room = window.height - 2 * dialogMargin;
  if (dialog.height <= room || dialog.height <= 0) return 1;
  return Math.max(smallestScale, room / dialog.height);
};

/** Keeps a dragged dialog inside the window; offsets are from the centre (DLG-15). */
export const keepInside = (
  offset: { readonly x: number; readonly y: number },
  { dialog, window }: DialogRoom,
): { x: number; y: number } => {
  const roomX = Math.max(0, (window.width - dialog.width) / 2);
  const roomY = Math.max(0, (window.height - dialog.height) / 2);
  return {
    x: Math.max(-roomX, Math.min(offset.x, roomX)),
    y: Math.max(-roomY, Math.min(offset.y, roomY)),
  };
};
