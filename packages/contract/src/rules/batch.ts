/** Most items one batch call takes. */
export const BATCH_ITEMS = 500;
