/** Owns every node the crash writer makes. */
export const OWNER = '01890000-0000-7000-8000-00000000000a';

/** Names the folder the crash writer moves its nodes to. */
export const TARGET = '01890000-0000-7000-8000-00000000000b';

/** Counts the nodes of one write. */
export const BATCH = 3;
