/** Rows that one call asks for; rows are windowed, so this is larger than a printed page. */
export const PAGE_SIZE = 100;
