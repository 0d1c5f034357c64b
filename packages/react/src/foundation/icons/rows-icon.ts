// Made from lucide 1.62.0 (ISC licence, see NOTICE.md). By itself, because a picker that shows pictures needs no other of the interface icons.

/** Holds the path of lucide "list". */
export const listIcon = 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13';
