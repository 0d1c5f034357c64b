// The limits that a first list of files needs stand by themselves, because a bundler keeps an object whole.

/** Request time-out in milliseconds (REQ-01). */
export const REQUEST_TIMEOUT_MS = 50_000;

/** Folders from which the breadcrumb collapses (CRUMB-03). */
export const CRUMB_COLLAPSE_AT = 4;

/** Folders the collapsed breadcrumb still shows (CRUMB-03). */
export const CRUMB_TAIL = 2;
