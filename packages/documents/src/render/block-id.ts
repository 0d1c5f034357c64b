/** Names a block of a text, or a line of a source, in its picture. */
export const blockId = (index: number): string => `b${index}`;
