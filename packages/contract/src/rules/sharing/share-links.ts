/** Days until a new link expires unless its maker says otherwise; the server's setting may differ. */
export const LINK_DAYS = 30;

/** Collaborators that a file or folder of a free owner may have; the server's setting may differ (PROD-24). */
export const FREE_COLLABORATORS = 3;

/** Longest note on a link or a person, in UTF-16 code units. */
export const SHARE_NOTE_MAX = 60;

/** Longest message with an invitation or a request, in UTF-16 code units. */
export const SHARE_MESSAGE_MAX = 200;

/** Builds the path of the page on which someone joins by a collaboration link; it holds no password. */
export const joinAddress = (token: string): string => `/join/${encodeURIComponent(token)}`;
