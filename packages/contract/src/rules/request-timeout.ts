/** Request time-out in milliseconds (REQ-01). */
export const REQUEST_TIMEOUT_MS = 50_000;
