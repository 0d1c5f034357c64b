/** Hands out the layers of dialogs. */
export interface DialogLayers {
  /** Takes the next layer: 100 first, one more per open dialog (DLG-20, DLG-21). */
  take(): number;
  /** Gives a layer back; when none is open counting starts at 100 again. */
  release(layer: number): void;
}

/** Layer of the first open dialog. */
export const firstDialogLayer = 100;

/** Creates a counter of dialog layers; one belongs to each page. */
export const createDialogLayers = (): DialogLayers => {
  const open = new Set<number>();
  return {
    take: () => {
      const layer = open.size === 0 ? firstDialogLayer : Math.max(...open) + 1;
      open.add(layer);
      return layer;
    },
    release: (layer) => {
      open.delete(layer);
    },
  };
};

/** Counts the layers of this page. */
export const pageDialogLayers: DialogLayers = createDialogLayers();
