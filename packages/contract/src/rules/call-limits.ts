/** Most items one batch call takes. */
export const BATCH_ITEMS = 500;

/** Most folders that one person can pin. */
export const PIN_LIMIT = 50;

/** Request time-out in milliseconds (REQ-01). */
export const REQUEST_TIMEOUT_MS = 50_000;
